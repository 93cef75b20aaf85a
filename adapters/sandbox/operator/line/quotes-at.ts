/** The markets of a game at any time, priced as the line shows them. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { comboMarket } from '../models/same-game/price-combo.ts';
import { boostMarket } from './boosts.ts';
import { driftedAt } from './drift.ts';
import { NO_QUOTES, quotesOf } from './quotes.ts';
import type { Quotes } from './quotes.ts';
import type { Fixture, MarketKey, MatchState, PricedMarket } from './types.ts';

import { liveMoment } from './live-moment.ts';
import type { LiveMoment } from './live-moment.ts';

export type Scope = 'main' | 'wide' | 'all';

/**
 * The current markets of a live game: at the prices of the last pulse, with the current suspension, without markets
 * decided since.
 */
export function liveMarkets(
  match: Match,
  { at, state, pricedAt, pricedState }: LiveMoment,
  scope: Scope,
): readonly PricedMarket[] {
  const suspended = state.suspended !== null;
  const priced = match.price(pricedAt, scope);
  if (pricedAt === at) return priced;
  const standing = isSameScore(pricedState, state)
    ? priced
    : priced.filter((market) => match.settle(market, at) === null);
  return standing.map((market) => (market.suspended === suspended ? market : { ...market, suspended }));
}

/** A same-game combo of a live game, as its other markets: at the prices of the last pulse. */
export function liveCombo(match: Match, { at, state, pricedAt }: LiveMoment, key: MarketKey): PricedMarket | null {
  return state.status === 4 ? null : comboMarket(match, key, { pricedAt, at, suspended: state.suspended !== null });
}

/** A same-game combo, or the boost, of a game ahead. `priced` has the prices of `now`. */
export function onDemandAhead(priced: Match, fixture: Fixture, key: MarketKey, now: number): PricedMarket | null {
  return key.kind === KIND.boost
    ? boostMarket(priced, fixture, key, now)
    : comboMarket(priced, key, { pricedAt: now, at: now, suspended: false });
}

/** A same-game combo or a boost at `now`; null where it is decided or not offered. */
export function comboQuote(fixture: Fixture, match: Match, now: number, key: MarketKey): PricedMarket | null {
  if (now >= fixture.startsAt) return liveCombo(match, liveMoment(fixture, match, now), key);
  return onDemandAhead(createMatch(driftedAt(fixture, now)), fixture, key, now);
}

/** Every market of a game at `now`, with its state. */
export function everyQuote(
  fixture: Fixture,
  match: Match,
  now: number,
): { readonly quotes: Quotes; readonly state: MatchState } {
  if (now < fixture.startsAt) {
    const drifted = createMatch(driftedAt(fixture, now));
    return { quotes: quotesOf(fixture.id, drifted.price(now, 'all')), state: match.stateAt(now) };
  }
  const moment = liveMoment(fixture, match, now);
  const { state } = moment;
  return { quotes: state.status === 4 ? NO_QUOTES : quotesOf(fixture.id, liveMarkets(match, moment, 'all')), state };
}

/** The markets of a game's row in a list at `now`. */
export function mainQuotes(fixture: Fixture, match: Match, now: number): Quotes {
  if (now < fixture.startsAt) return quotesOf(fixture.id, createMatch(driftedAt(fixture, now)).price(now, 'main'));
  const moment = liveMoment(fixture, match, now);
  return moment.state.status === 4 ? NO_QUOTES : quotesOf(fixture.id, liveMarkets(match, moment, 'main'));
}

function isSameScore(a: MatchState, b: MatchState): boolean {
  return (
    a === b ||
    JSON.stringify([a.score, a.periodScores, a.points]) === JSON.stringify([b.score, b.periodScores, b.points])
  );
}
