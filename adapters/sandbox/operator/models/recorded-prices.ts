/**
 * Recorded prices stand unchanged before the start and replace the model's books for the same markets. The model is
 * fitted to them, so its fair shares hold for them too.
 */
import type { Fixture, MarketKey, MatchState, PricedMarket } from '../line/types.ts';
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
  const fairOf = ({ kind, type, param }: MarketKey): Pick<PricedMarket, 'fair'> => {
    const fair = modelled.find(
      (market) => market.kind === kind && market.type === type && market.param === param,
    )?.fair;
    return fair === undefined ? {} : { fair };
  };
  return [...shown.map((row) => ({ ...row, suspended: false, ...fairOf(row) })), ...left];
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
