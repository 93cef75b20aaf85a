/** Coupons, bets and the player's money. Every answer here waits until what it tells is durable. */
import * as v from 'valibot';
import type { BetAnswer } from '../operator/book/coupon.ts';
import { MAX_LEGS } from '../operator/book/coupon-types.ts';
import { get, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { json, malformed, notFound, problem } from './respond.ts';

const integer = v.pipe(v.number(), v.safeInteger());
const natural = v.pipe(integer, v.minValue(0));
const price = v.pipe(integer, v.minValue(1001), v.maxValue(10_000_000));
const asked = v.object({
  accountId: integer,
  amount: natural,
  typeId: integer,
  systemValue: v.optional(integer, 0),
  changeCoefAction: v.picklist([0, 1, 2]),
  exactCoef: v.optional(v.nullable(v.union([v.string(), v.number()])), null),
  userId: v.optional(v.union([v.string(), v.number()])),
  bets: v.pipe(
    v.array(v.object({ marketId: natural, gameId: natural, kind: natural, type: natural, param: integer, coef: price })),
    v.minLength(1),
    v.maxLength(MAX_LEGS * 2),
  ),
});

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

export const betRoutes: readonly Route[] = [
  get('/bet-api/v1/updates', signed(async (call) => {
    const since = readCursor(call.query.get('since') ?? '0');
    if (since === null) return malformed('since: a cursor is needed.');
    const { cursor, bets } = call.operator.book.changed(call.bettor, since);
    return told(call, () => json({ cursor, bets, ...wallet(call) }));
  })),
  get('/web-api/user/accounts', signed((call) => told(call, () => json(wallet(call))))),
  post('/bet-api/v1/coupon/limits', signed(async (call) => {
    const coupon = await readBody(call, asked);
    return coupon.ok ? json(call.operator.book.limits(call.bettor, coupon.value)) : coupon.error;
  })),
  post('/bet-api/v1/bets', signed(place)),
  get('/bet-api/v1/bets/by-key/:key', signed(async (call) => {
    const key = call.part('key');
    const answer = isKey(key) ? call.operator.book.answer(call.bettor, key) : null;
    return answer === null ? notFound('unknownKey', 'No coupon came with this key.') : tell(call, answer);
  })),
  post('/bet-api/v1/bets/by-key/:key/abandon', signed(async (call) => {
    const key = call.part('key');
    return isKey(key) ? tell(call, call.operator.book.abandon(call.bettor, key)) : missingKey();
  })),
  get('/bet-api/v1/bets', signed(list)),
  get('/bet-api/v1/bets/:id', signed((call) => {
    const id = readCursor(call.part('id'));
    const bet = id === null ? null : call.operator.book.bet(call.bettor, id);
    return bet === null ? notFound('unknownBet', 'There is no such bet.') : told(call, () => json(bet));
  })),
];

async function place(call: SignedCall): Promise<Response> {
  const key = call.headers.get('idempotency-key') ?? '';
  if (!isKey(key)) return missingKey();
  const coupon = await readBody(call, asked);
  if (!coupon.ok) return coupon.error;
  const { accountId, userId } = coupon.value;
  if (userId !== undefined && String(userId) !== String(call.bettor.id)) {
    return problem({ status: 422, code: 'otherUser', title: 'The coupon is of another player', detail: 'userId is not the player who is signed in.' });
  }
  if (accountId !== call.bettor.id) {
    return problem({ status: 422, code: 'unknownAccount', title: 'There is no such account', detail: 'accountId is no account of this player.' });
  }
  return tell(call, call.operator.book.place(call.bettor, key, coupon.value));
}

async function list(call: SignedCall): Promise<Response> {
  const status = call.query.get('status') ?? 'all';
  if (status !== 'open' && status !== 'settled' && status !== 'all') return malformed('status: open, settled or all.');
  const cursor = call.query.get('cursor') ?? '';
  const before = cursor === '' ? null : readCursor(cursor);
  if (cursor !== '' && before === null) return malformed('cursor: one that a page gave.');
  const limit = readCursor(call.query.get('limit') ?? String(DEFAULT_PAGE));
  if (limit === null || limit < 1) return malformed('limit: a number from 1.');
  const { bets, next } = call.operator.book.bets(call.bettor, status, before, Math.min(limit, LARGEST_PAGE));
  return told(call, () => json({ bets, next: next === null ? null : String(next) }));
}

function tell(call: SignedCall, answer: BetAnswer): Promise<Response> {
  return told(call, () => json(answer));
}

async function told(call: SignedCall, answer: () => Response): Promise<Response> {
  const response = answer();
  await call.operator.durable();
  return response;
}

/** The player's accounts (the main one has the player's number) and the session at a glance. */
function wallet({ operator, session, bettor }: SignedCall): Readonly<Record<string, unknown>> {
  const { id, currency } = bettor;
  const main = { id, type: 0, iso: currency.iso, symbol: currency.symbol, money: operator.balance(id), currencyId: currency.id, isActive: true, points: 0, label: '' };
  const { loginAt, previousLoginAt } = session;
  return { accounts: [main], session: { loginAt, previousLoginAt, netPosition: operator.book.netPosition(id, loginAt) } };
}

function missingKey(): Response {
  return problem({ status: 400, code: 'missingKey', title: 'A header is missing', detail: 'Idempotency-Key: 1 to 128 visible ASCII letters.' });
}

function isKey(key: string): boolean {
  return /^[\x21-\x7e]{1,128}$/.test(key);
}

function readCursor(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
