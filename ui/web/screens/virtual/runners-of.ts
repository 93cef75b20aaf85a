/** The runners of a race as its markets name them. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Market } from 'touchline/core/line/types';

export interface OfferedRunner {
  readonly number: number;
  readonly name: string;
  readonly win: Market;
  /** Null where it is not offered. */
  readonly place: Market | null;
}

/** By number. A label is '5. Amber Tide'. */
export function runnersOf(markets: readonly Market[]): readonly OfferedRunner[] {
  return markets
    .filter(({ kind }) => kind === KIND.raceWin)
    .map((win) => ({
      number: win.type,
      name: (win.label ?? '').replace(/^\d+\. /, ''),
      win,
      place: markets.find(({ kind, type }) => kind === KIND.racePlace && type === win.type) ?? null,
    }))
    .sort((a, b) => a.number - b.number);
}

/** The market of an order of two or three runners; null where it is not offered. */
export function orderMarket(markets: readonly Market[], [first, second, third]: readonly number[]): Market | null {
  const of = (kind: number, param: number): Market | null =>
    markets.find((market) => market.kind === kind && market.type === first && market.param === param) ?? null;
  if (first === undefined || second === undefined) return null;
  return third === undefined ? of(KIND.forecast, second * 4) : of(KIND.tricast, (second * 16 + third) * 4);
}
