/** Cases of a toto pool, and an accountant who writes down every column of every coupon. */
import fc from 'fast-check';
import { columnsIn, DRAW_GAMES, payPool, poolOf, rightsOf } from '../../adapters/sandbox/operator/toto/pool.ts';
import type { Columns, Pool, PoolMoney, TotoResult } from '../../adapters/sandbox/operator/toto/pool.ts';

const PERCENTS = [
  [15, 5n],
  [14, 5n],
  [13, 5n],
  [12, 5n],
  [11, 10n],
  [10, 20n],
  [9, 40n],
] as const;

interface Bought {
  readonly picks: readonly number[];
  readonly stake: bigint;
}

export interface PoolCase {
  readonly results: readonly TotoResult[];
  readonly carried: bigint;
  readonly coupons: readonly Bought[];
}

/** The columns of a coupon, one mark (1, 2 or 3) a game. */
export function enumerate(picks: readonly number[]): readonly (readonly number[])[] {
  return picks.reduce<readonly (readonly number[])[]>(
    (columns, pick) => {
      const marks = [1, 2, 3].filter((mark) => ((pick >> (mark - 1)) & 1) === 1);
      return columns.flatMap((column) => marks.map((mark) => [...column, mark]));
    },
    [[]],
  );
}

export const rightIn = (column: readonly number[], results: readonly TotoResult[]): number =>
  column.filter((mark, game) => results[game] === 0 || results[game] === mark).length;

export const sum = (values: readonly bigint[]): bigint => values.reduce((total, value) => total + value, 0n);

/** The payout of each coupon, column by column. */
function accountant({ results, carried, coupons }: PoolCase): readonly bigint[] {
  const written = coupons.map(({ picks, stake }) =>
    enumerate(picks).map((column) => ({ stake, right: rightIn(column, results) })),
  );
  const all = written.flat();
  const stakes = sum(all.map(({ stake }) => stake));
  const prizes = stakes - (stakes * 10n) / 100n;
  const staked = (least: number): bigint => sum(all.filter(({ right }) => right >= least).map(({ stake }) => stake));
  const wonBy = (right: number, stake: bigint): bigint => {
    // Everything on one denominator, and one division.
    const parts = PERCENTS.filter(([least]) => right >= least).map(([least, percent]) => ({
      n: prizes * percent * stake,
      d: 100n * staked(least),
    }));
    if (right === 15) parts.push({ n: (carried * 100n + prizes * 10n) * stake, d: 100n * staked(15) });
    const whole = parts.reduce((total, { n, d }) => ({ n: total.n * d + n * total.d, d: total.d * d }), {
      n: 0n,
      d: 1n,
    });
    return whole.n / whole.d;
  };
  return written.map((columns) => sum(columns.map(({ right, stake }) => wonBy(right, stake))));
}

export const columnsFor = ({ results, coupons }: PoolCase): readonly Columns[] =>
  coupons.map(({ picks, stake }) => ({ stake, byRight: rightsOf(picks, results) }));

export type Payer = (given: PoolCase) => { readonly pool: Pool; readonly money: PoolMoney };

export const operator: Payer = (given) => {
  const columns = columnsFor(given);
  const stakes = sum(given.coupons.map(({ picks, stake }) => BigInt(columnsIn(picks)) * stake));
  const pool = poolOf(stakes, given.carried, columns);
  return { pool, money: payPool(pool, given.carried, columns) };
};

/** The laws that a payer breaks in a case. */
export function broken(payer: Payer, given: PoolCase): readonly string[] {
  const { pool, money } = payer(given);
  const { paid, leftOver, intoJackpot, outOfJackpot } = money;
  const winners = sum(columnsFor(given).map(({ byRight }) => sum(byRight.slice(PERCENTS.at(-1)?.[0]))));
  const faults: string[] = [];
  if (String(paid) !== String(accountant(given))) faults.push('paid');
  if (sum(paid) + leftOver + intoJackpot + pool.margin !== pool.stakes + outOfJackpot) faults.push('money');
  // Less than one minor unit for each winning column, and less than one of the jackpot.
  if (leftOver < 0n || leftOver > winners + 1n) faults.push('leftOver');
  if (intoJackpot < 0n || outOfJackpot < 0n || outOfJackpot > given.carried) faults.push('jackpot');
  return faults;
}

export const results = (most: number): fc.Arbitrary<readonly TotoResult[]> =>
  fc
    .tuple(
      fc.array(fc.constantFrom<TotoResult>(1, 2, 3), { minLength: DRAW_GAMES, maxLength: DRAW_GAMES }),
      fc.uniqueArray(fc.nat(DRAW_GAMES - 1), { maxLength: most }),
    )
    .map(([drawn, voids]) => drawn.map((result, game) => (voids.includes(game) ? 0 : result)));

/** Mostly right marks, of which some games have two or three: at most 243 columns. */
const picksFor = (drawn: readonly TotoResult[]): fc.Arbitrary<readonly number[]> =>
  fc
    .record({
      wrong: fc.uniqueArray(fc.nat(DRAW_GAMES - 1), { maxLength: 8 }),
      turns: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: DRAW_GAMES, maxLength: DRAW_GAMES }),
      wide: fc.uniqueArray(fc.tuple(fc.nat(DRAW_GAMES - 1), fc.integer({ min: 1, max: 7 })), {
        maxLength: 5,
        selector: ([game]) => game,
      }),
    })
    .map(({ wrong, turns, wide }) =>
      drawn.map((result, game) => {
        const own = (Math.max(1, result) - 1 + (wrong.includes(game) ? (turns[game] ?? 1) : 0)) % 3;
        return (1 << own) | (wide.find(([at]) => at === game)?.[1] ?? 0);
      }),
    );

export const poolCase: fc.Arbitrary<PoolCase> = results(5).chain((drawn) =>
  fc.record({
    results: fc.constant(drawn),
    carried: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    coupons: fc.array(fc.record({ picks: picksFor(drawn), stake: fc.bigInt({ min: 1n, max: 5_000n }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
);
