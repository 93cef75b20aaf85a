/**
 * Payouts by the long way: every half of every leg that splits is a bet of its own, every line of every such bet is written out, and what the lines win is
 * added up. Fractions are pairs of big integers, with nothing of the core in them.
 */
import type { SettleInput, SettleLeg } from '../../core/modules/coupon/rules/settlement/coupon-input.ts';

export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

type Fate = 'lost' | 'won' | 'returned';

const FATES: Readonly<Record<number, readonly [Fate, Fate]>> = {
  0: ['lost', 'lost'], 1: ['won', 'won'], 2: ['returned', 'returned'], 3: ['returned', 'returned'],
  4: ['won', 'returned'], 5: ['lost', 'returned'], 6: ['lost', 'won'],
};

/** All subsets of a size, as positions. */
export function subsets(count: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  if (count < size) return [];
  return [...subsets(count - 1, size), ...subsets(count - 1, size - 1).map((rest) => [...rest, count - 1])];
}

/** Lines as positions of legs, written out from the type's description. */
export function writtenLines({ typeId, legs, systemValue = 2 }: SettleInput): readonly (readonly number[])[] {
  const all = legs.map((_, index) => index);
  const sizes = (from: number): readonly (readonly number[])[] => all.flatMap((size) => (size + 1 >= from ? subsets(legs.length, size + 1) : []));
  if (typeId === 0 || typeId === 1) return [all];
  if (typeId === 7) return sizes(1);
  if (typeId === 8) return sizes(2);
  const always = all.filter((index) => legs[index]?.isBanker === true);
  const free = all.filter((index) => legs[index]?.isBanker !== true);
  const ids = [...new Set(free.map((index) => legs[index]?.blockId ?? `leg ${index}`))];
  const units = ids.map((id) => free.filter((index) => (legs[index]?.blockId ?? `leg ${index}`) === id));
  return subsets(units.length, systemValue).map((chosen) => [...always, ...chosen.flatMap((unit) => units[unit] ?? [])]);
}

/** Each way in which the halves can fall, all equally heavy. */
function* splits(legs: readonly SettleLeg[]): Generator<readonly Fate[]> {
  const [first, ...others] = legs;
  if (first === undefined) {
    yield [];
    return;
  }
  const [one, other] = FATES[first.statusId] ?? ['lost', 'lost'];
  for (const rest of splits(others)) {
    yield [one, ...rest];
    if (one !== other) yield [other, ...rest];
  }
}

/** Exact payout in minor units of the types that have lines (0, 1, 2, 4, 7, 8). */
export function writtenOutPayout(input: SettleInput): Fraction {
  const lines = writtenLines(input);
  const halves = [...splits(input.legs)];
  const longest = BigInt(input.legs.length);
  let total = 0n;
  for (const fates of halves) {
    for (const line of lines) {
      let won = 1000n ** longest;
      for (const index of line) {
        if (fates[index] === 'lost') won = 0n;
        if (fates[index] === 'won') won = (won * BigInt(input.legs[index]?.price ?? 0)) / 1000n;
      }
      total += won;
    }
  }
  return { n: total * BigInt(input.stake), d: 1000n ** longest * BigInt(lines.length) * BigInt(halves.length) };
}

/** Whether an amount is the value rounded half-up, or the largest amount that can be told when the value is beyond it. */
export function isRounded(amount: number, { n, d }: Fraction): boolean {
  if (n >= d * BigInt(Number.MAX_SAFE_INTEGER)) return amount === Number.MAX_SAFE_INTEGER;
  const off = 2n * (BigInt(amount) * d - n);
  return off <= d && off > -d;
}
