/** The toto pools: draws for everybody; a player's coupons. */
import * as v from 'valibot';
import type { Currency } from '../operator/players/directory.ts';
import { TOTO_SECTIONS } from '../operator/toto/terms.ts';
import type { TotoSection } from '../operator/toto/terms.ts';
import { answerDurably, bearerSession, get, guestOrSigned, post, readBody, signed } from './call.ts';
import type { Call, Route } from './call.ts';
import { keyOf, missingKey } from './idempotency.ts';
import { json, notFound } from './respond.ts';
import { integer, natural, readLanguage, readNumber } from './wire-parts.ts';

const BASE = '/web-api/toto/:section';
const GUEST_CURRENCY = 'EUR';
/** More than the games of any draw: the operator says what is wrong with the picks. */
const MAX_READ = 64;
const asked = v.object({
  number: natural,
  picks: v.pipe(v.array(integer), v.maxLength(MAX_READ)),
  stakePerColumn: natural,
});

function sectionIn(call: Call): TotoSection | null {
  return TOTO_SECTIONS.find((each) => each === call.part('section')) ?? null;
}

const unknownSection = (): Response => notFound('unknownSection', 'There is no such section.');
const unknownDraw = (): Response => notFound('unknownDraw', 'There is no such draw.');

/** The player's own currency; a guest's is the euro. */
function currencyFor(call: Call): Currency | undefined {
  const session = bearerSession(call);
  const { currencies, currencyOf } = call.operator;
  if (session !== null) return currencyOf(session.playerId);
  return currencies.find(({ iso }) => iso === GUEST_CURRENCY) ?? currencies[0];
}

export const totoRoutes: readonly Route[] = [
  get(
    BASE,
    guestOrSigned((call) => {
      const [section, currency] = [sectionIn(call), currencyFor(call)];
      if (section === null || currency === undefined) return unknownSection();
      return answerDurably(call, () => json(call.operator.toto.section(section, currency)));
    }),
  ),
  get(
    `${BASE}/draws/:number`,
    guestOrSigned((call) => {
      const { toto } = call.operator;
      const [section, currency, number] = [sectionIn(call), currencyFor(call), readNumber(call.part('number'))];
      if (section === null || currency === undefined) return unknownSection();
      const draw = number === null ? null : toto.draw(section, number, currency, readLanguage(call.query));
      return draw === null ? unknownDraw() : answerDurably(call, () => json(draw));
    }),
  ),
  get(
    `${BASE}/coupons`,
    signed((call) => {
      const section = sectionIn(call);
      if (section === null) return unknownSection();
      return answerDurably(call, () => json({ coupons: call.operator.toto.coupons(call.bettor.id, section) }));
    }),
  ),
  post(
    `${BASE}/coupons`,
    signed(async (call) => {
      const [section, key] = [sectionIn(call), keyOf(call)];
      if (section === null) return unknownSection();
      if (key === null) return missingKey();
      const read = await readBody(call, asked);
      if (!read.ok) return read.error;
      return answerDurably(call, () => json(call.operator.toto.buy(call.bettor.id, section, { key, ...read.value })));
    }),
  ),
];
