/** Edits of open bets. Every answer waits until its contents are durable. */
import * as v from 'valibot';
import { answerIn } from '../operator/names/bets.ts';
import { afterFaults } from './after-faults.ts';
import { answerDurably, get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { isKey, keyOf, missingKey } from './idempotency.ts';
import { json, notFound } from './respond.ts';
import { askedLegs, languageOfCall, natural, readNumber } from './wire-parts.ts';

const legs = v.object({ bets: askedLegs });
const asked = v.object({ value: natural, bets: askedLegs });

const unknownBet = (): Response => notFound('unknownBet', 'There is no such bet.');

export const betEditRoutes: readonly Route[] = [
  post(
    '/bet-api/v1/bets/:id/edit-terms',
    signed(async (call) => {
      const body = await readBody(call, legs);
      if (!body.ok) return body.error;
      const terms = call.operator.book.edit.terms(call.bettor, readNumber(call.part('id')) ?? 0, body.value.bets);
      return terms === null ? unknownBet() : answerDurably(call, () => json(terms));
    }),
  ),
  post('/bet-api/v1/bets/:id/edit', signed(edit)),
  get(
    '/bet-api/v1/bet-edits/by-key/:key',
    signed((call) => {
      const key = call.part('key');
      const answer = isKey(key) ? call.operator.book.edit.answer(call.bettor, key) : null;
      return answer === null
        ? notFound('unknownKey', 'No edit was asked for with this key.')
        : answerDurably(call, () => json(answerIn(languageOfCall(call), answer)));
    }),
  ),
  post(
    '/bet-api/v1/bet-edits/by-key/:key/abandon',
    signed((call) => {
      const key = call.part('key');
      if (!isKey(key)) return missingKey();
      const answer = call.operator.book.edit.abandon(call.bettor, key);
      return answerDurably(call, () => json(answerIn(languageOfCall(call), answer)));
    }),
  ),
];

async function edit(call: SignedCall): Promise<Response> {
  const key = keyOf(call);
  if (key === null) return missingKey();
  const body = await readBody(call, asked);
  if (!body.ok) return body.error;
  const { value, bets } = body.value;
  const betId = readNumber(call.part('id')) ?? 0;
  const answer = call.operator.book.edit.take(call.bettor, key, { betId, value, legs: bets });
  return afterFaults(call, await answerDurably(call, () => json(answerIn(languageOfCall(call), answer))));
}
