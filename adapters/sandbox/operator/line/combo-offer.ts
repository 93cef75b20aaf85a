/** Combines selections of one game into a market of their own, or says why not [SGC-1, SGC-3]. */
import { createMatch } from '../models/match.ts';
import type { Match } from '../models/match.ts';
import { canBePart, comboKey, comboLabel, comboParts } from '../models/same-game/parts.ts';
import { priceOf } from '../models/same-game/price-combo.ts';
import { MAX_PARTS, MIN_PARTS } from '../models/same-game/selections.ts';
import type { ComboOffer, ComboProblem, ComboRefusal } from './combo-types.ts';
import { driftedAt } from './drift.ts';
import { marketId, readMarketId } from './market-id.ts';
import { liveMoment } from './live-moment.ts';
import { comboQuote, everyQuote } from './quotes-at.ts';
import type { MarketKey } from './types.ts';

/** Differences of probability below this are errors of rounding. */
const NOTHING = 1e-9;

/** `matchOf`: a game that has opened. `now`: the line's time, wall ms. */
export function offerCombo(
  matchOf: (gameId: number) => Match | null,
  ids: readonly number[],
  now: number,
): ComboOffer | ComboRefusal {
  const refused = (problem: ComboProblem, at: number | null = null): ComboRefusal => ({ problem, marketId: at });
  if (ids.length < MIN_PARTS || ids.length > MAX_PARTS) return refused('count');
  const read = ids.map((id) => ({ id, market: readMarketId(id) }));
  const gameId = read[0]?.market?.gameId ?? -1;
  const match = read.every(({ market }) => market?.gameId === gameId) ? matchOf(gameId) : null;
  if (match === null) return refused('games');
  const { fixture } = match;
  const { quotes, state } = everyQuote(fixture, match, now);
  const parts: MarketKey[] = [];
  for (const { id, market } of read) {
    if (market === null || !canBePart(fixture.format, market.key, ids.length)) return refused('notCombinable', id);
    if (quotes.get(id)?.state !== 0 || state.status === 4) return refused('closed', id);
    parts.push(market.key);
  }
  const isAhead = now < fixture.startsAt;
  const priced = isAhead ? createMatch(driftedAt(fixture, now)) : match;
  const pricedAt = isAhead ? now : liveMoment(fixture, match, now).pricedAt;
  const joint = priced.joint(pricedAt, parts);
  if (joint === null) return refused('notCombinable');
  if (joint < NOTHING) return refused('impossible');
  for (const [at, { id }] of read.entries()) {
    const without = priced.joint(pricedAt, parts.toSpliced(at, 1)) ?? 0;
    if (without - joint < NOTHING) return refused('redundant', id);
  }
  const key = comboKey(fixture.format, parts);
  const quote = key === null ? null : comboQuote(fixture, match, now, key);
  const made = priceOf(priced, pricedAt, parts);
  if (key === null || quote === null || made === null) return refused('notOffered');
  const alone = read.map(({ id }, at) => ({
    marketId: id,
    odds: thousandths(priced.joint(pricedAt, parts.slice(at, at + 1)) ?? 1),
  }));
  return {
    marketId: marketId(gameId, key),
    key,
    price: quote.price,
    label: comboLabel(comboParts(fixture.format, key) ?? parts),
    made: {
      parts: alone.sort((a, b) => a.marketId - b.marketId),
      odds: thousandths(made.fair),
      margin: Math.round(10_000 * made.margin),
    },
  };
}

/** Fair odds of a probability. */
const thousandths = (probability: number): number => Math.round(1_000 / probability);
