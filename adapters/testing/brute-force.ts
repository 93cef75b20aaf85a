/**
 * Payouts by brute force. For types with lines and anti-express, every half of every split leg is a bet of its own,
 * every line of every such bet is enumerated, and the winnings of the lines are summed. For chain and conditional,
 * money moves from leg to leg by the rules. Fractions are pairs of big integers; nothing of the core is used.
 */
import type { BetResult } from 'touchline/core/history/bet-result';
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';

/** A fraction `n / d`. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

type Fate = 'lost' | 'won' | 'returned';

const FATES: Readonly<Record<BetResult, readonly [Fate, Fate]>> = {
  unsettled: ['lost', 'lost'],
  notStarted: ['lost', 'lost'],
  lost: ['lost', 'lost'],
  won: ['won', 'won'],
  returned: ['returned', 'returned'],
  forcedReturn: ['returned', 'returned'],
  halfWon: ['won', 'returned'],
  halfLost: ['lost', 'returned'],
  halfLostHalfWon: ['lost', 'won'],
};

/** All subsets of a size, as indexes. */
export function subsets(count: number, size: number): readonly (readonly number[])[] {
  if (size === 0) return [[]];
  if (count < size) return [];
  return [...subsets(count - 1, size), ...subsets(count - 1, size - 1).map((rest) => [...rest, count - 1])];
}

/** Lines as indexes of legs, enumerated from the type's description. */
export function writtenLines({ betType, legs, systemValue = 2 }: SettleInput): readonly (readonly number[])[] {
  const all = legs.map((_, index) => index);
  const sizes = (from: number): readonly (readonly number[])[] =>
    all.flatMap((size) => (size + 1 >= from ? subsets(legs.length, size + 1) : []));
  if (betType === 'single' || betType === 'express') return [all];
  if (betType === 'lucky') return sizes(1);
  if (betType === 'patent') return sizes(2);
  const always = all.filter((index) => legs[index]?.isBanker === true);
  const free = all.filter((index) => legs[index]?.isBanker !== true);
  const ids = [...new Set(free.map((index) => legs[index]?.blockId ?? `leg ${index}`))];
  const units = ids.map((id) => free.filter((index) => (legs[index]?.blockId ?? `leg ${index}`) === id));
  return subsets(units.length, systemValue).map((chosen) => [
    ...always,
    ...chosen.flatMap((unit) => units[unit] ?? []),
  ]);
}

/** Each combination of halves, all of equal weight. */
function* splits(legs: readonly SettleLeg[]): Generator<readonly Fate[]> {
  const [first, ...others] = legs;
  if (first === undefined) {
    yield [];
    return;
  }
  const [one, other] = FATES[first.result];
  for (const rest of splits(others)) {
    yield [one, ...rest];
    if (one !== other) yield [other, ...rest];
  }
}

/** Exact payout in minor units of the types with lines (single, express, system, multibet, lucky, patent). */
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

const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
const isBelow = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
const whole = (amount: number): Fraction => ({ n: BigInt(amount), d: 1n });

function worth(fate: Fate, price: number): Fraction {
  return fate === 'lost' ? whole(0) : fate === 'won' ? { n: BigInt(price), d: 1000n } : whole(1);
}

/** The factor of a leg: the mean of its halves. */
function factor({ price, result }: SettleLeg): Fraction {
  const [one, other] = FATES[result];
  return times({ n: 1n, d: 2n }, plus(worth(one, price), worth(other, price)));
}

/** An account that starts with the stake and stakes it again on each leg, as far as the balance allows. */
function chainPayout({ stake, legs }: SettleInput): Fraction {
  let account = whole(stake);
  for (const leg of legs) {
    const bet = isBelow(account, whole(stake)) ? account : whole(stake);
    account = plus(minus(account, bet), times(bet, factor(leg)));
  }
  return account;
}

/** An account that starts with the first block's stake; a block is played while the account covers its stake. */
function conditionalPayout({ stake, legs, amountByBlockId = {} }: SettleInput): Fraction {
  const ids = [...new Set(legs.map(({ blockId }) => blockId ?? 0))];
  let account = whole(stake);
  for (const [index, id] of ids.entries()) {
    const bet = whole(index === 0 ? stake : (amountByBlockId[id] ?? 0));
    if (isBelow(account, bet)) break;
    const returned = legs
      .filter(({ blockId }) => blockId === id)
      .reduce((total, leg) => times(total, factor(leg)), bet);
    account = plus(minus(account, bet), returned);
  }
  return account;
}

/**
 * Each combination of halves is a bet of its own. An anti-express is the opposite of an express, so it wins when a leg
 * loses. Its odds have two decimals.
 */
function antiExpressPayout({ stake, legs, antiExpressMargin = 116 }: SettleInput): Fraction {
  const halves = [...splits(legs)];
  const total = halves.reduce((sum, fates) => {
    if (fates.every((fate) => fate === 'returned')) return plus(sum, whole(1));
    if (!fates.includes('lost')) return sum;
    const express = legs.reduce(
      (odds, { price }, index) => (fates[index] === 'returned' ? odds : times(odds, { n: BigInt(price), d: 1000n })),
      whole(1),
    );
    const chance = plus(minus(whole(1), { n: express.d, d: express.n }), { n: BigInt(antiExpressMargin), d: 1000n });
    const hundredths = (200n * chance.d + chance.n) / (2n * chance.n);
    return plus(sum, { n: hundredths, d: 100n });
  }, whole(0));
  return times(whole(stake), { n: total.n, d: total.d * BigInt(halves.length) });
}

/** Exact payouts in minor units without any terms: one, or one per leg for several singles. */
export function exactPayouts(input: SettleInput): readonly Fraction[] {
  switch (input.betType) {
    case 'single':
    case 'express':
    case 'system':
    case 'multibet':
    case 'lucky':
    case 'patent':
      return [writtenOutPayout(input)];
    case 'chain':
      return [chainPayout(input)];
    case 'conditional':
      return [conditionalPayout(input)];
    case 'antiExpress':
      return [antiExpressPayout(input)];
    case 'singles':
      return input.legs.map((leg) => times(whole(leg.amount ?? 0), factor(leg)));
  }
}

const MAX_PAYABLE = BigInt(Number.MAX_SAFE_INTEGER);
const atMost = (amount: bigint): bigint => (amount > MAX_PAYABLE ? MAX_PAYABLE : amount);

/** The payout: each exact payout rounded half-up, summed, and capped at the largest safe number. */
export function paidByHand(input: SettleInput): number {
  const rounded = exactPayouts(input).map(({ n, d }) => atMost((2n * n + d) / (2n * d)));
  return Number(atMost(rounded.reduce((total, each) => total + each, 0n)));
}

/**
 * Whether an amount is the value rounded half-up, or the largest safe amount when the value is beyond it.
 *
 * @public
 */
export function isRounded(amount: number, { n, d }: Fraction): boolean {
  if (n >= d * BigInt(Number.MAX_SAFE_INTEGER)) return amount === Number.MAX_SAFE_INTEGER;
  const off = 2n * (BigInt(amount) * d - n);
  return off <= d && off > -d;
}
