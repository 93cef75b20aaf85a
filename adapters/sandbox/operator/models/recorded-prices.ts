/** Recorded prices stand unchanged before the start and replace the model's books for the same markets. */
import type { Fixture, MatchState, PricedMarket } from '../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Scope } from './books.ts';

/** In the main scope a recorded total or handicap replaces the model's, so that a row has one of each. */
export function withRecordedPrices(
  fixture: Fixture,
  state: MatchState,
  scope: Scope,
  modelled: readonly PricedMarket[],
): readonly PricedMarket[] {
  const prices = fixture.recorded?.prices ?? [];
  if (state.status !== 1 || prices.length === 0) return modelled;
  const shown = scope === 'all' ? prices : prices.filter(({ kind }) => modelled.some((market) => market.kind === kind));
  const taken = new Set(shown.map((row) => (scope === 'all' ? bookOf(row) : `${row.kind}`)));
  const left = modelled.filter((market) => !taken.has(scope === 'all' ? bookOf(market) : `${market.kind}`));
  return [...shown.map((row) => ({ ...row, suspended: false })), ...left];
}

function bookOf({
  kind,
  type,
  param,
}: {
  readonly kind: number;
  readonly type: number;
  readonly param: number;
}): string {
  const handicap = kind === KIND.asianHandicap && type === 3;
  return `${kind}:${handicap ? -param : param}`;
}
