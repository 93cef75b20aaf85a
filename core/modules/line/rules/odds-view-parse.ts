/** Parses odds as a player types them, in the current view, into a price. */
import { plainNumberText } from '../../../kernel/decimal-text.ts';
import { priceOfFractionShown } from './odds-view-fraction.ts';
import type { OddsView } from './odds-view.ts';
import { EVENS, formatOdds } from './odds-view.ts';

const UNIT = 1000;
/** The decimal places of a price, and the places of inverse formats when parsed. */
const PRICE_PLACES = 3;
const INVERSE_PLACES = 9;
const EVENS_WORDS: ReadonlySet<string> = new Set(['evens', 'even', 'evs', 'evn']);

interface Signed {
  readonly isNegative: boolean;
  /** Whole number of 1/10^places. */
  readonly scaled: bigint;
}

/** '-0.95' at 3 places -> 950, negative; null for an invalid number or more places. */
function read(text: string, places: number): Signed | null {
  const match = /^([-+]?)(\d{1,9})(?:[.,](\d*))?$/.exec(text);
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > places) return null;
  return { isNegative: sign === '-', scaled: BigInt(whole + fraction.padEnd(places, '0')) };
}

function halfUp(n: bigint, d: bigint): number {
  return Number((2n * n + d) / (2n * d));
}

function fractional(text: string): number | null {
  if (EVENS_WORDS.has(text.toLowerCase())) return EVENS;
  const match = /^(\d{1,10}) ?[/-] ?(\d{1,6})$/.exec(text);
  if (match === null) return null;
  const [n, d] = [Number(match[1]), Number(match[2])];
  return n === 0 || d === 0 ? null : priceOfFractionShown(n, d);
}

function american(text: string): number | null {
  const value = read(text, 0);
  if (value === null || value.scaled < 100n) return null;
  return UNIT + (value.isNegative ? halfUp(100n * BigInt(UNIT), value.scaled) : Number(value.scaled) * 10);
}

/** A profit or, with a minus, its inverse. `allows` says which magnitudes (in 10^-9) the format has. */
function signedProfit(text: string, view: OddsView, allows: (value: Signed, one: bigint) => boolean): number | null {
  const value = read(text, INVERSE_PLACES);
  const one = 10n ** BigInt(INVERSE_PLACES);
  if (value === null || value.scaled === 0n || !allows(value, one)) return null;
  if (value.isNegative) return nearestShown(UNIT + halfUp(BigInt(UNIT) * one, value.scaled), value, view);
  return (value.scaled * BigInt(UNIT)) % one === 0n ? UNIT + Number((value.scaled * BigInt(UNIT)) / one) : null;
}

/**
 * The nearest price that displays as these inverse odds; without one, the nearest price. A price at the edge of a
 * decimal place may display with fewer decimals than its neighbour.
 */
function nearestShown(nearest: number, { scaled }: Signed, view: OddsView): number {
  const shows = (price: number): boolean => {
    const shown = read(formatOdds(price, view), INVERSE_PLACES);
    return shown?.isNegative === true && shown.scaled === scaled;
  };
  return [nearest, nearest + 1].find(shows) ?? nearest;
}

function parse(text: string, view: OddsView): number | null {
  switch (view) {
    case 'decimal':
    case 'hongkong': {
      const value = read(text, PRICE_PLACES);
      if (value === null || value.isNegative) return null;
      return Number(value.scaled) + (view === 'decimal' ? 0 : UNIT);
    }
    case 'fractional':
      return fractional(text);
    case 'american':
      return american(text);
    case 'indonesian':
      return signedProfit(text, view, (value, one) => value.scaled >= one);
    case 'malaysian':
      return signedProfit(text, view, (value, one) => value.scaled <= one);
  }
}

/**
 * Parses typed odds into a price in thousandths (above 1000), or null when the view has no such odds. Comma or point,
 * any minus sign, digits of other scripts; american without a sign is plus, -100 is evens as +100 is, and so is -1.00
 * in indonesian and malaysian; fractional accepts 'evens'. Inverse formats round to the nearest thousandth; a decimal
 * price has at most three decimals.
 */
export function parseOdds(text: string, view: OddsView): number | null {
  const price = parse(plainNumberText(text), view);
  return price === null || price <= UNIT || !Number.isSafeInteger(price) ? null : price;
}
