import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quote } from '../../core/modules/coupon/rules/settlement/quote.ts';
import { totalsOf } from '../../core/modules/coupon/rules/totals.ts';
import { toDecimalString } from '../../core/kernel/rational.ts';

const price = fc.integer({ min: 1_010, max: 501_000 });
const stake = fc.integer({ min: 1, max: 10_000_000 });

it('[CPN-104, CPN-105] what the coupon shows for a single or an express is what its settlement quotes', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 1, maxLength: 12 }), stake, (prices, amount) => {
      const typeId = prices.length === 1 ? 0 : 1;
      const shown = totalsOf(typeId, prices.map((each, at) => ({ marketId: at, price: each })), amount);
      const quoted = quote({ typeId, stake: amount, legs: prices.map((each) => ({ price: each })) });
      if (!quoted.ok || quoted.value.totalOdds === null) throw new Error('no quote');
      expect(shown.maxWin).toBe(quoted.value.maxWin);
      expect(shown.odds).toBe(toDecimalString(quoted.value.totalOdds, 3));
    }),
    { seed: 1, numRuns: 1_000 },
  );
});

it('[CPN-104, CPN-105] a type that does not fit its legs has no total', () => {
  expect(totalsOf(0, [{ marketId: 1, price: 2_000 }, { marketId: 2, price: 2_000 }], 100).odds).toBe('');
  expect(totalsOf(1, [{ marketId: 1, price: 2_000 }], 100).odds).toBe('');
  expect(totalsOf(2, [{ marketId: 1, price: 2_000 }], 100).odds).toBe('');
});
