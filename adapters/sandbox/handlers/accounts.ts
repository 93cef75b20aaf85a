/** Accounts in other currencies, the active account, and conversions between a player's accounts. */
import * as v from 'valibot';
import type { ConversionRefusal, QuoteAnswer } from '../operator/office/conversions.ts';
import type { Refusal } from '../operator/office/office.ts';
import { conversionText, refusalText } from '../operator/office/words.ts';
import { siteLanguage } from '../operator/site/words.ts';
import { answerDurably, get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { keyOf, missingKey } from './idempotency.ts';
import { json, malformed } from './respond.ts';
import { natural, readNumber } from './wire-parts.ts';

const BASE = '/web-api/user/accounts';
const currency = v.object({ currencyId: natural });
const account = v.object({ id: natural });
const positive = v.pipe(natural, v.minValue(1));
const conversion = v.object({ from: natural, to: natural, amount: positive, received: positive });

export const accountRoutes: readonly Route[] = [
  post(
    `${BASE}/add`,
    signed(async (call) => {
      const read = await readBody(call, currency);
      return read.ok ? done(call, call.operator.office.addCurrency(call.bettor.id, read.value.currencyId)) : read.error;
    }),
  ),
  post(
    `${BASE}/remove`,
    signed(async (call) => {
      const read = await readBody(call, currency);
      return read.ok
        ? done(call, call.operator.office.removeCurrency(call.bettor.id, read.value.currencyId))
        : read.error;
    }),
  ),
  post(
    `${BASE}/change`,
    signed(async (call) => {
      const read = await readBody(call, account);
      return read.ok ? done(call, call.operator.office.changeAccount(call.bettor.id, read.value.id)) : read.error;
    }),
  ),
  get(
    `${BASE}/currencies`,
    signed(({ operator }) =>
      json({ currencies: operator.currencies.map(({ id, iso, symbol }) => ({ id, iso, symbol })) }),
    ),
  ),
  get(
    `${BASE}/quote`,
    signed((call) => {
      const [from, to, amount] = ['from', 'to', 'amount'].map((name) => readNumber(call.query.get(name) ?? ''));
      if (typeof from !== 'number' || typeof to !== 'number' || typeof amount !== 'number' || amount < 1)
        return malformed('from, to, amount: numbers of accounts, and minor units of the first one.');
      return converted(call, call.operator.conversions.quote(call.bettor.id, { from, to, amount }));
    }),
  ),
  post(
    `${BASE}/convert`,
    signed(async (call) => {
      const key = keyOf(call);
      if (key === null) return missingKey();
      const read = await readBody(call, conversion);
      if (!read.ok) return read.error;
      const answer = call.operator.conversions.convert(call.bettor.id, key, read.value);
      return answerDurably(call, () => converted(call, answer));
    }),
  ),
];

function done(call: SignedCall, refusal: Refusal): Promise<Response> {
  const words = refusalText(refusal)[languageOf(call)];
  return answerDurably(call, () => json({ success: refusal === null, data: { message: words } }));
}

function converted(call: SignedCall, answer: QuoteAnswer): Response {
  if (answer.ok) return json({ success: true, data: answer.quote });
  const { refusal }: { readonly refusal: ConversionRefusal } = answer;
  return json({ success: false, data: { code: refusal, message: conversionText(refusal)[languageOf(call)] } });
}

function languageOf(call: SignedCall): ReturnType<typeof siteLanguage> {
  return siteLanguage(call.query.get('lng'));
}
