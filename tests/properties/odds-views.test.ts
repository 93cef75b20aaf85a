import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rational } from 'touchline/kernel/rational';
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
} from 'touchline/kernel/rational';
import type { OddsView } from 'touchline/core/line/rules/odds-view';
import { formatOdds, ODDS_VIEWS } from 'touchline/core/line/rules/odds-view';
import { parseOdds } from 'touchline/core/line/rules/odds-view-parse';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { RUNS } from '../arbitraries/runs.ts';

/** Every price up to 12.000, then in increasing steps. */
const priceArbitrary = fc.oneof(
  fc.integer({ min: 1001, max: 12_000 }),
  fc.integer({ min: 101, max: 100_000 }).map((each) => each * 10),
  // The prices at which an inverse format gains a decimal, and prices near evens.
  fc.integer({ min: 200_000, max: 224_000 }),
  fc.integer({ min: 2_000_000, max: 2_230_000 }),
  fc.integer({ min: 1_990, max: 2_010 }),
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

/** The exact absolute value of a price in an odds view. */
function magnitude(price: Rational, view: OddsView): Rational {
  const profit = sub(price, ONE);
  const isLong = compare(price, fromInt(2)) >= 0;
  switch (view) {
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

/** The absolute value that a text shows, and half of its display step. */
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

function checkPrice(price: number, view: OddsView): void {
  const text = formatOdds(price, view);
  const exact = magnitude(fromThousandths(price), view);
  const { value, half } = shown(text, price);
  const isShownWell = compare(abs(sub(value, exact)), half) <= 0 && value.n > 0n;

  const back = parseOdds(text, view);
  if (back === null) throw new Error(`${price} is '${text}' in view ${view}, which reads as nothing`);
  const isStable = formatOdds(back, view) === text;
  const isExact = ['decimal', 'hongkong'].includes(view) || (view === 'fractional' && price % 10 === 0);
  const isBack = isExact ? back === price : view !== 'fractional' || Math.abs(back - price) <= 5;
  if (!isShownWell || !isStable || !isBack) {
    throw new Error(
      `${price} is '${text}' in view ${view}, reads as ${back} and shows as '${formatOdds(back, view)}' then (${isShownWell}, ${isStable}, ${isBack})`,
    );
  }
}

describe('odds views', () => {
  for (const view of ODDS_VIEWS) {
    it(`[LIN-114] ${view} preserves every price up to 20 within half a display step`, () => {
      for (const price of EVERY_SHORT_PRICE) checkPrice(price, view);
    });
  }

  it('[LIN-114] every format preserves any price', () => {
    fc.assert(fc.property(priceArbitrary, fc.constantFrom(...ODDS_VIEWS), checkPrice), { seed: 201, numRuns: RUNS });
  });

  it('[LIN-110] [LIN-114] odds that round to evens are written as evens in every format', () => {
    for (const price of [1_996, 1_999, 2_000]) {
      expect(formatOdds(price, 'american'), `${price}`).toBe('+100');
      expect(formatOdds(price, 'indonesian'), `${price}`).toBe('1.00');
    }
    for (const price of [2_000, 2_001, 2_005]) expect(formatOdds(price, 'malaysian')).toBe('1.00');
  });

  it('[LIN-114] inverse odds that gain a decimal are read as a price that shows them', () => {
    expect(formatOdds(201_001, 'malaysian')).toBe('-0.005');
    expect(parseOdds('-0.005', 'malaysian')).toBe(201_001);
    expect(parseOdds('-0.01', 'malaysian')).toBe(101_000);
    expect(parseOdds('-1.00', 'malaysian')).toBe(2_000);
    expect(parseOdds('-100', 'american')).toBe(2_000);
  });

  it('[LIN-108] no two prices with two decimals look the same as fractions', () => {
    const texts = new Set(Array.from({ length: 20_000 }, (_, index) => formatOdds(1010 + index * 10, 'fractional')));
    expect(texts.size).toBe(20_000);
  });

  it('[LIN-101] a format’s text is never used in calculations', () => {
    fc.assert(
      fc.property(
        fc.array(priceArbitrary, { minLength: 2, maxLength: 6 }),
        fc.constantFrom(...ODDS_VIEWS),
        (prices, view) => {
          const input = { betType: 'express', stake: 1000, legs: prices.map((price) => ({ price })) } as const;
          const before = quote(input);
          for (const price of prices) formatOdds(price, view);
          expect(quote(input)).toEqual(before);
        },
      ),
      { seed: 203, numRuns: RUNS / 10 },
    );
  });

  it('[LIN-103] decimal is the price as received', () => {
    fc.assert(
      fc.property(priceArbitrary, (price) => {
        expect(formatOdds(price, 'decimal')).toBe(toDecimalString(fromThousandths(price), price % 10 === 0 ? 2 : 3));
      }),
      { seed: 204, numRuns: RUNS },
    );
  });
});
