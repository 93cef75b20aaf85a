/**
 * The balls on the table of the frame in play. The breaks are the match's own; each pots balls that are worth it, and
 * fouls of the other side are worth the rest. Until the frame is over the black stays.
 */
import type { Match } from '../../models/match.ts';
import type { Random } from '../../models/seeded.ts';
import { chance, createRandom } from '../../models/seeded.ts';
import { happeningsOf } from '../happenings.ts';

interface Balls {
  readonly reds: number;
  /** Colours left, the black last. */
  readonly colours: number;
}

export type BallsSituation = readonly [
  kind: 'balls',
  reds: number,
  colours: number,
  lastSide: 0 | 1 | 2,
  lastBreak: number,
];

const STREAM = 500_000;
const RACKED: Balls = { reds: 15, colours: 6 };
const BLACK = 7;
const RED_AND_BLACK = 8;
const YELLOW = 2;
/** How often a break takes one red more than it must. */
const ONE_MORE = 0.4;

export function ballsNow(match: Match, now: number, period: number): BallsSituation {
  const breaks = happeningsOf(match).filter(
    (each) => each.kind === 'point' && each.period === period && each.at <= now,
  );
  const random = createRandom(match.fixture.seed, STREAM + period);
  const { reds, colours } = breaks.reduce((balls, { value }) => afterBreak(balls, value, random), RACKED);
  const last = breaks.at(-1);
  return ['balls', reds, colours, last?.side ?? 0, last?.value ?? 0];
}

export function afterBreak({ reds, colours }: Balls, points: number, random: Random): Balls {
  const least = Math.ceil(points / RED_AND_BLACK);
  if (least > reds) return { reds: 0, colours: coloursAfter(colours, points - RED_AND_BLACK * reds) };
  // Every red but the last has a colour, of two points at least.
  const isMore = least < reds && 3 * (least + 1) - YELLOW <= points && chance(random, ONE_MORE);
  return { reds: reds - least - (isMore ? 1 : 0), colours };
}

/** Colours go in the order of their worth. */
function coloursAfter(colours: number, points: number): number {
  let left = colours;
  let rest = points;
  for (let worth = BLACK + 1 - left; left > 1 && rest >= worth; worth += 1) {
    rest -= worth;
    left -= 1;
  }
  return left;
}
