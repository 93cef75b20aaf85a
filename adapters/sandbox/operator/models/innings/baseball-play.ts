/**
 * Plays a baseball match: the away side bats first in each inning; the home side does not bat an unnecessary last
 * half-inning.
 */
import type { Fixture } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { between, createRandom, integerBetween, poisson } from '../seeded.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames } from '../frames.ts';
import { inningSeconds, plays, runRates } from './baseball-spec.ts';

const STREAM = { runs: 41, stats: 42, suspensions: 43 } as const;
const MIN_SUSPENSION_MS = 4000;
/** After this many innings a draw is broken at random, so that every match ends. */
const MAX_INNINGS = 18;
const STATS: readonly (readonly [name: string, mean: number])[] = [
  ['hits', 8.3],
  ['strikeouts', 8.5],
  ['errors', 0.6],
];

export function playBaseball(fixture: Fixture): Played {
  return buildFrames(
    fixture,
    playsOf(fixture),
    STATS.map(([name]) => name),
    MIN_SUSPENSION_MS,
  );
}

/** Everything that happens in a match; each half-inning begins with the serve of the side at bat. */
export function playsOf(fixture: Fixture): readonly Happening[] {
  const random = createRandom(fixture.seed, STREAM.runs);
  const suspensions = createRandom(fixture.seed, STREAM.suspensions);
  const rates = runRates(fixture);
  const seconds = inningSeconds(fixture.format);
  const happenings: Happening[] = [];
  let home = 0;
  let away = 0;
  let startS = 0;
  let endS = 0;
  for (let inning = 1; ; inning += 1) {
    happenings.push(
      { type: 'phase', at: startS, status: 2, period: inning, clockS: 0 },
      { type: 'serve', at: startS, side: 2 },
    );
    away += bat(random, rates.away, { startS, seconds: seconds / 2, side: 2, most: Infinity }, happenings, suspensions);
    const last = inning >= fixture.format.periods;
    const middleS = startS + seconds / 2;
    endS = startS + seconds;
    if (last && home > away) endS = middleS;
    else {
      happenings.push({ type: 'serve', at: middleS, side: 1 });
      const most = last ? away - home + 1 : Infinity;
      const before = happenings.length;
      home += bat(
        random,
        rates.home,
        { startS: middleS, seconds: seconds / 2, side: 1, most },
        happenings,
        suspensions,
      );
      if (last && home > away) endS = lastAt(happenings, before, endS) + 5;
    }
    if (last && home === away && inning >= MAX_INNINGS) {
      home += 1;
      happenings.push({ type: 'score', at: endS - 1, side: 1, points: 1 });
    }
    const over = last && home !== away;
    happenings.push({
      type: 'phase',
      at: endS,
      status: over ? 4 : 3,
      period: inning,
      clockS: Math.floor(endS - startS),
    });
    if (over) break;
    startS = endS + fixture.format.breakS;
  }
  addStats(fixture, endS, happenings);
  return happenings;
}

interface Half {
  readonly startS: number;
  readonly seconds: number;
  readonly side: 1 | 2;
  /** The match is over once the side has this many runs. */
  readonly most: number;
}

/** Adds the scoring plays of a half-inning and returns its runs. */
function bat(random: Random, mean: number, half: Half, into: Happening[], suspensions: Random): number {
  const { rate, ratio } = plays(mean);
  const moments = Array.from({ length: poisson(random, rate) }, () => between(random, 0.02, 0.97)).toSorted(
    (a, b) => a - b,
  );
  let runs = 0;
  for (const moment of moments) {
    const points = Math.min(logSeries(random, ratio), half.most - runs);
    if (points <= 0) break;
    const at = Math.floor(half.startS + moment * half.seconds);
    into.push({ type: 'score', at, side: half.side, points });
    into.push({ type: 'suspend', at, untilS: at + integerBetween(suspensions, 15, 30), reason: 'point' });
    runs += points;
  }
  return runs;
}

function lastAt(happenings: readonly Happening[], from: number, otherwise: number): number {
  const scores = happenings.slice(from).filter((happening) => happening.type === 'score');
  return scores.at(-1)?.at ?? otherwise;
}

/** A log-series number (1, 2, …) by inversion. */
function logSeries(random: Random, ratio: number): number {
  let left = random();
  let term = -ratio / Math.log(1 - ratio);
  let value = 1;
  while (left > term && value < 20) {
    left -= term;
    term *= (ratio * value) / (value + 1);
    value += 1;
  }
  return value;
}

function addStats(fixture: Fixture, wholeS: number, into: Happening[]): void {
  const random = createRandom(fixture.seed, STREAM.stats);
  for (const [name, mean] of STATS) {
    for (const side of [1, 2] as const) {
      for (let left = poisson(random, mean); left > 0; left -= 1)
        into.push({ type: 'stat', at: Math.floor(between(random, 5, wholeS - 5)), name, side });
    }
  }
}
