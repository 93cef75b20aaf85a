/** Coupons, bets and the player's money. Every answer waits until its contents are durable. */
import type { AskedCoupon, BetAnswer } from '../operator/book/coupon.ts';
import { BET_STATUSES } from '../operator/book/history.ts';
import type { BetFilter } from '../operator/book/history.ts';
import { answerIn, betIn } from '../operator/names/bets.ts';
import { BONUS, bonusAccountId, CURRENCY, currencyAccountId, MAIN } from '../operator/players/accounts.ts';
import type { Currency } from '../operator/players/directory.ts';
import { referralNumber } from '../operator/user/user-config.ts';
import { afterFaults } from './after-faults.ts';
import { answerDurably, get, payerOf, post, readBody, signed } from './call.ts';
import type { Route, SignedCall } from './call.ts';
import { isKey, keyOf, missingKey } from './idempotency.ts';
import { json, malformed, notFound, problem } from './respond.ts';
import { askedCoupon, languageOfCall, readLanguage, readNumber, readPage } from './wire-parts.ts';

const DEFAULT_PAGE = 20;
const MAX_PAGE = 100;
/** Games of one filter. */
const MAX_GAMES = 200;

export const betRoutes: readonly Route[] = [
  get(
    '/bet-api/v1/updates',
    signed(async (call) => {
      const since = readNumber(call.query.get('since') ?? '0');
      if (since === null) return malformed('since: a cursor is needed.');
      const { cursor, bets } = call.operator.book.changed(call.bettor, since);
      const shown = bets.map((bet) => betIn(languageOfCall(call), bet));
      return answerDurably(call, () => json({ cursor, bets: shown, ...wallet(call) }));
    }),
  ),
  get(
    '/web-api/user/accounts',
    signed((call) => answerDurably(call, () => json(wallet(call)))),
  ),
  post(
    '/bet-api/v1/coupon/limits',
    signed(async (call) => {
      const coupon = await readBody(call, askedCoupon);
      if (!coupon.ok) return coupon.error;
      const foreign = foreignCoupon(call, coupon.value);
      return (
        foreign ?? answerDurably(call, () => json(call.operator.book.limits(payerOf(call, coupon.value), coupon.value)))
      );
    }),
  ),
  get('/bet-api/v1/popular', ({ operator }) => json({ bets: operator.book.popular() })),
  post('/bet-api/v1/bets', signed(place)),
  get(
    '/bet-api/v1/bets/by-key/:key',
    signed(async (call) => {
      const key = call.part('key');
      const answer = isKey(key) ? call.operator.book.answer(call.bettor, key) : null;
      return answer === null ? unknownKey() : durableAnswer(call, answer);
    }),
  ),
  post(
    '/bet-api/v1/bets/by-key/:key/abandon',
    signed(async (call) => {
      const key = call.part('key');
      return isKey(key) ? durableAnswer(call, call.operator.book.abandon(call.bettor, key)) : missingKey();
    }),
  ),
  post(
    '/bet-api/v1/bets/by-key/:key/cancel',
    signed(async (call) => {
      const key = call.part('key');
      const answer = isKey(key) ? call.operator.book.cancel(call.bettor, key) : null;
      return answer === null ? unknownKey() : durableAnswer(call, answer);
    }),
  ),
  get('/bet-api/v1/bets', signed(list)),
  get(
    '/bet-api/v1/bets/:id/repeat',
    signed((call) => {
      const bet = betOf(call);
      return bet === null
        ? unknownBet()
        : answerDurably(call, () => json(call.operator.ready.repeat(bet, readLanguage(call.query))));
    }),
  ),
  get(
    '/bet-api/v1/bets/:id',
    signed((call) => {
      const bet = betOf(call);
      return bet === null ? unknownBet() : answerDurably(call, () => json(betIn(languageOfCall(call), bet)));
    }),
  ),
];

async function place(call: SignedCall): Promise<Response> {
  const key = keyOf(call);
  if (key === null) return missingKey();
  const coupon = await readBody(call, askedCoupon);
  if (!coupon.ok) return coupon.error;
  const { operator } = call;
  const foreign = foreignCoupon(call, coupon.value);
  if (foreign !== null) return foreign;
  const answer = await durableAnswer(
    call,
    operator.book.place(payerOf(call, coupon.value), key, referred(call, coupon.value)),
  );
  return afterFaults(call, answer);
}

/** A reference counts only where the operator has the same: nobody is credited for a number that a page made up. */
function referred<T extends AskedCoupon>({ operator, bettor }: SignedCall, coupon: T): T {
  const own = referralNumber(operator.players.people.byId(bettor.id)?.referral?.value);
  return { ...coupon, refId: own > 0 && own === coupon.refId ? own : null };
}

/** The refusal of a coupon that belongs to another player; null for the player's own. */
function foreignCoupon(
  { operator, bettor }: SignedCall,
  { userId, accountId }: { readonly userId?: string | number | undefined; readonly accountId: number },
): Response | null {
  if (userId !== undefined && String(userId) !== String(bettor.id)) {
    return problem({
      status: 422,
      code: 'otherUser',
      title: 'The coupon is of another player',
      detail: 'userId is not the player who is signed in.',
    });
  }
  if (operator.office.currencyOf(bettor.id, accountId) === null) {
    return problem({
      status: 422,
      code: 'unknownAccount',
      title: 'There is no such account',
      detail: 'accountId is no account of this player.',
    });
  }
  return null;
}

async function list(call: SignedCall): Promise<Response> {
  const filter = readFilter(call.query);
  if (typeof filter === 'string') return malformed(filter);
  const page = readPage(call.query, DEFAULT_PAGE, MAX_PAGE);
  if (typeof page === 'string') return malformed(page);
  const { bets, next } = call.operator.book.bets(call.bettor, filter, page.before, page.limit);
  const shown = bets.map((bet) => betIn(languageOfCall(call), bet));
  return answerDurably(call, () => json({ bets: shown, next: next === null ? null : String(next) }));
}

/** The filter, or a message that says why it is invalid. Empty parameters count as absent. */
function readFilter(query: URLSearchParams): BetFilter | string {
  const asked = (name: string): string => query.get(name) ?? '';
  const status = BET_STATUSES.find((known) => known === (asked('status') || 'all'));
  if (status === undefined) return `status: ${BET_STATUSES.join(', ')}.`;
  const product = asked('product');
  if (product !== '' && product !== 'line' && product !== 'live') return 'product: line or live.';
  const numbers = { typeId: readNumber(asked('typeId')), from: readNumber(asked('from')), to: readNumber(asked('to')) };
  const games = asked('games') === '' ? null : asked('games').split(',').map(readNumber);
  if (games !== null && (games.length > MAX_GAMES || games.includes(null)))
    return `games: at most ${MAX_GAMES} ids of games with commas.`;
  const bad = (['typeId', 'from', 'to'] as const).find((name) => asked(name) !== '' && numbers[name] === null);
  return bad === undefined
    ? {
        status,
        product: product === '' ? null : product,
        ...numbers,
        games: games === null ? null : new Set(games.filter((id) => id !== null)),
      }
    : `${bad}: a whole number.`;
}

function betOf({ operator, bettor, part }: SignedCall): ReturnType<typeof operator.book.bet> {
  const id = readNumber(part('id'));
  return id === null ? null : operator.book.bet(bettor, id);
}

function durableAnswer(call: SignedCall, answer: BetAnswer): Promise<Response> {
  return answerDurably(call, () => json(answerIn(languageOfCall(call), answer)));
}

/** The player's accounts (the main one has the player's number) and a summary of the session. */
function wallet({ operator, session, bettor }: SignedCall): Readonly<Record<string, unknown>> {
  const { id, currency } = bettor;
  const active = operator.office.activeAccount(id);
  const account = (number: number, type: number, money: number, of: Currency): Readonly<Record<string, unknown>> => ({
    id: number,
    type,
    money,
    isActive: number === active,
    iso: of.iso,
    symbol: of.symbol,
    currencyId: of.id,
    points: number === id ? operator.rewards.points(id) : 0,
    label: '',
    ...(type === BONUS ? { bonus: { idBonus: number, money } } : {}),
  });
  const others = operator.office
    .currencies(id)
    .flatMap((currencyId) => operator.currencies.filter((each) => each.id === currencyId));
  const accounts = [
    account(id, MAIN, operator.balance(id), currency),
    account(bonusAccountId(id), BONUS, operator.bonusBalance(id), currency),
    ...others.map((other) =>
      account(currencyAccountId(id, other.id), CURRENCY, operator.balance(id, other.iso), other),
    ),
  ];
  const { loginAt, previousLoginAt } = session;
  const netPosition =
    operator.book.netPosition(bettor, loginAt) + operator.casino.netPosition(id, currency.iso, loginAt);
  return { accounts, session: { loginAt, previousLoginAt, netPosition } };
}

function unknownBet(): Response {
  return notFound('unknownBet', 'There is no such bet.');
}

function unknownKey(): Response {
  return notFound('unknownKey', 'No coupon was sent with this key.');
}
