/** Plays a match of the points family, attack by attack. */
import type { Fixture } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { between, chance, createRandom, integerBetween, pickIndex, poisson } from '../seeded.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames, wallAt } from '../frames.ts';
import type { Attacks } from './attack.ts';
import { attacksOf } from './attack.ts';
import type { Down, Drive } from './downs.ts';
import { downsOf } from './downs.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, MAX_OVERTIMES, periodSeconds, TIP_POINTS } from './spec.ts';
import type { PlacedDown } from './yards.ts';
import { placedDowns } from './yards.ts';

const STREAM = { attacks: 21, stats: 22, suspensions: 23, downs: 24, yards: 25 } as const;
const MIN_SUSPENSION_MS = 4000;

interface Attacked {
  readonly happenings: readonly Happening[];
  readonly drives: readonly Drive[];
  /** Of each drive. */
  readonly downs: readonly (readonly Down[])[];
  readonly statNames: readonly string[];
}

export function playPoints(spec: PointsSpec, fixture: Fixture): Played {
  const { happenings, statNames } = attacked(spec, fixture);
  return buildFrames(fixture, happenings, statNames, MIN_SUSPENSION_MS);
}

/** Attacks and downs of a match, in order, with the wall time (ms) of each down; no downs in sports without them. */
export function drivesOf(
  spec: PointsSpec,
  fixture: Fixture,
): { readonly drives: readonly Drive[]; readonly downs: readonly (PlacedDown & { readonly at: number })[] } {
  const { drives, downs } = attacked(spec, fixture);
  const placed = placedDowns(drives, downs, createRandom(fixture.seed, STREAM.yards));
  return { drives, downs: placed.flat().map((down) => ({ ...down, at: wallAt(fixture, down.atS) })) };
}

function attacked(spec: PointsSpec, fixture: Fixture): Attacked {
  const random = createRandom(fixture.seed, STREAM.attacks);
  const suspensions = createRandom(fixture.seed, STREAM.suspensions);
  const attacks = attacksOf(spec, fixture);
  const { periods, breakS } = fixture.format;
  const lengthS = periodSeconds(spec, fixture.format);
  const happenings: Happening[] = [];
  const drives: Drive[] = [];
  const score: [number, number] = [0, 0];
  const played: PeriodSpan[] = [];
  let startS = 0;
  for (let period = 1; ; period += 1) {
    const overtime = period > periods;
    const seconds = overtime ? spec.overtimeS : lengthS;
    happenings.push({ type: 'phase', at: startS, status: 2, period, clockS: 0 });
    played.push({ startS, seconds });
    drives.push(...playPeriod(spec, attacks, { random, suspensions, period, startS, seconds }, score, happenings));
    const drawn = score[0] === score[1] && spec.overtimeS > 0;
    if (period - periods >= MAX_OVERTIMES && drawn)
      drives.push(tip({ period, at: startS + seconds - 1 }, random, score, happenings));
    const last = period >= periods && (!drawn || score[0] !== score[1]);
    happenings.push({ type: 'phase', at: startS + seconds, status: last ? 4 : 3, period, clockS: seconds });
    startS += seconds;
    if (last) break;
    startS += period === Math.floor(periods / 2) && periods > 2 ? 2 * breakS : breakS;
  }
  const downs =
    spec.plays === undefined
      ? []
      : downsOf(drives, spec.attackS / spec.plays, createRandom(fixture.seed, STREAM.downs));
  for (const { atS, side, isMade } of downs.flat())
    if (isMade) happenings.push({ type: 'stat', at: atS, name: 'firstDowns', side });
  const names = addStats(spec, fixture, played, happenings);
  return { happenings, drives, downs, statNames: spec.plays === undefined ? names : ['firstDowns', ...names] };
}

interface PeriodSpan {
  readonly startS: number;
  readonly seconds: number;
}

interface PeriodRun extends PeriodSpan {
  readonly random: Random;
  readonly suspensions: Random;
  readonly period: number;
}

/** The sides attack in turn, each attack in its own slot of the clock. Returns the attacks. */
function playPeriod(
  spec: PointsSpec,
  attacks: Attacks,
  run: PeriodRun,
  score: [number, number],
  into: Happening[],
): readonly Drive[] {
  const drives: Drive[] = [];
  let fromS = run.startS;
  const count = 2 * attacksIn(spec, run.seconds);
  const slot = (run.seconds - 2) / count;
  const first = chance(run.random, 0.5) ? 0 : 1;
  for (let index = 0; index < count; index += 1) {
    const side = (index + first) % 2 === 0 ? 1 : 2;
    const at = run.startS + Math.floor(1 + slot * (index + between(run.random, 0, 1)));
    const attack = side === 1 ? attacks.home : attacks.away;
    const isScored = chance(run.random, attack.scoring);
    const points = isScored
      ? (spec.scores[
          pickIndex(
            run.random,
            spec.scores.map(([, share]) => share),
          )
        ]?.[0] ?? 0)
      : 0;
    drives.push({ period: run.period, side, fromS, toS: at, points });
    fromS = at;
    if (!isScored) continue;
    score[side - 1] = (score[side - 1] ?? 0) + points;
    into.push({ type: 'score', at, side, points });
    if (spec.suspensionS)
      into.push({
        type: 'suspend',
        at,
        untilS: at + integerBetween(run.suspensions, ...spec.suspensionS),
        reason: 'point',
      });
  }
  // Nobody scores in what is left of the period.
  drives.push({
    period: run.period,
    side: (count + first) % 2 === 0 ? 1 : 2,
    fromS,
    toS: run.startS + run.seconds,
    points: 0,
  });
  const reviews = poisson(run.suspensions, (spec.reviews * run.seconds) / spec.standardS);
  for (let index = 0; index < reviews; index += 1) {
    const at = run.startS + Math.floor(between(run.suspensions, 1, run.seconds - 40));
    into.push({ type: 'suspend', at, untilS: at + integerBetween(run.suspensions, 15, 40), reason: 'review' });
  }
  return drives;
}

/** Breaks an endless draw at random. */
function tip(
  { period, at }: { readonly period: number; readonly at: number },
  random: Random,
  score: [number, number],
  into: Happening[],
): Drive {
  const side = chance(random, 0.5) ? 1 : 2;
  score[side - 1] = (score[side - 1] ?? 0) + TIP_POINTS;
  into.push({ type: 'score', at, side, points: TIP_POINTS });
  return { period, side, fromS: at, toS: at, points: TIP_POINTS };
}

function addStats(
  spec: PointsSpec,
  fixture: Fixture,
  played: readonly PeriodSpan[],
  into: Happening[],
): readonly string[] {
  const random = createRandom(fixture.seed, STREAM.stats);
  const length = (fixture.format.periods * periodSeconds(spec, fixture.format)) / spec.standardS;
  for (const [name, mean] of spec.stats) {
    for (const side of [1, 2] as const) {
      for (let left = poisson(random, mean * length); left > 0; left -= 1) {
        const span = played[integerBetween(random, 0, played.length - 1)];
        if (span)
          into.push({ type: 'stat', at: span.startS + Math.floor(between(random, 5, span.seconds - 5)), name, side });
      }
    }
  }
  return spec.stats.map(([name]) => name);
}
