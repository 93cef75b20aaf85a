/**
 * The darts of a visit, from what was left before and after it. A number is 100 for a single, 200 for a double or 300
 * for a treble, and its field; 0 is a miss.
 */
import type { Random } from '../../models/seeded.ts';
import { integerBetween } from '../../models/seeded.ts';

const MAX_DARTS = 3;
const SINGLE = 100;
const DOUBLE = 200;
const TREBLE = 300;
const BULL = 25;
const LAST_DOUBLE = 40;
/** From here a visit aims at the double of an even number left. */
const AIMED = 40;

/** Fields in the order in which players prefer them. */
const FIELDS = [20, 19, 18, 1, 5, 17, 16, 15, 14, 10, 12, 13, 11, 9, 8, 7, 6, 4, 3, 2] as const;
const HIT: readonly number[] = [
  ...[20, 19, 18, 17].map((field) => TREBLE + field),
  ...FIELDS.map((field) => SINGLE + field),
  SINGLE + BULL,
  ...[16, 15, 14, 13, 12, 11, 10, 9, 8, 7].map((field) => TREBLE + field),
  ...FIELDS.map((field) => DOUBLE + field),
  DOUBLE + BULL,
];

export const worthOf = (dart: number): number => Math.floor(dart / SINGLE) * (dart % SINGLE);

/** `after` is 0 for a checkout, which ends with a double. */
export function dartsThrown(before: number, after: number, random: Random): readonly number[] {
  const scored = before - after;
  if (after === 0) return checkout(before, random);
  // Beside the double, and the single where it was near.
  if (before <= AIMED && scored <= 20) return [scored === 0 ? 0 : SINGLE + scored, 0, 0];
  return darts(scored, MAX_DARTS) ?? withMisses(scored);
}

function checkout(left: number, random: Random): readonly number[] {
  const ways = [1, 2, MAX_DARTS].flatMap((count) => {
    const way = finish(left, count);
    return way === null ? [] : [way];
  });
  const way = ways[0] ?? [];
  const misses = integerBetween(random, 0, MAX_DARTS - way.length);
  return [...way.slice(0, -1), ...Array.from({ length: misses }, () => 0), ...way.slice(-1)];
}

function finish(left: number, count: number): readonly number[] | null {
  if (count === 1) {
    if (left === 2 * BULL) return [DOUBLE + BULL];
    return left <= LAST_DOUBLE && left % 2 === 0 ? [DOUBLE + left / 2] : null;
  }
  for (const dart of HIT) {
    const rest = left - worthOf(dart) > 1 ? finish(left - worthOf(dart), count - 1) : null;
    if (rest !== null) return [dart, ...rest];
  }
  return null;
}

/** Exactly `count` darts that hit and are worth `points` together. */
function darts(points: number, count: number): readonly number[] | null {
  if (count === 0) return points === 0 ? [] : null;
  for (const dart of HIT) {
    const rest = worthOf(dart) <= points ? darts(points - worthOf(dart), count - 1) : null;
    if (rest !== null) return [dart, ...rest];
  }
  return null;
}

function withMisses(points: number): readonly number[] {
  const hits = darts(points, 2) ?? darts(points, 1) ?? [];
  return [...hits, ...Array.from({ length: MAX_DARTS - hits.length }, () => 0)];
}
