import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { betTypeIdOf } from 'touchline/core/history/bet-type-wire';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { SettleInput, Terms } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { lossTable } from 'touchline/core/coupon/rules/settlement/loss-table';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { equals } from 'touchline/kernel/rational';
import { paidByHand, subsets } from '../../adapters/testing/brute-force.ts';
import { anyCoupon, coupon, SETTLED_RESULTS, legResult, withResults } from '../../adapters/testing/coupons.ts';
import { check, payout, WITHOUT_ANTI } from '../arbitraries/coupon-laws.ts';
import { TEST_TIMEOUT_MS } from '../arbitraries/runs.ts';

/** Any terms that change the payout of a settlement. */
const terms: fc.Arbitrary<Terms> = fc.record(
  { maxPayout: fc.integer({ min: 0, max: 20_000_000 }), isFreeBet: fc.boolean(), hasBonusBet: fc.boolean() },
  { requiredKeys: [] },
);

function maxWin(input: SettleInput): number {
  const quoted = quote(input);
  if (!quoted.ok) throw new Error(JSON.stringify(quoted.error));
  return quoted.value.maxWin;
}

/** All results of the legs, with as many different results as keep the number of combinations in the hundreds. */
function* outcomes(legs: number): Generator<readonly BetResult[]> {
  const results: readonly BetResult[] =
    legs <= 2 ? SETTLED_RESULTS : legs <= 4 ? ['lost', 'won', 'returned'] : ['lost', 'won'];
  for (let way = 0; way < results.length ** legs; way += 1) {
    yield Array.from(
      { length: legs },
      (_, index) => results[Math.floor(way / results.length ** index) % results.length] ?? 'lost',
    );
  }
}

const ended = (input: SettleInput, results: readonly BetResult[]): SettleInput =>
  withResults(input, (_, index) => results[index] ?? 'lost');

describe('the maximum win', () => {
  const short = (betType: BetTypeName): fc.Arbitrary<SettleInput> =>
    coupon(betType).filter(({ legs }) => legs.length <= 8);

  for (const betType of WITHOUT_ANTI) {
    it(
      `[CPN-115] of type ${betType} is the payout with all legs won, and no other result of up to eight legs pays more`,
      () => {
        check(50 + betTypeIdOf(betType), short(betType), (input) => {
          const most = maxWin(input);
          expect(payout(withResults(input, () => 'won'))).toBe(most);
          for (const results of outcomes(input.legs.length)) {
            const paid = payout(ended(input, results));
            if (paid > most) expect.fail(`${results.join()} pays ${paid}, more than ${most}`);
          }
        });
      },
      TEST_TIMEOUT_MS,
    );
  }

  it('[CPN-115] is not exceeded by any half results either', () => {
    const cases = anyCoupon(WITHOUT_ANTI).chain((input) =>
      fc.record({
        input: fc.constant(input),
        results: fc.array(fc.array(legResult(), { minLength: 20, maxLength: 20 }), { minLength: 10, maxLength: 10 }),
      }),
    );
    check(64, cases, ({ input, results }) => {
      const most = maxWin(input);
      for (const some of results) expect(payout(ended(input, some))).toBeLessThanOrEqual(most);
    });
  });

  it('[CPN-111] [CPN-115] of an anti-express is the payout with any leg lost and none returned, and a return can pay more: a witness', () => {
    check(65, coupon('antiExpress', ['lost', 'won']), (input) => {
      if (input.legs.some(({ result }) => result === 'lost')) expect(payout(input)).toBe(maxWin(input));
    });
    const input: SettleInput = {
      betType: 'antiExpress',
      stake: 10_000,
      legs: [
        { price: 2000, result: 'lost' },
        { price: 2000, result: 'returned' },
      ],
    };
    expect(maxWin(input)).toBe(11_500);
    expect(payout(input)).toBe(16_200);
  });
});

describe('the smallest win', () => {
  it(
    '[CPN-116] is the minimum over all winning combinations of won and lost legs',
    () => {
      // Includes tiny stakes, free bets and caps, where a line may pay nothing while some result pays.
      const stakes = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 5_000_000 }));
      const drawn = fc.record({
        input: anyCoupon(['single', 'express', 'system', 'multibet', 'antiExpress', 'lucky', 'patent', 'singles']),
        stake: stakes,
        some: terms,
      });
      check(51, drawn, ({ input, stake, some }) => {
        const asked = { ...input, stake, terms: some };
        const wins: number[] = [];
        for (let mask = 0; mask < 2 ** input.legs.length; mask += 1)
          wins.push(payout(withResults(asked, (_, index) => ((mask >> index) & 1 ? 'won' : 'lost'))));
        const paying = wins.filter((win) => win > 0);
        const quoted = quote(asked);
        expect(quoted.ok && quoted.value.minWin).toBe(paying.length === 0 ? null : Math.min(...paying));
      });
    },
    TEST_TIMEOUT_MS,
  );
});

describe('the smallest win of a free bet', () => {
  it('[CPN-116] is found where one line pays nothing: a lucky of 7.00 at 3, 4 and 5 pays at least 12.00', () => {
    const legs = [3_000, 4_000, 5_000].map((price) => ({ price }));
    const quoted = quote({ betType: 'lucky', stake: 700, legs, terms: { isFreeBet: true } });
    expect(quoted.ok && quoted.value.minWin).toBe(1_200);
  });

  it('[CPN-116] exists for every free bet of up to twelve legs that can win at all', () => {
    const wide = fc.record({
      prices: fc.array(fc.integer({ min: 1_010, max: 9_000 }), { minLength: 9, maxLength: 12 }),
      size: fc.nat(),
      stake: fc.integer({ min: 1, max: 5_000 }),
    });
    check(53, wide, ({ prices, size, stake }) => {
      const systemValue = 2 + (size % (prices.length - 2));
      const input = { betType: 'system', systemValue, stake, legs: prices.map((price) => ({ price })) } as const;
      const quoted = quote({ ...input, terms: { isFreeBet: true } });
      expect(quoted.ok && (quoted.value.maxWin === 0 || quoted.value.minWin !== null)).toBe(true);
    });
  });
});

describe('the loss table', () => {
  it(
    '[CPN-117] is the worst and the best result of the lost units',
    () => {
      check(52, anyCoupon(['system', 'multibet', 'lucky', 'patent']), (input) => {
        const table = lossTable(input);
        if (!table.ok) throw new Error('no table');
        const free = input.legs.flatMap((leg, index) =>
          leg.isBanker === true ? [] : [{ index, unit: input.betType === 'multibet' ? (leg.blockId ?? 0) : index }],
        );
        const units = [...new Set(free.map(({ unit }) => unit))];
        for (const row of table.value) {
          const left = subsets(units.length, row.lost).map((lost) => {
            const gone = new Set(lost.map((position) => units[position]));
            const losers = new Set(free.flatMap(({ index, unit }) => (gone.has(unit) ? [index] : [])));
            return payout(withResults(input, (_, index) => (losers.has(index) ? 'lost' : 'won')));
          });
          expect(row.minWin).toEqual(Math.min(...left));
          expect(row.maxWin).toEqual(Math.max(...left));
        }
        const smallest = input.betType === 'lucky' ? 1 : (input.systemValue ?? 2);
        expect(table.value.map(({ lost }) => lost)).toEqual(
          Array.from({ length: units.length - smallest }, (_, index) => index + 1),
        );
      });
    },
    TEST_TIMEOUT_MS,
  );
});

describe('all sizes at once', () => {
  it('[CPN-129] equal the quote of each size', () => {
    check(66, fc.record({ input: anyCoupon(['system', 'multibet']), terms }), ({ input, terms: some }) => {
      const asked = { ...input, terms: some };
      const sizes = systemSizes({ ...asked, systemValue: 99 });
      if (!sizes.ok) throw new Error('no sizes');
      for (const { k, lines, stakePerLine, maxWin: most } of sizes.value) {
        const quoted = quote({ ...asked, systemValue: k });
        if (!quoted.ok) throw new Error(`no quote of size ${k}`);
        expect(quoted.value.lines).toEqual(lines);
        expect(quoted.value.maxWin).toEqual(most);
        expect(equals(quoted.value.stakePerLine, stakePerLine)).toBe(true);
      }
      const last = sizes.value.at(-1)?.k ?? 0;
      expect(sizes.value.map(({ k }) => k)).toEqual(Array.from({ length: last - 1 }, (_, index) => index + 2));
      expect(quote({ ...asked, systemValue: last + 1 }).ok).toBe(false);
    });
  });

  it('[CPN-129] exist for no other type, and an invalid coupon has its reasons', () => {
    check(67, anyCoupon(betTypeNames.filter((name) => name !== 'system' && name !== 'multibet')), (input) =>
      expect(systemSizes(input)).toEqual({ ok: true, value: [] }),
    );
    expect(systemSizes({ betType: 'system', stake: 1, legs: [{ price: 2000 }, { price: 2000 }] })).toMatchObject({
      ok: false,
      error: [{ code: 'tooFewLegs' }],
    });
  });
});

describe('a what-if figure', () => {
  const asDecided = (input: SettleInput, at: number, result: 'lost' | 'returned'): SettleInput =>
    withResults(input, (_, index) => (index === at ? result : input.betType === 'antiExpress' ? 'lost' : 'won'));

  for (const betType of betTypeNames) {
    it(`[CPN-130] of one lost or returned leg of type ${betType} equals that settlement`, () => {
      check(70 + betTypeIdOf(betType), fc.record({ input: coupon(betType), terms }), ({ input, terms: some }) => {
        const figures = whatIf({ ...input, terms: some });
        if (!figures.ok) throw new Error('no figure');
        const settled = input.legs.map((_, at) => ({
          ifLost: payout({ ...asDecided(input, at, 'lost'), terms: some }),
          ifReturned: payout({ ...asDecided(input, at, 'returned'), terms: some }),
        }));
        expect(figures.value).toEqual(settled);
      });
    });
  }

  it('[CPN-130] equals the full calculation with that result', () => {
    check(68, anyCoupon(betTypeNames), (input) => {
      const figures = whatIf(input);
      const byHand = input.legs.map((_, at) => ({
        ifLost: paidByHand(asDecided(input, at, 'lost')),
        ifReturned: paidByHand(asDecided(input, at, 'returned')),
      }));
      expect(figures).toEqual({ ok: true, value: byHand });
    });
  });
});
