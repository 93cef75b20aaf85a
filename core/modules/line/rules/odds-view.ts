/**
 * Odds views: one price, six formats. A view is for display only: it changes no price, amount or request. Prices are
 * decimal odds in integer thousandths; all arithmetic is exact, rounding is half-up on the magnitude and happens once,
 * at display.
 */
import { fractionOf } from './odds-view-fraction.ts';

export const ODDS_VIEWS = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malaysian'] as const;
export type OddsView = (typeof ODDS_VIEWS)[number];

/** The layout of boards; the place in the list is the operator's number (`appViewType`). */
export const APP_VIEWS = ['european', 'asian'] as const;
export type AppView = (typeof APP_VIEWS)[number];

/** The text where a view has no number for a price: an invalid price, or american and indonesian at 1.000. */
export const NO_ODDS = '–';

/** Decimal odds of even money, thousandths. */
export const EVENS = 2000;
const UNIT = 1000;
/** A thousand million to one, in thousandths: far above any price, and no integer below leaves the safe range. */
export const MAX_PRICE = 1_000_000_000_000;

const CACHED_PRICES = 8192;
// The keys are the list's own.
const caches = Object.fromEntries(ODDS_VIEWS.map((view) => [view, new Map()])) as Readonly<
  Record<OddsView, Map<number, string>>
>;

/** Digits of scaled / 10^places, at least one before the point. */
function fixed(scaled: number, places: number): string {
  const digits = String(scaled).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** Thousandths with two places, three where the third is not zero. */
function exact(thousandths: number): string {
  return thousandths % 10 === 0 ? fixed(thousandths / 10, 2) : fixed(thousandths, 3);
}

/** -1/p for p in thousandths, at two places or as many more as it takes not to show zero. */
function reciprocal(profit: number): string {
  let [power, places] = [100, 2];
  const at = (): number => Math.floor((2 * UNIT * power + profit) / (2 * profit));
  while (at() === 0) [power, places] = [power * 10, places + 1];
  return evensOnce(`-${fixed(at(), places)}`);
}

/** Evens has one spelling: a value that rounds to -100 or -1.00 is written +100 or 1.00. */
function evensOnce(text: string): string {
  return text === '-100' ? '+100' : text === '-1.00' ? '1.00' : text;
}

function american(profit: number): string {
  return profit >= UNIT
    ? `+${Math.floor((profit + 5) / 10)}`
    : evensOnce(`-${Math.floor((200 * UNIT + profit) / (2 * profit))}`);
}

function format(price: number, view: OddsView): string {
  if (!Number.isSafeInteger(price) || price < UNIT || price > MAX_PRICE) return NO_ODDS;
  const profit = price - UNIT;
  switch (view) {
    case 'decimal':
      return exact(price);
    case 'hongkong':
      return exact(profit);
    case 'fractional':
      return fractionOf(price);
    case 'american':
      return profit === 0 ? NO_ODDS : american(profit);
    case 'indonesian':
      if (profit === 0) return NO_ODDS;
      return price >= EVENS ? exact(profit) : reciprocal(profit);
    case 'malaysian':
      return price <= EVENS ? exact(profit) : reciprocal(profit);
  }
}

/**
 * Formats a price in a view: 1950 -> '1.95', '20/21', '-105', '0.95', '-1.05', '0.95' in the order of the list above.
 * Results are cached, because every drawn price cell calls this: the same price gives the same string object until the
 * bounded cache turns over.
 */
export function formatOdds(priceThousandths: number, view: OddsView): string {
  const cache = caches[view];
  const known = cache.get(priceThousandths);
  if (known !== undefined) return known;
  if (cache.size >= CACHED_PRICES) cache.clear();
  const text = format(priceThousandths, view);
  cache.set(priceThousandths, text);
  return text;
}
