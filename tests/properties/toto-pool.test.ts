/** The mathematics of a toto pool, against an accountant who writes down every column. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, floor, fromScaled, mul, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';
import {
  bestOf,
  columnsIn,
  DRAW_GAMES,
  isRefunded,
  payoutOf,
  payPool,
  poolOf,
  rightsOf,
} from '../../adapters/sandbox/operator/toto/pool.ts';
import type { Columns, Pool } from '../../adapters/sandbox/operator/toto/pool.ts';
import { FEWER_RUNS } from '../arbitraries/runs.ts';
import { broken, columnsFor, enumerate, operator, poolCase, results, rightIn, sum } from '../arbitraries/toto-pools.ts';
import type { Payer, PoolCase } from '../arbitraries/toto-pools.ts';

const SEED = 2_411;

const holds = (law: (given: PoolCase) => boolean): void =>
  fc.assert(fc.property(poolCase, law), { seed: SEED, numRuns: FEWER_RUNS });

describe('a toto pool', () => {
  it('[TOT-8…TOT-11] pays as an accountant who writes down every column, and loses or makes no money', () => {
    holds((given) => broken(operator, given).length === 0);
  });

  it('[TOT-7] counts the columns of a system by their right games as an enumeration does', () => {
    holds(({ results: drawn, coupons }) =>
      coupons.every(({ picks }) => {
        const counted = Array.from({ length: DRAW_GAMES + 1 }, () => 0n);
        const columns = enumerate(picks);
        for (const column of columns) counted[rightIn(column, drawn)] = (counted[rightIn(column, drawn)] ?? 0n) + 1n;
        const rights = rightsOf(picks, drawn);
        const best = Math.max(...columns.map((column) => rightIn(column, drawn)));
        return (
          String(rights) === String(counted) && columns.length === columnsIn(picks) && bestOf(picks, drawn) === best
        );
      }),
    );
  });

  it('[TOT-9] pays the same whatever the order of the coupons', () => {
    holds((given) => {
      const { paid } = operator(given).money;
      const turned = operator({ ...given, coupons: given.coupons.toReversed() }).money.paid;
      return String(paid) === String(turned.toReversed());
    });
  });

  it('[TOT-9] pays a system exactly what its columns are paid one by one', () => {
    holds((given) => {
      const { paid } = operator(given).money;
      const [first, ...others] = given.coupons;
      if (first === undefined) return false;
      const singles = enumerate(first.picks).map((column) => ({
        stake: first.stake,
        picks: column.map((mark) => 1 << (mark - 1)),
      }));
      const apart = operator({ ...given, coupons: [...singles, ...others] }).money.paid;
      return sum(apart.slice(0, singles.length)) === paid[0];
    });
  });

  it('[TOT-12] is refunded when more than five of the games are void, and only then', () => {
    fc.assert(
      fc.property(results(DRAW_GAMES), (drawn) => isRefunded(drawn) === drawn.filter((each) => each === 0).length > 5),
      { seed: SEED, numRuns: FEWER_RUNS },
    );
  });
});

describe('the worked example', () => {
  const byRight = Array.from({ length: DRAW_GAMES + 1 }, () => 0n);
  for (const [right, count] of [
    [14, 2n],
    [13, 31n],
    [12, 270n],
    [11, 1_600n],
    [10, 7_000n],
    [9, 23_000n],
    [4, 968_097n],
  ] as const)
    byRight[right] = count;
  const columns: readonly Columns[] = [{ stake: 100n, byRight }];
  const pool = poolOf(100_000_000n, 0n, columns);

  it('[TOT-8, TOT-9] of stakes of 1,000,000.00 pays 24,090.94 to a column with 14 right', () => {
    expect(sum(byRight)).toBe(1_000_000n);
    expect(pool.margin).toBe(10_000_000n);
    expect(payoutOf(pool, 14, 100n)).toBe(2_409_094n);
    expect(payoutOf(pool, 8, 100n)).toBe(0n);
  });

  it('[TOT-10] carries the unwon class of 15, the part of the jackpot and what is left over', () => {
    const { paid, intoJackpot, leftOver, outOfJackpot } = payPool(pool, 777n, columns);
    expect(intoJackpot).toBe(4_500_000n + 9_000_000n);
    expect(outOfJackpot).toBe(0n);
    expect(leftOver).toBe(100_000_000n - 10_000_000n - 13_500_000n - sum(paid));
    expect(leftOver).toBeGreaterThan(0n);
    expect(leftOver).toBeLessThan(31_903n);
  });

  it('[TOT-10] pays what was carried and this draw’s part to 15 of 15, by stake', () => {
    const winner = (stake: bigint): Columns => ({ stake, byRight: byRight.map((_, at) => (at === 15 ? 1n : 0n)) });
    const both = [winner(100n), winner(300n)];
    const money = payPool(poolOf(400n, 1_000n, both), 1_000n, both);
    // All classes and the jackpot: 360 of prizes and 1,000 carried, a quarter and three quarters.
    expect(money).toEqual({ paid: [340n, 1_020n], intoJackpot: 0n, outOfJackpot: 1_000n, leftOver: 0n });
  });
});

describe('[TOT-7…TOT-11] a planted mistake is found:', () => {
  /** Pays each column by `payout` instead, and keeps the books consistent. */
  const paying =
    (payout: (pool: Pool, right: number, stake: bigint, given: PoolCase) => bigint): Payer =>
    (given) => {
      const { pool, money } = operator(given);
      const paid = columnsFor(given).map(({ stake, byRight }) =>
        sum(byRight.map((count, right) => count * payout(pool, right, stake, given))),
      );
      return { pool, money: { ...money, paid, leftOver: money.leftOver + sum(money.paid) - sum(paid) } };
    };
  const shares = ({ classes, jackpot }: Pool, right: number, stake: bigint): readonly Rational[] => {
    const parts = classes.flatMap((each) =>
      each.right <= right && each.stake > 0n ? [mul(each.fund, fromScaled(stake, each.stake))] : [],
    );
    const [top] = classes;
    return right === 15 && top !== undefined && top.stake > 0n
      ? [...parts, mul(jackpot, fromScaled(stake, top.stake))]
      : parts;
  };
  const whole = (parts: readonly Rational[]): bigint => floor(parts.reduce(add, ZERO));
  const mistakes: Readonly<Record<string, Payer>> = {
    'each class is rounded down': paying((pool, right, stake) => sum(shares(pool, right, stake).map(floor))),
    'classes are shared by the number of columns': paying((pool, right, _stake, given) => {
      const columns = columnsFor(given);
      const count = (least: number): bigint => sum(columns.map(({ byRight }) => sum(byRight.slice(least))));
      const classes = pool.classes.map((each) => ({ ...each, stake: count(each.right) }));
      return whole(shares({ ...pool, classes }, right, 1n));
    }),
    'a column is in its own class alone': paying((pool, right, stake) => {
      const classes = pool.classes.filter((each) => each.right === right);
      return whole(shares({ ...pool, classes }, right, stake));
    }),
    'the jackpot is paid without this draw’s part': paying((pool, right, stake, { carried }) =>
      whole(shares({ ...pool, jackpot: { n: carried, d: 1n } }, right, stake)),
    ),
    'a system wins once for each number of right games': (given) => {
      const { pool, money } = operator(given);
      const paid = columnsFor(given).map(({ stake, byRight }) =>
        sum(byRight.map((count, right) => (count > 0n ? payoutOf(pool, right, stake) : 0n))),
      );
      return { pool, money: { ...money, paid } };
    },
    'a void game is wrong for everybody': (given) => {
      const lost = given.coupons.map(({ picks, stake }) => ({
        stake,
        byRight: rightsOf(
          picks.map((pick, game) => (given.results[game] === 0 ? 1 : pick)),
          given.results.map((result) => (result === 0 ? 3 : result)),
        ),
      }));
      const stakes = operator(given).pool.stakes;
      const pool = poolOf(stakes, given.carried, lost);
      return { pool, money: payPool(pool, given.carried, lost) };
    },
    'what is left over is kept': (given) => {
      const { pool, money } = operator(given);
      return { pool, money: { ...money, leftOver: 0n } };
    },
    'an unwon class is kept': (given) => {
      const { pool, money } = operator(given);
      const own = floor(fromScaled((pool.stakes - pool.margin) * 10n, 100n));
      return { pool, money: { ...money, intoJackpot: money.outOfJackpot > 0n ? 0n : own } };
    },
    'the jackpot that is paid stays too': (given) => {
      const { pool, money } = operator(given);
      return { pool, money: { ...money, outOfJackpot: 0n } };
    },
  };

  it.each(Object.entries(mistakes))('%s', (_, payer) => {
    const cases = fc.sample(poolCase, { seed: SEED, numRuns: FEWER_RUNS });
    expect(cases.some((given) => broken(payer, given).length > 0)).toBe(true);
  });
});
