/** Payments and questions about them. Every answer waits until its contents are durable. */
import * as v from 'valibot';
import type { PaymentAnswer } from '../operator/cashier/types.ts';
import type { PaymentFilter } from '../operator/cashier/payments.ts';
import type { RequestFault } from '../operator/cashier/requests.ts';
import { accountTypeOf, BONUS } from '../operator/players/accounts.ts';
import { answerDurably, get, payerOf, post, readBody, signed, withRight } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { isKey, keyOf, missingKey } from './idempotency.ts';
import { json, malformed, notFound, problem } from './respond.ts';
import { integer, natural, readLanguage, readNumber, readPage } from './wire-parts.ts';

/** Why a payment is not cancelled [CSH-12, CSH-20]. */
const NOT_CANCELLED = {
  tooLate: { title: 'Too late', detail: 'The payment can no longer be cancelled.' },
  final: { title: 'Final', detail: 'The rules in force do not allow a requested withdrawal to be cancelled.' },
} as const;
const BASE = '/payment-api/v1';
const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;
const MAX_FIELDS = 10;
const MAX_FIELD = 200;
const MAX_TEXT = 2_000;

const shortText = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const language = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), 'en');
const message = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TEXT));

const askedPayment = v.object({
  kind: v.picklist(['deposit', 'withdrawal']),
  methodId: shortText,
  accountId: integer,
  currency: v.pipe(v.string(), v.maxLength(5)),
  amount: v.pipe(natural, v.minValue(1)),
  fee: natural,
  instrumentId: v.optional(v.nullable(shortText), null),
  fields: v.optional(
    v.pipe(
      v.record(shortText, shortText),
      v.check((fields) => Object.keys(fields).length <= MAX_FIELDS, 'too many fields'),
    ),
    {},
  ),
  userId: v.optional(v.union([v.string(), v.number()])),
  language,
});
const askedRequest = v.object({
  topicId: integer,
  subTopicId: v.optional(v.nullable(integer), null),
  paymentId: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,15}$/))), null),
  text: message,
  language,
});
const askedMessage = v.object({ text: message, language });

export const cashierRoutes: readonly Route[] = [
  get(
    `${BASE}/updates`,
    signed(async (call) => {
      const since = readNumber(call.query.get('since') ?? '0');
      return since === null
        ? malformed('since: a cursor is needed.')
        : answerDurably(call, () => json(call.operator.cashier.changed(call.bettor, since)));
    }),
  ),
  get(
    `${BASE}/methods`,
    signed((call) => {
      const { operator, bettor } = call;
      const accountId = operator.office.activeAccount(bettor.id);
      return answerDurably(call, () => json(operator.cashier.offer(payerOf(call, { accountId }), accountId)));
    }),
  ),
  post(`${BASE}/payments`, signed(pay)),
  get(
    `${BASE}/payments/by-key/:key`,
    signed(async (call) => {
      const key = call.part('key');
      const answer = isKey(key) ? call.operator.cashier.answer(call.bettor, key) : null;
      return answer === null
        ? notFound('unknownKey', 'No payment was sent with this key.')
        : durableAnswer(call, answer);
    }),
  ),
  post(
    `${BASE}/payments/by-key/:key/abandon`,
    signed(async (call) => {
      const key = call.part('key');
      return isKey(key) ? durableAnswer(call, call.operator.cashier.abandon(call.bettor, key)) : missingKey();
    }),
  ),
  get(`${BASE}/payments`, signed(list)),
  get(
    `${BASE}/payments/:id`,
    signed((call) => {
      const id = readNumber(call.part('id'));
      const payment = id === null ? null : call.operator.cashier.payment(call.bettor, id);
      return payment === null ? unknownPayment() : answerDurably(call, () => json(payment));
    }),
  ),
  post(
    `${BASE}/payments/:id/cancel`,
    signed(async (call) => {
      const id = readNumber(call.part('id'));
      const payment = id === null ? null : call.operator.cashier.cancel(call.bettor, id);
      if (payment === null) return unknownPayment();
      if (typeof payment === 'string')
        return answerDurably(call, () => problem({ status: 409, code: payment, ...NOT_CANCELLED[payment] }));
      return spoiled(call, await answerDurably(call, () => json(payment)));
    }),
  ),
  get(
    `${BASE}/requests/topics`,
    signed((call) => json({ topics: call.operator.requests.topics(readLanguage(call.query)) })),
  ),
  get(
    `${BASE}/requests/topics/:id/transactions`,
    signed((call) => {
      const payments = call.operator.requests.transactions(call.bettor, readNumber(call.part('id')) ?? -1);
      return payments === null
        ? notFound('unknownTopic', 'There is no such topic.')
        : answerDurably(call, () => json({ payments }));
    }),
  ),
  get(
    `${BASE}/requests`,
    signed((call) =>
      answerDurably(call, () => json({ requests: call.operator.requests.list(call.bettor, readLanguage(call.query)) })),
    ),
  ),
  post(
    `${BASE}/requests`,
    signed(
      withRight('support', async (call) => {
        const key = keyOf(call);
        if (key === null) return missingKey();
        const asked = await readBody(call, askedRequest);
        return asked.ok
          ? requested(call, () => call.operator.requests.create(call.bettor, key, asked.value), 201)
          : asked.error;
      }),
    ),
  ),
  post(
    `${BASE}/requests/:id/messages`,
    signed(
      withRight('support', async (call) => {
        const key = keyOf(call);
        if (key === null) return missingKey();
        const asked = await readBody(call, askedMessage);
        return asked.ok
          ? requested(call, () =>
              call.operator.requests.send(
                call.bettor,
                key,
                readNumber(call.part('id')) ?? -1,
                asked.value.text,
                asked.value.language,
              ),
            )
          : asked.error;
      }),
    ),
  ),
  post(
    `${BASE}/requests/:id/close`,
    signed((call) =>
      requested(call, () =>
        call.operator.requests.close(call.bettor, readNumber(call.part('id')) ?? -1, readLanguage(call.query)),
      ),
    ),
  ),
];

async function pay(call: SignedCall): Promise<Response> {
  const key = keyOf(call);
  if (key === null) return missingKey();
  const asked = await readBody(call, askedPayment);
  if (!asked.ok) return asked.error;
  const { operator, bettor } = call;
  const { userId, accountId, currency, ...rest } = asked.value;
  if (userId !== undefined && String(userId) !== String(bettor.id))
    return problem({
      status: 422,
      code: 'otherUser',
      title: 'The payment is of another player',
      detail: 'userId is not the player who is signed in.',
    });
  if (operator.office.currencyOf(bettor.id, accountId)?.iso !== currency)
    return problem({
      status: 422,
      code: 'unknownAccount',
      title: 'There is no such account',
      detail: 'accountId and currency are of no account of this player.',
    });
  const isBonusAccount = accountTypeOf(bettor.id, accountId) === BONUS;
  const payer = payerOf(call, { accountId });
  return spoiled(call, await durableAnswer(call, operator.cashier.pay(payer, key, { ...rest, isBonusAccount })));
}

/** Simulates a slow answer, or one that is lost after the payment was processed. */
async function spoiled({ operator: { switches, clock } }: SignedCall, answer: Response): Promise<Response> {
  const delayMs = switches.get('paymentDelayMs');
  if (delayMs > 0) await new Promise<void>((resolve) => void clock.schedule(clock.now() + delayMs, resolve));
  const left = switches.get('losePaymentAnswers');
  if (left === 0) return answer;
  switches.set({ losePaymentAnswers: left - 1 });
  return problem({
    status: 502,
    code: 'answerLost',
    title: 'The answer was lost',
    detail: 'The request has been carried out.',
  });
}

async function list(call: SignedCall): Promise<Response> {
  const filter = readFilter(call.query);
  if (typeof filter === 'string') return malformed(filter);
  const page = readPage(call.query, DEFAULT_PAGE, MAX_PAGE);
  if (typeof page === 'string') return malformed(page);
  const { payments, next } = call.operator.cashier.payments(call.bettor, filter, page.before, page.limit);
  return answerDurably(call, () => json({ payments, next: next === null ? null : String(next) }));
}

const KINDS = ['deposit', 'withdrawal'] as const;
const STATES = ['open', 'succeeded', 'failed', 'cancelled'] as const;

/** The filter, or a message that says why it is invalid. Empty parameters and `all` count as absent. */
function readFilter(query: URLSearchParams): PaymentFilter | string {
  const asked = (name: string): string => (query.get(name) === 'all' ? '' : (query.get(name) ?? ''));
  const kind = KINDS.find((known) => known === asked('kind'));
  const state = STATES.find((known) => known === asked('state'));
  if (asked('kind') !== '' && kind === undefined) return `kind: ${KINDS.join(', ')}.`;
  if (asked('state') !== '' && state === undefined) return `state: ${STATES.join(', ')}.`;
  const bad = (['from', 'to'] as const).find((name) => asked(name) !== '' && readNumber(asked(name)) === null);
  if (bad !== undefined) return `${bad}: a whole number.`;
  return {
    kind: kind ?? null,
    state: state ?? null,
    methodId: asked('methodId'),
    from: readNumber(asked('from')),
    to: readNumber(asked('to')),
  };
}

const FAULTS: Readonly<Record<RequestFault, readonly [status: number, title: string]>> = {
  unknownTopic: [422, 'There is no such topic'],
  unknownPayment: [422, 'There is no such payment'],
  unknownRequest: [404, 'There is no such request'],
  closed: [409, 'The request is closed'],
  tooMany: [429, 'There are too many open requests'],
};

function requested(call: SignedCall, run: () => object | RequestFault, status = 200): Promise<Response> {
  const result = run();
  if (typeof result !== 'string') return answerDurably(call, () => json(result, status));
  const [code, title] = FAULTS[result];
  return Promise.resolve(problem({ status: code, code: result, title, detail: `${title}.` }));
}

function durableAnswer(call: SignedCall, answer: PaymentAnswer): Promise<Response> {
  return answerDurably(call, () => json(answer));
}

function unknownPayment(): Response {
  return notFound('unknownPayment', 'There is no such payment.');
}
