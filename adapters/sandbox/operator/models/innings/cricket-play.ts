/** Plays two innings ball by ball. A draw stands, and the winner market is then returned. */
import type { Fixture } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { createRandom, integerBetween } from '../seeded.ts';
import type { Happening, Played } from '../frames.ts';
import { buildFrames, wallAt } from '../frames.ts';
import type { BallOdds } from './cricket-spec.ts';
import { ballOdds, ballsOf, ballSeconds, battingFirst, WICKETS } from './cricket-spec.ts';

const STREAM = { balls: 52, suspensions: 53 } as const;
const MIN_SUSPENSION_MS = 4000;

/** A ball as it was bowled. */
export interface Ball {
  /** Wall ms. */
  readonly at: number;
  readonly period: 1 | 2;
  /** The side that bats. */
  readonly side: 1 | 2;
  /** From 1 in its innings. */
  readonly number: number;
  readonly runs: number;
  readonly isWicket: boolean;
}

interface Bowled {
  readonly happenings: Happening[];
  readonly balls: Ball[];
}

export function playCricket(fixture: Fixture): Played {
  return buildFrames(fixture, bowled(fixture).happenings, ['wickets', 'fours', 'sixes'], MIN_SUSPENSION_MS);
}

/** Every ball of the match, in order. */
export const ballsBowled = (fixture: Fixture): readonly Ball[] => bowled(fixture).balls;

function bowled(fixture: Fixture): Bowled {
  const random = createRandom(fixture.seed, STREAM.balls);
  const suspensions = createRandom(fixture.seed, STREAM.suspensions);
  const first = battingFirst(fixture);
  const second = first === 1 ? 2 : 1;
  const into: Bowled = { happenings: [], balls: [] };
  const opening = playInnings(
    fixture,
    { random, suspensions, side: first, period: 1, startS: 0, target: Infinity },
    into,
  );
  const startS = opening.endS + fixture.format.breakS;
  playInnings(fixture, { random, suspensions, side: second, period: 2, startS, target: opening.runs + 1 }, into);
  return into;
}

interface Innings {
  readonly random: Random;
  readonly suspensions: Random;
  readonly side: 1 | 2;
  readonly period: 1 | 2;
  readonly startS: number;
  /** The innings ends at this many runs. */
  readonly target: number;
}

function playInnings(
  fixture: Fixture,
  innings: Innings,
  { happenings: into, balls: bowls }: Bowled,
): { readonly runs: number; readonly endS: number } {
  const { side, period, startS, target } = innings;
  const odds = ballOdds(fixture, side);
  const balls = ballsOf(fixture.format);
  const eachS = ballSeconds(fixture.format);
  into.push({ type: 'phase', at: startS, status: 2, period, clockS: 0 }, { type: 'serve', at: startS, side });
  let runs = 0;
  let wickets = 0;
  let ball = 0;
  while (ball < balls && wickets < WICKETS && runs < target) {
    const at = startS + (ball + 0.5) * eachS;
    const outcome = bowl(innings.random, odds);
    ball += 1;
    const isWicket = outcome === 'wicket';
    bowls.push({ at: wallAt(fixture, at), period, side, number: ball, runs: isWicket ? 0 : outcome, isWicket });
    if (outcome === 'wicket') {
      wickets += 1;
      into.push({ type: 'stat', at, name: 'wickets', side });
      into.push({ type: 'suspend', at, untilS: at + integerBetween(innings.suspensions, 20, 35), reason: 'point' });
    } else if (outcome > 0) {
      runs += outcome;
      into.push({ type: 'score', at, side, points: outcome });
      if (outcome === 4) into.push({ type: 'stat', at, name: 'fours', side });
      if (outcome === 6) into.push({ type: 'stat', at, name: 'sixes', side });
    }
  }
  const endS = startS + ball * eachS;
  into.push({ type: 'phase', at: endS, status: period === 1 ? 3 : 4, period, clockS: Math.round(ball * eachS) });
  return { runs, endS };
}

function bowl(random: Random, odds: BallOdds): number | 'wicket' {
  let left = random() - odds.wicket;
  if (left < 0) return 'wicket';
  for (const [runs, p] of odds.runs) {
    left -= p;
    if (left < 0) return runs;
  }
  return 0;
}
