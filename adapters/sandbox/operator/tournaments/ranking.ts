/**
 * Places by the best win/stake, and the prizes of those who share places [TRO-6, TRO-7]. Exact; no clock, no record.
 */
import { compare } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';

/** The result of one round, minor units of one currency. */
export interface Result {
  readonly win: number;
  /** Above zero. */
  readonly stake: number;
  readonly at: number;
}

export interface Entry {
  readonly id: string;
  readonly best: Result | null;
}

export interface Place {
  readonly id: string;
  readonly best: Result;
  /** From 1; the first of the places that are shared. */
  readonly rank: number;
  readonly sharedBy: number;
  /** From 0: the order among those who share. */
  readonly turn: number;
}

export function ratioOf({ win, stake }: Pick<Result, 'win' | 'stake'>): Rational {
  return { n: BigInt(win), d: BigInt(stake) };
}

/** Below zero when `a` is the better result. */
function order(a: Result, b: Result): number {
  return compare(ratioOf(b), ratioOf(a)) || a.at - b.at;
}

/** The best result above zero; null without one. */
export function bestOf(results: readonly Result[]): Result | null {
  return results.reduce<Result | null>(
    (best, result) => (result.win > 0 && (best === null || order(result, best) < 0) ? result : best),
    null,
  );
}

/** The entries that have a place, best first. */
export function placesOf(entries: readonly Entry[]): readonly Place[] {
  const sorted = entries
    .flatMap(({ id, best }) => (best === null || best.win <= 0 ? [] : [{ id, best }]))
    .toSorted((a, b) => order(a.best, b.best) || (a.id < b.id ? -1 : 1));
  const groups: (typeof sorted)[] = [];
  for (const entry of sorted) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && order(group[0].best, entry.best) === 0) group.push(entry);
    else groups.push([entry]);
  }
  let next = 1;
  return groups.flatMap((group) => {
    const rank = next;
    next += group.length;
    return group.map(({ id, best }, turn) => ({ id, best, rank, sharedBy: group.length, turn }));
  });
}

/** The part of a place in the prizes, which are whole numbers by place. */
export function prizeOf(
  { rank, sharedBy, turn }: Pick<Place, 'rank' | 'sharedBy' | 'turn'>,
  prizes: readonly number[],
): number {
  const shared = prizes.slice(rank - 1, rank - 1 + sharedBy).reduce((sum, prize) => sum + prize, 0);
  return Math.floor(shared / sharedBy) + (turn < shared % sharedBy ? 1 : 0);
}
