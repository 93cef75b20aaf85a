/** Cash-outs of open bets. Every answer waits until its contents are durable. */
import * as v from 'valibot';
import type { CashOutChoice } from 'touchline/core/cash-out/rules/offer';
import { answerIn } from '../operator/names/bets.ts';
import { answerDurably, get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { afterFaults } from './after-faults.ts';
import { isKey, keyOf, missingKey } from './idempotency.ts';
import { json, malformed, notFound, problem } from './respond.ts';
import { languageOfCall, natural, readNumber } from './wire-parts.ts';

/** The bets of one request for offers. */
const MAX_BETS = 50;

const asked = v.object({ stake: natural, amount: natural });
const auto = v.object({ amount: v.nullable(natural) });

export const cashOutRoutes: readonly Route[] = [
  get(
    '/bet-api/v1/cash-out/offers',
    signed((call) => {
      const ids = (call.query.get('bets') ?? '').split(',').map(readNumber);
      const known = ids.filter((id) => id !== null);
      if (known.length !== ids.length || ids.length > MAX_BETS)
        return malformed(`bets: at most ${MAX_BETS} numbers of bets, separated by commas.`);
      const choices = readChoices(call.query.get('choices'));
      if (choices === null) return malformed('choices: BET:stake:UNITS or BET:amount:UNITS, separated by commas.');
      const { cashOut: desk } = call.operator.book;
      return answerDurably(call, () => json({ offers: desk.offers(call.bettor, known, choices) }));
    }),
  ),
  post('/bet-api/v1/bets/:id/cash-out', signed(cashOut)),
  post(
    '/bet-api/v1/bets/:id/auto-cash-out',
    signed(async (call) => {
      const body = await readBody(call, auto);
      if (!body.ok) return body.error;
      const { amount } = body.value;
      const refusal = call.operator.book.cashOut.setAuto(call.bettor, readNumber(call.part('id')) ?? 0, amount);
      if (refusal === null) return answerDurably(call, () => json({ amount }));
      return refusal.code === 'unknownBet'
        ? notFound('unknownBet', 'There is no such bet.')
        : problem({
            status: 422,
            code: refusal.code,
            title: 'The amount was not accepted',
            detail: refusal.amount === undefined ? '' : `amount: ${refusal.amount}.`,
          });
    }),
  ),
  get(
    '/bet-api/v1/cash-out/by-key/:key',
    signed((call) => {
      const key = call.part('key');
      const answer = isKey(key) ? call.operator.book.cashOut.answer(call.bettor, key) : null;
      return answer === null
        ? notFound('unknownKey', 'No cash-out was asked for with this key.')
        : answerDurably(call, () => json(answerIn(languageOfCall(call), answer)));
    }),
  ),
  post(
    '/bet-api/v1/cash-out/by-key/:key/abandon',
    signed((call) => {
      const key = call.part('key');
      if (!isKey(key)) return missingKey();
      const answer = call.operator.book.cashOut.abandon(call.bettor, key);
      return answerDurably(call, () => json(answerIn(languageOfCall(call), answer)));
    }),
  ),
];

/** The parts that the player looks at, by bet; null for text of another form. */
function readChoices(text: string | null): ReadonlyMap<number, CashOutChoice> | null {
  const choices = new Map<number, CashOutChoice>();
  for (const each of text === null || text === '' ? [] : text.split(',')) {
    const [, id, by, units] = /^(\d+):(stake|amount):(\d+)$/.exec(each) ?? [];
    const [betId, value] = [readNumber(id ?? ''), readNumber(units ?? '')];
    if (betId === null || value === null || (by !== 'stake' && by !== 'amount')) return null;
    choices.set(betId, { by, value });
  }
  return choices.size > MAX_BETS ? null : choices;
}

async function cashOut(call: SignedCall): Promise<Response> {
  const key = keyOf(call);
  if (key === null) return missingKey();
  const body = await readBody(call, asked);
  if (!body.ok) return body.error;
  const betId = readNumber(call.part('id')) ?? 0;
  const answer = call.operator.book.cashOut.take(call.bettor, key, { betId, ...body.value });
  return afterFaults(call, await answerDurably(call, () => json(answerIn(languageOfCall(call), answer))));
}
