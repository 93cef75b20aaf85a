/** The casino tournaments: terms and places for everybody; a player's part, joining and leaving. */
import type { Currency } from '../operator/players/directory.ts';
import { siteLanguage } from '../operator/site/words.ts';
import type { Reader } from '../operator/tournaments/views.ts';
import type { TournamentRefusal } from '../operator/tournaments/tournaments.ts';
import { answerDurably, bearerSession, get, guestOrSigned, post, signed } from './call.ts';
import type { Call, Route, SignedCall } from './call.ts';
import { keyOf, missingKey } from './idempotency.ts';
import { json, notFound } from './respond.ts';
import { readNumber } from './wire-parts.ts';

const BASE = '/web-api/tournaments';
const GUEST_CURRENCY = 'EUR';
const unknownTournament = (): Response => notFound('unknownTournament', 'There is no such tournament.');

/** A guest's currency is the euro. */
function readerOf(call: Call): Reader | null {
  const { currencies, currencyOf } = call.operator;
  const playerId = bearerSession(call)?.playerId ?? null;
  const guests: Currency | undefined = currencies.find(({ iso }) => iso === GUEST_CURRENCY) ?? currencies[0];
  const currency = playerId === null ? guests : currencyOf(playerId);
  return currency === undefined ? null : { playerId, currency, language: siteLanguage(call.query.get('lng')) };
}

type Act = (call: SignedCall, id: number, key: string) => TournamentRefusal;

function acting(path: string, act: Act): Route {
  return post(
    `${BASE}/:id/${path}`,
    signed((call) => {
      const [id, key, reader] = [readNumber(call.part('id')), keyOf(call), readerOf(call)];
      if (key === null) return missingKey();
      const refusal = id === null ? 'unknown' : act(call, id, key);
      if (id === null || refusal === 'unknown' || reader === null) return unknownTournament();
      return answerDurably(call, () => json({ refusal, tournament: call.operator.tournaments.page(id, reader) }));
    }),
  );
}

export const tournamentRoutes: readonly Route[] = [
  get(
    BASE,
    guestOrSigned((call) => {
      const reader = readerOf(call);
      const tournaments = reader === null ? [] : call.operator.tournaments.list(reader);
      return answerDurably(call, () => json({ tournaments }));
    }),
  ),
  get(
    `${BASE}/:id`,
    guestOrSigned((call) => {
      const [id, reader] = [readNumber(call.part('id')), readerOf(call)];
      const page = id === null || reader === null ? null : call.operator.tournaments.page(id, reader);
      return page === null ? unknownTournament() : answerDurably(call, () => json(page));
    }),
  ),
  acting('join', ({ operator, bettor }, id, key) => operator.tournaments.join(bettor.id, id, key)),
  acting('leave', ({ operator, bettor }, id, key) => operator.tournaments.leave(bettor.id, id, key)),
];
