/**
 * The mathematics of a pool of 15 games [TOT-7…TOT-12]: exact fractions of minor units, rounded down once for each
 * column. No clock, no accounts, no record.
 */
import { add, floor, fromInt, fromScaled, mul, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';

export const DRAW_GAMES = 15;
/** More void games than this, and all stakes are returned. */
const MAX_VOID = 5;
const PERCENT = 100n;
const MARGIN_PERCENT = 10n;
const JACKPOT_PERCENT = 10n;

/** The classes with their parts of the prize fund, percent. A column is in each class whose number it has reached. */
const CLASSES = [
  { right: 15, percent: 5n },
  { right: 14, percent: 5n },
  { right: 13, percent: 5n },
  { right: 12, percent: 5n },
  { right: 11, percent: 10n },
  { right: 10, percent: 20n },
  { right: 9, percent: 40n },
] as const;

/** 1 home, 2 draw, 3 away, 0 void. */
export type TotoResult = 0 | 1 | 2 | 3;

/** The marks of a game, as bits: 1 home, 2 draw, 4 away. */
const MARKS = [1, 2, 4] as const;

/**
 * Columns that share one stake, counted by their right games: the entry at 12 is the number of columns with 12 right.
 */
export interface Columns {
  /** Stake of each column, minor units. */
  readonly stake: bigint;
  /** 16 entries. */
  readonly byRight: readonly bigint[];
}

export interface PoolClass {
  readonly right: number;
  /** The class's part of the prize fund, minor units; not rounded. */
  readonly fund: Rational;
  /** Stakes of all winning columns. */
  readonly stake: bigint;
}

export interface Pool {
  readonly stakes: bigint;
  readonly margin: bigint;
  readonly classes: readonly PoolClass[];
  /** The jackpot of this draw: what was carried in and the draw's own part; not rounded. */
  readonly jackpot: Rational;
}

/** Where the money of a settled pool goes: paid + leftOver + intoJackpot + margin = stakes + outOfJackpot. */
export interface PoolMoney {
  /** The payout of each entry of the columns, in their order. */
  readonly paid: readonly bigint[];
  readonly leftOver: bigint;
  readonly intoJackpot: bigint;
  readonly outOfJackpot: bigint;
}

/** How many marks a game has. */
function marksIn(pick: number): number {
  return MARKS.filter((mark) => (pick & mark) !== 0).length;
}

/** Whether these are the marks of a coupon: one, two or three for each of the 15 games. */
export function arePicks(picks: readonly number[]): boolean {
  return picks.length === DRAW_GAMES && picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= 7);
}

export function columnsIn(picks: readonly number[]): number {
  return picks.reduce((product, pick) => product * marksIn(pick), 1);
}

export function isRight(pick: number, result: TotoResult): boolean {
  return result === 0 || (pick & (MARKS[result - 1] ?? 0)) !== 0;
}

/**
 * The columns of a coupon by their right games, from a generating function: a game with c marks is a factor x + (c - 1)
 * where one of the marks is right, c where none is, and c·x where the game is void.
 */
export function rightsOf(picks: readonly number[], results: readonly TotoResult[]): readonly bigint[] {
  let counts: readonly bigint[] = [1n, ...Array.from({ length: DRAW_GAMES }, () => 0n)];
  for (const [game, pick] of picks.entries()) {
    const marks = BigInt(marksIn(pick));
    const result = results[game] ?? 0;
    const right = result === 0 ? marks : isRight(pick, result) ? 1n : 0n;
    const wrong = marks - right;
    counts = counts.map((count, at) => count * wrong + (counts[at - 1] ?? 0n) * right);
  }
  return counts;
}

/** The most right games of any of the columns. */
export function bestOf(picks: readonly number[], results: readonly TotoResult[]): number {
  return picks.filter((pick, game) => isRight(pick, results[game] ?? 0)).length;
}

export function isRefunded(results: readonly TotoResult[]): boolean {
  return results.filter((result) => result === 0).length > MAX_VOID;
}

const percentOf = (amount: bigint, percent: bigint): Rational => fromScaled(amount * percent, PERCENT);
const winning = (columns: readonly Columns[], least: number): bigint =>
  columns.reduce(
    (total, { stake, byRight }) => total + stake * byRight.slice(least).reduce((sum, count) => sum + count, 0n),
    0n,
  );

/** The funds of a pool before its results are known, where `columns` is empty, and its classes as they were won. */
export function poolOf(stakes: bigint, carried: bigint, columns: readonly Columns[]): Pool {
  const margin = floor(percentOf(stakes, MARGIN_PERCENT));
  const prizes = stakes - margin;
  return {
    stakes,
    margin,
    classes: CLASSES.map(({ right, percent }) => ({
      right,
      fund: percentOf(prizes, percent),
      stake: winning(columns, right),
    })),
    jackpot: add(fromInt(carried), percentOf(prizes, JACKPOT_PERCENT)),
  };
}

/** Whether the jackpot is paid. */
export function isJackpotWon({ classes }: Pick<Pool, 'classes'>): boolean {
  return classes.some(({ right, stake }) => right === DRAW_GAMES && stake > 0n);
}

const shared = (fund: Rational, stake: bigint, among: bigint): Rational => mul(fund, fromScaled(stake, among));

/** The payout of one column with exactly this many right games: its classes summed, and rounded down once. */
export function payoutOf({ classes, jackpot }: Pool, right: number, stake: bigint): bigint {
  const parts = classes.flatMap((each) =>
    each.right <= right && each.stake > 0n ? [shared(each.fund, stake, each.stake)] : [],
  );
  const [top] = classes;
  const fromJackpot =
    right === DRAW_GAMES && top !== undefined && top.stake > 0n ? [shared(jackpot, stake, top.stake)] : [];
  return floor([...parts, ...fromJackpot].reduce(add, ZERO));
}

/** Pays the columns of a pool; what nobody won and what rounding leaves goes to the jackpot. */
export function payPool(pool: Pool, carried: bigint, columns: readonly Columns[]): PoolMoney {
  const paid = columns.map(({ stake, byRight }) =>
    byRight.reduce((total, count, right) => (count === 0n ? total : total + count * payoutOf(pool, right, stake)), 0n),
  );
  const isWon = isJackpotWon(pool);
  const outOfJackpot = isWon ? carried : 0n;
  const unwon = pool.classes.filter(({ stake }) => stake === 0n).map(({ fund }) => fund);
  const own = percentOf(pool.stakes - pool.margin, JACKPOT_PERCENT);
  const intoJackpot = floor((isWon ? unwon : [...unwon, own]).reduce(add, ZERO));
  const allPaid = paid.reduce((sum, each) => sum + each, 0n);
  return {
    paid,
    intoJackpot,
    outOfJackpot,
    leftOver: pool.stakes + outOfJackpot - pool.margin - allPaid - intoJackpot,
  };
}
