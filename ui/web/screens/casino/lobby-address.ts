/**
 * The lobby's search, filters and order as a query string, so that reloads, the back button and shared links keep them:
 * `?words=book&provider=touchline&volatility=high&return=97&feature=wilds&order=title` [CSN-16].
 */
import { GAME_ORDERS } from 'touchline/core/casino/rules/find-games';
import type { GameFilter } from 'touchline/core/casino/rules/find-games';
import type { CasinoGame, Volatility } from 'touchline/core/casino/types';

export type Choice = Omit<GameFilter, 'section'>;

export const NO_CHOICE: Choice = {
  words: '',
  provider: null,
  volatility: null,
  minReturn: null,
  feature: null,
  order: 'shelf',
};
export const MAX_WORDS = 80;
export const VOLATILITIES: readonly Volatility[] = ['low', 'medium', 'high'];
export const RETURNS = ['95', '97', '98', '99'] as const;

/** Values that no game of the page has, and those that no filter offers, are ignored. */
export function choiceOf(query: string, games: readonly CasinoGame[]): Choice {
  const params = new URLSearchParams(query);
  const [provider, feature] = [params.get('provider'), params.get('feature')];
  const percent = RETURNS.find((each) => each === params.get('return'));
  return {
    words: (params.get('words') ?? '').slice(0, MAX_WORDS),
    provider: games.some((game) => game.provider.slug === provider) ? provider : null,
    volatility: VOLATILITIES.find((each) => each === params.get('volatility')) ?? null,
    minReturn: percent === undefined ? null : Number(percent),
    feature: feature !== null && games.some(({ features }) => features.includes(feature)) ? feature : null,
    order: GAME_ORDERS.find((each) => each === params.get('order')) ?? NO_CHOICE.order,
  };
}

/** The query string with its question mark; empty when nothing is chosen. */
export function queryOf({ words, provider, volatility, minReturn, feature, order }: Choice): string {
  const params = new URLSearchParams();
  if (words !== '') params.set('words', words);
  if (provider !== null) params.set('provider', provider);
  if (volatility !== null) params.set('volatility', volatility);
  if (minReturn !== null) params.set('return', String(minReturn));
  if (feature !== null) params.set('feature', feature);
  if (order !== NO_CHOICE.order) params.set('order', order);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
