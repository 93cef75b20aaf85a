import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeIds, betTypes } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { BetTypeId } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { SettleInput } from '../../core/modules/coupon/rules/settlement/coupon-input.ts';
import { combinations, elementary, elementaryAll, elementaryOfPrefixes } from '../../core/modules/coupon/rules/settlement/elementary.ts';
import { lossTable } from '../../core/modules/coupon/rules/settlement/loss-table.ts';
import { quote } from '../../core/modules/coupon/rules/settlement/quote.ts';
import { settle } from '../../core/modules/coupon/rules/settlement/settle.ts';
import { MAX_MINOR } from '../../core/kernel/money.ts';
import { add, equals, fromInt, fromThousandths, mul, ONE, product, sum, ZERO } from '../../core/kernel/rational.ts';
import { isRounded, subsets, writtenLines, writtenOutPayout } from '../arbitraries/brute-force.ts';
import { ALL_STATUSES, anyCoupon, coupon, price, SETTLED_STATUSES, status, withStatuses } from '../arbitraries/coupons.ts';
import { FEWER_RUNS, RUNS } from '../arbitraries/runs.ts';

/** Types whose payout is that of their lines, and the rule of each. */
const RULES_WITH_LINES = [[0, 'CPN-104'], [1, 'CPN-105'], [2, 'CPN-106'], [4, 'CPN-109'], [7, 'CPN-112'], [8, 'CPN-113']] as const;
const WITH_LINES: readonly BetTypeId[] = RULES_WITH_LINES.map(([id]) => id);
const MULTILINEAR: readonly BetTypeId[] = [0, 1, 2, 4, 6, 7, 8];
const WITHOUT_ANTI = betTypeIds.filter((id) => id !== 6);
const GROWING: readonly BetTypeId[] = [0, 1, 2, 3, 4, 7, 8, 9];

function payout(input: SettleInput): number {
  const settled = settle(input);
  if (!settled.ok || settled.value.kind !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
  return settled.value.payout;
}

function check<T>(seed: number, arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void, numRuns = RUNS): void {
  fc.assert(fc.property(arbitrary, (value) => {
    predicate(value);
  }), { seed, numRuns });
}

describe('payout against every line written out', () => {
  for (const [typeId, rule] of RULES_WITH_LINES) {
    it(`[CPN-101] [${rule}] ${betTypes[typeId].name}: the lines added up and rounded once, a half status as two bets`, () => {
      check(10 + typeId, coupon(typeId), (input) => expect(isRounded(payout(input), writtenOutPayout(input))).toBe(true));
    });
  }

  it('[CPN-115] lines are as many as are written out', () => {
    check(20, anyCoupon(WITH_LINES), (input) => {
      const quoted = quote(input);
      expect(quoted.ok && quoted.value.lines).toBe(writtenLines(input).length);
    });
  });
});

describe('elementary symmetric polynomials', () => {
  const factors = fc.array(fc.record({ n: fc.bigInt({ min: 0n, max: 100_000n }), d: fc.constantFrom(1n, 1000n, 2000n, 4_000_000n, 7n) }), { maxLength: 7 });

  it('[CPN-106] are the sums over all lines of a size, on any denominators', () => {
    check(21, factors, (values) => {
      const all = elementaryAll(values);
      for (let k = 0; k <= values.length; k += 1) {
        const lines = subsets(values.length, k);
        const written = sum(lines.map((line) => product(line.map((index) => values[index] ?? ZERO))));
        expect(lines.length).toBe(combinations(values.length, k));
        expect(equals(elementary(values, k), written)).toBe(true);
        expect(equals(all[k] ?? ZERO, written)).toBe(true);
        for (const [length, prefix] of elementaryOfPrefixes(values, k).entries()) {
          expect(equals(prefix, elementary(values.slice(0, length), k))).toBe(true);
        }
      }
      expect(elementary(values, values.length + 1).n).toBe(0n);
    });
  });

  it('[CPN-106] agree with the recurrence at 30 legs', () => {
    const prices = fc.array(price.map(fromThousandths), { minLength: 30, maxLength: 30 });
    check(22, prices, (values) => {
      const start = [ONE, ...Array.from({ length: 30 }, () => ZERO)];
      const rows = values.reduce((row, value) => row.map((each, k) => (k === 0 ? each : add(each, mul(row[k - 1] ?? ZERO, value)))), start);
      for (const k of [1, 2, 15, 29, 30]) expect(equals(elementary(values, k), rows[k] ?? ZERO)).toBe(true);
    }, FEWER_RUNS);
  });
});

describe('laws of single types', () => {
  it('[CPN-109] a multibet of all its blocks is an express of the same legs', () => {
    check(30, coupon(4), (input) => {
      const blocks = new Set(input.legs.filter(({ isBanker }) => isBanker !== true).map(({ blockId }) => blockId)).size;
      expect(payout({ ...input, systemValue: blocks })).toBe(payout({ typeId: 1, stake: input.stake, legs: input.legs }));
    });
  });

  it('[CPN-106] a multibet of single legs is a system', () => {
    check(31, coupon(2), (input) => {
      const legs = input.legs.map((leg, index) => ({ ...leg, blockId: index }));
      expect(payout({ ...input, typeId: 4, legs })).toBe(payout(input));
    });
  });

  it('[CPN-107] a lost banker loses the coupon, and a returned one changes nothing', () => {
    check(32, coupon(2), (input) => {
      const banker = { price: 2500, isBanker: true };
      expect(payout({ ...input, legs: [...input.legs, { ...banker, statusId: 0 }] })).toBe(0);
      expect(payout({ ...input, legs: [...input.legs, { ...banker, statusId: 2 }] })).toBe(payout(input));
    });
  });

  it('[CPN-107] a won banker multiplies what is paid by its price', () => {
    check(33, coupon(2), (input) => {
      const legs = [...input.legs, { price: 3000, isBanker: true, statusId: 1 as const }];
      expect(isRounded(payout({ ...input, legs }), { n: 3n * writtenOutPayout(input).n, d: writtenOutPayout(input).d })).toBe(true);
    });
  });

  it('[CPN-112] [CPN-113] lucky is patent and the singles', () => {
    check(34, coupon(8), (input) => {
      const unit = (typeId: 7 | 8): ReturnType<typeof mul> => {
        const quoted = quote({ ...input, typeId, stake: 1 });
        if (!quoted.ok || quoted.value.totalOdds === null) throw new Error('no quote');
        return mul(quoted.value.totalOdds, fromInt(quoted.value.lines));
      };
      expect(equals(unit(7), add(unit(8), sum(input.legs.map((leg) => fromThousandths(leg.price)))))).toBe(true);
    });
  });

  it('[CPN-108] a chain that wins every leg pays the stake and each leg\'s profit on it', () => {
    check(35, coupon(3, [1]), (input) => {
      const profits = input.legs.reduce((total, leg) => total + leg.price - 1000, 1000);
      expect(isRounded(payout(input), { n: BigInt(input.stake) * BigInt(profits), d: 1000n })).toBe(true);
    });
  });

  it('[CPN-110] a conditional that stakes everything each time and wins is an express of its blocks', () => {
    const prices = fc.array(fc.integer({ min: 1001, max: 5000 }), { minLength: 3, maxLength: 3 });
    check(36, prices, ([first = 0, second = 0, third = 0]) => {
      const stake = 1_000_000;
      const legs = [first, second, third].map((each, index) => ({ price: each, blockId: index, statusId: 1 as const }));
      const amountByBlockId = { 1: (stake / 1000) * first, 2: (stake / 1_000_000) * first * second };
      expect(payout({ typeId: 5, stake, legs, amountByBlockId })).toBe(payout({ typeId: 1, stake, legs }));
    });
  });

  it('[CPN-111] an anti-express pays when a leg loses and only then, unless all are returned', () => {
    check(37, coupon(6, [0, 1, 2, 3]), (input) => {
      const has = (wanted: number): boolean => input.legs.some(({ statusId }) => statusId === wanted);
      const paid = payout({ ...input, stake: 1000 });
      if (has(0)) expect(paid).toBeGreaterThan(0);
      else expect(paid).toBe(has(1) ? 0 : 1000);
    });
  });

  it('[CPN-114] several singles pay what the singles pay one by one', () => {
    check(38, coupon(9), (input) => {
      const apart = input.legs.map((leg) => payout({ typeId: 0, stake: leg.amount ?? 0, legs: [leg] }));
      expect(payout(input)).toBe(apart.reduce((total, each) => total + each, 0));
    });
  });
});

describe('laws of all types', () => {
  it('[CPN-102] all returned pays the stake', () => {
    check(40, anyCoupon(betTypeIds, [2, 3]), (input) => {
      const staked = input.typeId === 9 ? input.legs.reduce((total, { amount = 0 }) => total + amount, 0) : input.stake;
      expect(payout(input)).toBe(staked);
    });
  });

  it('[CPN-103] all lost pays nothing, except an anti-express', () => {
    check(41, anyCoupon(WITHOUT_ANTI, [0]), (input) => {
      expect(payout(input)).toBe(0);
    });
  });

  it('[CPN-105] [CPN-106] [CPN-111] [CPN-112] [CPN-113] the order of legs makes no difference', () => {
    const shuffled = anyCoupon([1, 2, 4, 6, 7, 8, 9]).chain((input) =>
      fc.record({ input: fc.constant(input), legs: fc.shuffledSubarray([...input.legs], { minLength: input.legs.length, maxLength: input.legs.length }) }));
    check(42, shuffled, ({ input, legs }) => expect(payout({ ...input, legs })).toBe(payout(input)));
  });

  it('[CPN-108] [CPN-110] the order of a chain and of a conditional does', () => {
    const legs = [{ price: 3000, statusId: 1, blockId: 1 }, { price: 2000, statusId: 0, blockId: 2 }] as const;
    const chain = { typeId: 3, stake: 100 } as const;
    expect(payout({ ...chain, legs })).toBe(200);
    expect(payout({ ...chain, legs: legs.toReversed() })).toBe(0);
    const conditional = { typeId: 5, stake: 100, amountByBlockId: { 1: 100, 2: 100 } } as const;
    expect(payout({ ...conditional, legs })).toBe(200);
    expect(payout({ ...conditional, legs: legs.toReversed() })).toBe(0);
  });

  it('[CPN-102] a half status is worth the mean of its two halves', () => {
    const halves = [[4, 1, 2], [5, 0, 2], [6, 0, 1]] as const;
    const cases = fc.record({ input: anyCoupon(MULTILINEAR), at: fc.nat(), half: fc.constantFrom(...halves) });
    check(43, cases, ({ input, at, half: [whole, one, other] }) => {
      const chosen = at % input.legs.length;
      const [mixed, first, second] = [whole, one, other].map((statusId) =>
        payout(withStatuses(input, (leg, index) => (index === chosen ? statusId : leg.statusId)))) as [number, number, number];
      if (Math.max(mixed, first, second) === MAX_MINOR) return;
      expect(Math.abs(2 * mixed - first - second)).toBeLessThanOrEqual(2);
    });
  });

  it('[CPN-102] a better result never pays less, nor does a longer price', () => {
    const better = fc.constantFrom<readonly [0 | 2 | 4 | 5 | 6, 1 | 2 | 4 | 5 | 6]>([0, 5], [5, 2], [2, 4], [4, 1], [0, 6], [6, 1], [0, 2]);
    check(44, fc.record({ input: anyCoupon(GROWING), at: fc.nat(), better, more: fc.integer({ min: 0, max: 5000 }) }), ({ input, at, better: [worse, best], more }) => {
      const chosen = at % input.legs.length;
      const withStatus = (statusId: typeof worse | typeof best): SettleInput => withStatuses(input, (leg, index) => (index === chosen ? statusId : leg.statusId));
      expect(payout(withStatus(best))).toBeGreaterThanOrEqual(payout(withStatus(worse)));
      const longer = input.legs.map((leg, index) => (index === chosen ? { ...leg, price: leg.price + more } : leg));
      expect(payout({ ...input, legs: longer })).toBeGreaterThanOrEqual(payout(input));
    });
  });

  it('[CPN-101] ten times the stake pays ten times as much', () => {
    check(45, anyCoupon([0, 1, 2, 3, 4, 6, 7, 8]), (input) => {
      const tenfold = payout({ ...input, stake: input.stake * 10 });
      if (tenfold < MAX_MINOR) expect(Math.abs(tenfold - 10 * payout(input))).toBeLessThanOrEqual(5);
    });
  });
});

describe('what the player is told before', () => {
  it('[CPN-115] no result pays more than the maximum win', () => {
    const cases = anyCoupon(WITHOUT_ANTI).chain((input) =>
      fc.record({ input: fc.constant(input), results: fc.array(fc.array(status(), { minLength: 20, maxLength: 20 }), { minLength: 10, maxLength: 10 }) }));
    check(50, cases, ({ input, results }) => {
      const quoted = quote(input);
      const maximum = quoted.ok ? quoted.value.maxWin : -1;
      expect(payout(withStatuses(input, () => 1))).toBe(maximum);
      for (const statuses of results) expect(payout(withStatuses(input, (_, index) => statuses[index] ?? 0))).toBeLessThanOrEqual(maximum);
    });
  });

  it('[CPN-116] the smallest win is the least that any won and lost legs leave', () => {
    check(51, anyCoupon([0, 1, 2, 4, 7, 8, 9]), (input) => {
      const quoted = quote({ ...input, stake: 100_000 });
      const wins: number[] = [];
      for (let mask = 0; mask < 2 ** input.legs.length; mask += 1) {
        wins.push(payout(withStatuses({ ...input, stake: 100_000 }, (_, index) => ((mask >> index) & 1 ? 1 : 0))));
      }
      expect(quoted.ok && quoted.value.minWin).toBe(Math.min(...wins.filter((win) => win > 0)));
    });
  });

  it('[CPN-117] the loss table is what the lost units leave at worst and at best', () => {
    check(52, anyCoupon([2, 7, 8]), (input) => {
      const table = lossTable(input);
      if (!table.ok) throw new Error('no table');
      const free = input.legs.flatMap(({ isBanker }, index) => (isBanker === true ? [] : [index]));
      for (const row of table.value) {
        const left = subsets(free.length, row.lost).map((lost) => {
          const losers = new Set(lost.map((position) => free[position]));
          return payout(withStatuses(input, (_, index) => (losers.has(index) ? 0 : 1)));
        });
        expect([row.minWin, row.maxWin]).toEqual([Math.min(...left), Math.max(...left)]);
      }
      const smallest = input.typeId === 2 ? (input.systemValue ?? 2) : input.typeId - 6;
      expect(table.value.length).toBe(free.length - smallest);
    });
  });
});

describe('open legs', () => {
  const completed = anyCoupon(betTypeIds, ALL_STATUSES).chain((input) =>
    fc.record({ input: fc.constant(input), rest: fc.array(status(SETTLED_STATUSES), { minLength: 20, maxLength: 20 }) }));

  it('[CPN-103] what is sure <= what is paid in the end <= what is possible, whatever the open legs do', () => {
    check(60, completed, ({ input, rest }) => {
      const before = settle(input);
      if (!before.ok) throw new Error('not settled');
      const paid = payout(withStatuses(input, ({ statusId }, index) => (statusId < 0 ? (rest[index] ?? 0) : statusId)));
      if (before.value.kind === 'settled') expect(before.value.payout).toBe(paid);
      else {
        expect(before.value.guaranteed).toBeLessThanOrEqual(paid);
        expect(before.value.maximum).toBeGreaterThanOrEqual(paid);
      }
    }, 3 * RUNS);
  });

  it('[CPN-103] a coupon with an open leg and no lost one stays open', () => {
    check(61, anyCoupon(betTypeIds.filter((id) => id !== 5), [-2, -1, 1, 2, 4]), (input) => {
      const isOpen = input.legs.some(({ statusId }) => statusId < 0);
      const settled = settle(input);
      expect(settled.ok && settled.value.kind).toBe(isOpen ? 'open' : 'settled');
    });
  });
});

describe('terms', () => {
  it('[CPN-121] a cap holds, but never below a refund', () => {
    check(70, fc.record({ input: anyCoupon(WITHOUT_ANTI.filter((id) => id !== 9)), maxPayout: fc.integer({ min: 0, max: 10_000_000 }) }), ({ input, maxPayout }) => {
      const [free, capped] = [payout(input), payout({ ...input, terms: { maxPayout } })];
      expect(capped).toBe(Math.min(free, Math.max(maxPayout, input.stake)));
    });
  });

  it('[CPN-118] the bonus leg follows min(n, 10) and every real leg', () => {
    const won = fc.array(fc.record({ price, statusId: fc.constant(1 as const) }), { minLength: 2, maxLength: 14 });
    const wins = fc.record({ legs: won, spoiler: fc.option(status([0, 2, 3, 4, 5, 6])) });
    check(71, wins, ({ legs, spoiler }) => {
      const all = spoiler === null ? legs : [...legs, { price: 2000, statusId: spoiler }];
      const input: SettleInput = { typeId: 1, stake: 100, legs: all };
      const plain = quote({ ...input, stake: 1 });
      const bonus = payout({ ...input, terms: { hasBonusBet: true } });
      if (spoiler !== null || !plain.ok || plain.value.totalOdds === null) expect(bonus).toBe(payout(input));
      else expect(isRounded(bonus, mul(plain.value.totalOdds, fromInt(100 + Math.min(legs.length, 10))))).toBe(true);
    });
  });
});

describe('refusals', () => {
  it('[CPN-123] whatever numbers a coupon is made of, it has a value or reasons: nothing throws', () => {
    const number = fc.oneof(fc.integer({ min: -5, max: 5000 }), fc.double(), fc.constantFrom(0, -0, 2 ** 53, Number.NaN, Infinity));
    const hyperBonus = fc.record({ percent: number, minStake: number, maxBonus: number });
    const leg = fc.record({ price: number, statusId: status(ALL_STATUSES), isBanker: fc.boolean(), blockId: fc.integer({ min: -1, max: 3 }), amount: number });
    const input = fc.record({
      typeId: fc.constantFrom(...betTypeIds), stake: number, legs: fc.array(leg, { maxLength: 9 }), systemValue: number,
      amountByBlockId: fc.dictionary(fc.constantFrom('-1', '0', '1', '2', '__proto__'), number), antiExpressMargin: number,
      terms: fc.record({ maxPayout: number, isFreeBet: fc.boolean(), hasBonusBet: fc.boolean(), hyperBonus }, { requiredKeys: [] }),
    }, { requiredKeys: ['typeId', 'stake', 'legs'] });
    check(80, input, (any) => {
      for (const result of [settle(any), quote(any), lossTable(any)]) expect(result.ok || result.error.length > 0).toBe(true);
    });
  });
});
