/** Plays a match of the points family, attack by attack. */
import type { Fixture } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { between, chance, createRandom, integerBetween, pickIndex, poisson } from '../seeded.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames } from '../frames.ts';
import type { Attacks } from './attack.ts';
import { attacksOf } from './attack.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, MAX_OVERTIMES, periodSeconds, TIP_POINTS } from './spec.ts';

const STREAM = { attacks: 21, stats: 22, suspensions: 23 } as const;
const MIN_SUSPENSION_MS = 4000;

export function playPoints(spec: PointsSpec, fixture: Fixture): Played {
  const random = createRandom(fixture.seed, STREAM.attacks);
  const suspensions = createRandom(fixture.seed, STREAM.suspensions);
  const attacks = attacksOf(spec, fixture);
  const { periods, breakS } = fixture.format;
  const lengthS = periodSeconds(spec, fixture.format);
  const happenings: Happening[] = [];
  const score: [number, number] = [0, 0];
  const played: PeriodSpan[] = [];
  let startS = 0;
  for (let period = 1; ; period += 1) {
    const overtime = period > periods;
    const seconds = overtime ? spec.overtimeS : lengthS;
    happenings.push({ type: 'phase', at: startS, status: 2, period, clockS: 0 });
    played.push({ startS, seconds });
    playPeriod(spec, attacks, { random, suspensions, startS, seconds }, score, happenings);
    const drawn = score[0] === score[1] && spec.overtimeS > 0;
    if (period - periods >= MAX_OVERTIMES && drawn) tip(startS + seconds - 1, random, score, happenings);
    const last = period >= periods && (!drawn || score[0] !== score[1]);
    happenings.push({ type: 'phase', at: startS + seconds, status: last ? 4 : 3, period, clockS: seconds });
    startS += seconds;
    if (last) break;
    startS += period === Math.floor(periods / 2) && periods > 2 ? 2 * breakS : breakS;
  }
  const names = addStats(spec, fixture, played, happenings);
  return buildFrames(fixture, happenings, names, MIN_SUSPENSION_MS);
}

interface PeriodSpan {
  readonly startS: number;
  readonly seconds: number;
}

interface PeriodRun extends PeriodSpan {
  readonly random: Random;
  readonly suspensions: Random;
}

/** The sides attack in turn, each attack in its own slot of the clock. */
function playPeriod(
  spec: PointsSpec,
  attacks: Attacks,
  run: PeriodRun,
  score: [number, number],
  into: Happening[],
): void {
  const count = 2 * attacksIn(spec, run.seconds);
  const slot = (run.seconds - 2) / count;
  const first = chance(run.random, 0.5) ? 0 : 1;
  for (let index = 0; index < count; index += 1) {
    const side = (index + first) % 2 === 0 ? 1 : 2;
    const at = run.startS + Math.floor(1 + slot * (index + between(run.random, 0, 1)));
    const attack = side === 1 ? attacks.home : attacks.away;
    if (!chance(run.random, attack.scoring)) continue;
    const points =
      spec.scores[
        pickIndex(
          run.random,
          spec.scores.map(([, share]) => share),
        )
      ]?.[0] ?? 0;
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
  const reviews = poisson(run.suspensions, (spec.reviews * run.seconds) / spec.standardS);
  for (let index = 0; index < reviews; index += 1) {
    const at = run.startS + Math.floor(between(run.suspensions, 1, run.seconds - 40));
    into.push({ type: 'suspend', at, untilS: at + integerBetween(run.suspensions, 15, 40), reason: 'review' });
  }
}

/** Breaks an endless draw at random. */
function tip(at: number, random: Random, score: [number, number], into: Happening[]): void {
  const side = chance(random, 0.5) ? 1 : 2;
  score[side - 1] = (score[side - 1] ?? 0) + TIP_POINTS;
  into.push({ type: 'score', at, side, points: TIP_POINTS });
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
