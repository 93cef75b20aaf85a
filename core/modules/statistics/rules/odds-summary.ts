/** Opening, lowest, highest and last price of a history [STT-9], and its line as points of a drawing. */
import type { OddsHistory } from '../types.ts';

export interface PriceAt {
  readonly at: number;
  readonly price: number;
}

export interface OddsSummary {
  readonly opening: PriceAt;
  readonly lowest: PriceAt;
  readonly highest: PriceAt;
  readonly last: PriceAt;
}

/** `null` for a selection that was never offered. */
export function summaryOf({ points }: Pick<OddsHistory, 'points'>): OddsSummary | null {
  const offered = points.flatMap(([at, price]): readonly PriceAt[] => (price > 0 ? [{ at, price }] : []));
  const [opening] = offered;
  if (opening === undefined) return null;
  const best = (isBetter: (one: number, than: number) => boolean): PriceAt =>
    offered.reduce((found, each) => (isBetter(each.price, found.price) ? each : found), opening);
  return {
    opening,
    lowest: best((one, than) => one < than),
    highest: best((one, than) => one > than),
    last: offered.at(-1) ?? opening,
  };
}

/**
 * The parts of a line without gaps, in steps: a price stands until the next recorded time. Coordinates are shares of
 * the drawing, `x` from the first to the last time, `y` from the highest price (0) to the lowest (1); a price that
 * never moved is in the middle.
 */
export function lineParts({
  points,
}: Pick<OddsHistory, 'points'>): readonly (readonly (readonly [number, number])[])[] {
  const summary = summaryOf({ points });
  const [first, last] = [points[0], points[points.length - 1]];
  if (summary === null || first === undefined || last === undefined) return [];
  const span = Math.max(1, last[0] - first[0]);
  const range = summary.highest.price - summary.lowest.price;
  const x = (at: number): number => (at - first[0]) / span;
  const y = (price: number): number => (range === 0 ? 0.5 : (summary.highest.price - price) / range);
  const parts: [number, number][][] = [];
  let before: number | null = null;
  for (const [at, price] of points) {
    const part = before === null ? null : parts[parts.length - 1];
    if (part && before !== null) part.push([x(at), y(before)]);
    if (price > 0) {
      if (part) part.push([x(at), y(price)]);
      else parts.push([[x(at), y(price)]]);
    }
    before = price > 0 ? price : null;
  }
  return parts;
}
