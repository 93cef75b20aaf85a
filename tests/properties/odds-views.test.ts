import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rational } from '../../core/kernel/rational.ts';
import {
  compare,
  div,
  fromInt,
  fromScaled,
  fromThousandths,
  mul,
  ONE,
  sub,
  toDecimalString,
} from '../../core/kernel/rational.ts';
import type { OddsViewId } from '../../core/modules/line/rules/odds-view.ts';
import { formatOdds, oddsViewIds, oddsViewName } from '../../core/modules/line/rules/odds-view.ts';
import { parseOdds } from '../../core/modules/line/rules/odds-view-parse.ts';
import { formatTotalOdds } from '../../core/modules/line/rules/odds-view-total.ts';
import { quote } from '../../core/modules/coupon/rules/settlement/quote.ts';
import { RUNS } from '../arbitraries/runs.ts';

/** Every price up to 12.000, then ever longer ones. */
const priceArbitrary = fc.oneof(
  fc.integer({ min: 1001, max: 12_000 }),
  fc.integer({ min: 101, max: 100_000 }).map((each) => each * 10),
  fc.integer({ min: 1001, max: 1_000_000_000 }),
);
const EVERY_SHORT_PRICE = Array.from({ length: 19_000 }, (_, index) => 1001 + index);

function abs(r: Rational): Rational {
  return r.n < 0n ? { n: -r.n, d: r.d } : r;
}

function over(a: Rational, b: Rational): Rational {
  const quotient = div(a, b);
  if (!quotient.ok) throw new Error('division by zero');
  return quotient.value;
}

/** The exact number behind a view, without its sign. */
function magnitude(price: Rational, viewId: OddsViewId): Rational {
  const profit = sub(price, ONE);
  const isLong = compare(price, fromInt(2)) >= 0;
  switch (oddsViewName(viewId)) {
    case 'decimal':
      return price;
    case 'hongkong':
    case 'fractional':
      return profit;
    case 'american':
      return mul(fromInt(100), isLong ? profit : over(ONE, profit));
    case 'indonesian':
      return isLong ? profit : over(ONE, profit);
    case 'malaysian':
      return compare(price, fromInt(2)) <= 0 ? profit : over(ONE, profit);
  }
}

/** The number that a text shows, without its sign, and half of the step it is shown in. */
function shown(text: string, price: number): { readonly value: Rational; readonly half: Rational } {
  const [n = '', d] = text.replace(/^[-+]/, '').split('/');
  if (d !== undefined)
    return { value: fromScaled(BigInt(n), BigInt(d)), half: fromScaled(1, price % 10 === 0 ? 200 : 2000) };
  const places = n.split('.')[1]?.length ?? 0;
  return {
    value: fromScaled(BigInt(n.replace('.', '')), 10n ** BigInt(places)),
    half: fromScaled(1, 2n * 10n ** BigInt(places)),
  };
}

function checkPrice(price: number, viewId: OddsViewId): void {
  const text = formatOdds(price, viewId);
  const exact = magnitude(fromThousandths(price), viewId);
  const { value, half } = shown(text, price);
  const isShownWell = compare(abs(sub(value, exact)), half) <= 0 && value.n > 0n;

  const back = parseOdds(text, viewId);
  if (back === null) throw new Error(`${price} is '${text}' in view ${viewId}, which reads as nothing`);
  // The price that is read back is one that the same text shows.
  const isStable =
    formatOdds(back, viewId) === text || compare(abs(sub(value, magnitude(fromThousandths(back), viewId))), half) <= 0;
  const isExact = ['decimal', 'hongkong'].includes(oddsViewName(viewId)) || (viewId === 1 && price % 10 === 0);
  const isBack = isExact ? back === price : viewId !== 1 || Math.abs(back - price) <= 5;
  if (!isShownWell || !isStable || !isBack) {
    throw new Error(
      `${price} is '${text}' in view ${viewId}, reads as ${back} and shows as '${formatOdds(back, viewId)}' then (${isShownWell}, ${isStable}, ${isBack})`,
    );
  }
}

describe('odds views', () => {
  for (const viewId of oddsViewIds.filter((id) => id < 10)) {
    it(`[LIN-114] ${oddsViewName(viewId)} conserves every price up to 20 within half a display step`, () => {
      for (const price of EVERY_SHORT_PRICE) checkPrice(price, viewId);
    });
  }

  it('[LIN-114] every view conserves any price', () => {
    fc.assert(fc.property(priceArbitrary, fc.constantFrom(...oddsViewIds), checkPrice), { seed: 201, numRuns: RUNS });
  });

  it('[LIN-108] no two prices at two places look the same as fractions', () => {
    const texts = new Set(Array.from({ length: 20_000 }, (_, index) => formatOdds(1010 + index * 10, 1)));
    expect(texts.size).toBe(20_000);
  });

  it('[LIN-113] a total reads as its exact value rounded once', () => {
    const total = fc.record({ n: fc.bigInt({ min: 10n ** 9n + 1n, max: 10n ** 15n }), d: fc.constant(10n ** 9n) });
    fc.assert(
      fc.property(total, fc.constantFrom(...oddsViewIds), (value, viewId) => {
        const text = formatTotalOdds(value, viewId);
        const { value: written, half } = shown(text, 0);
        const step =
          oddsViewName(viewId) === 'decimal' || !text.includes('.') || text.startsWith('-')
            ? half
            : fromScaled(1, 2000);
        expect(compare(abs(sub(written, magnitude(value, viewId))), step)).toBeLessThanOrEqual(0);
      }),
      { seed: 202, numRuns: RUNS },
    );
  });

  it('[LIN-101] what a view shows is never what is calculated with', () => {
    fc.assert(
      fc.property(
        fc.array(priceArbitrary, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...oddsViewIds),
        (prices, viewId) => {
          const input = { typeId: 1, stake: 1000, legs: prices.map((price) => ({ price })) } as const;
          const before = quote(input);
          for (const price of prices) formatOdds(price, viewId);
          if (before.ok && before.value.totalOdds !== null) formatTotalOdds(before.value.totalOdds, viewId);
          expect(quote(input)).toEqual(before);
        },
      ),
      { seed: 203, numRuns: RUNS / 10 },
    );
  });

  it('[LIN-103] decimal is the price as received', () => {
    fc.assert(
      fc.property(priceArbitrary, (price) => {
        expect(formatOdds(price, 0)).toBe(toDecimalString(fromThousandths(price), price % 10 === 0 ? 2 : 3));
      }),
      { seed: 204, numRuns: RUNS },
    );
  });
});
