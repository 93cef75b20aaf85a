/**
 * Bases and outs of a baseball match: runners reach base before each scoring play of the model, and each half-inning
 * that is played to its end has three outs. Drawn from a stream of their own, so that runs and times stay as they are.
 */
import type { Fixture } from '../../line/types.ts';
import { wallAt } from '../frames.ts';
import type { Random } from '../seeded.ts';
import { between, chance, createRandom, integerBetween } from '../seeded.ts';
import { playsOf } from './baseball-play.ts';

export type Bases = readonly [first: boolean, second: boolean, third: boolean];

/** From `at` (wall ms) on. */
export interface AtBat {
  readonly at: number;
  readonly inning: number;
  /** The side at bat. */
  readonly side: 1 | 2;
  readonly bases: Bases;
  /** From 0 to 2: the third ends the half-inning. */
  readonly outs: number;
}

/** A half-inning in match seconds. */
interface Half {
  readonly inning: number;
  readonly side: 1 | 2;
  readonly fromS: number;
  readonly toS: number;
  readonly scores: readonly { readonly atS: number; readonly runs: number }[];
}

const STREAM = 44;
const EMPTY: Bases = [false, false, false];
const OUTS = 2;
const MAX_RUNNERS = 3;
/** How often a scoring play brings in all runners but not the batter. */
const HIT = 0.7;
/** How often a further runner reaches base before an out, whether or not anybody scores. */
const REACHES = 0.42;

export function basesOf(fixture: Fixture): readonly AtBat[] {
  return halvesOf(fixture).flatMap((half, at) =>
    playedHalf(half, createRandom(fixture.seed, 1_000 * STREAM + at)).map(({ atS, bases, outs }) => ({
      at: wallAt(fixture, atS),
      inning: half.inning,
      side: half.side,
      bases,
      outs,
    })),
  );
}

function halvesOf(fixture: Fixture): readonly Half[] {
  const halves: { inning: number; side: 1 | 2; fromS: number; toS: number; scores: { atS: number; runs: number }[] }[] =
    [];
  let inning = 0;
  for (const happening of playsOf(fixture)) {
    const half = halves.at(-1);
    const isOn = happening.type === 'phase' && happening.status === 2;
    if (isOn) inning = happening.period;
    else if (happening.type === 'score') half?.scores.push({ atS: happening.at, runs: happening.points });
    else if (happening.type === 'phase' || happening.type === 'serve') {
      if (half?.inning === inning) half.toS = happening.at;
      if (happening.type === 'serve')
        halves.push({ inning, side: happening.side, fromS: happening.at, toS: happening.at, scores: [] });
    }
  }
  return halves;
}

interface Moment {
  readonly atS: number;
  readonly bases: Bases;
  readonly outs: number;
}

function playedHalf({ fromS, toS, scores }: Half, random: Random): readonly Moment[] {
  const outsAt = Array.from({ length: OUTS }, () => between(random, fromS + 0.05 * (toS - fromS), toS));
  const plays = [...scores, ...outsAt.map((atS) => ({ atS, runs: 0 }))].toSorted((a, b) => a.atS - b.atS);
  const moments: Moment[] = [{ atS: fromS, bases: EMPTY, outs: 0 }];
  let bases = EMPTY;
  let outs = 0;
  let lastS = fromS;
  for (const { atS, runs } of plays) {
    const runners = count(bases);
    const reaching = runs === 0 ? idleRunners(runners, random) : neededFor(runs, random) - runners;
    for (let index = 1; index <= reaching; index += 1) {
      bases = reached(bases);
      moments.push({ atS: lastS + ((atS - lastS) * index) / (reaching + 1), bases, outs });
    }
    if (runs === 0) outs += 1;
    else bases = scored(bases, runs, random);
    moments.push({ atS, bases, outs });
    lastS = atS;
  }
  return moments;
}

/** Runners who reach base and may be left there, up to bases that are loaded. */
function idleRunners(runners: number, random: Random): number {
  let more = 0;
  while (runners + more < MAX_RUNNERS && chance(random, REACHES)) more += 1;
  return more;
}

const count = (bases: Bases): number => bases.filter(Boolean).length;

/** Runners who must be on base: all who score, or all but the batter. */
function neededFor(runs: number, random: Random): number {
  return Math.min(MAX_RUNNERS, runs > MAX_RUNNERS || chance(random, 1 - HIT) ? runs - 1 : runs);
}

/** The batter takes first base, and who has no other place moves on. */
function reached([first, second, third]: Bases): Bases {
  return [true, first || second, (first && second) || third];
}

/** More runs than runners and the batter empty the bases. */
function scored(bases: Bases, runs: number, random: Random): Bases {
  const stay = count(bases) - runs;
  if (stay < 0) return EMPTY;
  // The batter stops at first or second base, and who stays is ahead.
  if (stay > 1) return [true, true, true];
  const isFar = integerBetween(random, 0, 2) === 0;
  return stay === 1 ? [!isFar, isFar, true] : [!isFar, isFar, false];
}
