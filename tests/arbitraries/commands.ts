/** Commands of every module, those of shells and those of processes, sensible and not, and the world that the coupon is told of. */
import fc from 'fast-check';
import type { Command } from '../../core/app/modules.ts';
import type { CouponFacts, MarketNow } from '../../core/modules/coupon/facts.ts';
import type { Leg } from '../../core/modules/coupon/messages.ts';
import type { Bet } from '../../core/modules/history/public.ts';

export const MARKETS = [10, 11, 20, 30, 40] as const;

export function legOf(marketId: number, price = 2_000): Leg {
  const gameId = Math.floor(marketId / 10);
  return { marketId, gameId, sportId: 1, champ: 'Premier League', home: `Home ${gameId}`, away: `Away ${gameId}`, kind: 1, type: marketId % 10, param: 0, label: null, isLive: gameId === 3, startsAt: 1_000, price };
}

export function betOf(id: string, change: Partial<Bet> = {}): Bet {
  return {
    id, key: `key-${id}`, typeId: 0, systemValue: 2, accountId: 1, currency: 'EUR', amount: 1_000, coef: '2.000', possibleWin: 2_000, placedAt: 1_000 + Number(id), status: 'open', statusId: -1,
    payout: 0, settledAt: null, legs: [], ...change,
  };
}

/** A line and a player that can be changed while a coupon looks at them. */
export interface CouponWorld {
  readonly prices: Map<number, MarketNow>;
  fresh: boolean;
  player: CouponFacts['player'];
  sessionUnknown: boolean;
  readonly facts: () => CouponFacts;
  move(marketId: number, price: number, state?: MarketNow['state'], finished?: boolean): void;
}

export function couponWorld(): CouponWorld {
  const prices = new Map<number, MarketNow>(MARKETS.map((id) => [id, { leg: legOf(id), state: 'open', finished: false }]));
  const world: CouponWorld = {
    prices, fresh: true, sessionUnknown: false, player: { userId: '7', accountId: 7, currency: 'EUR', balance: 100_000 },
    facts: () => ({
      market: (id) => prices.get(id) ?? null, fresh: world.fresh, player: world.player, sessionUnknown: world.sessionUnknown, guestCurrency: 'EUR', maxLegs: 4, oddsView: 0,
    }),
    move: (id, price, state = 'open', finished = false) => void prices.set(id, { leg: legOf(id, price), state, finished }),
  };
  return world;
}

const marketId = fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...MARKETS) }, { weight: 1, arbitrary: fc.constant(99) });
const user = fc.constantFrom('7', '8');
const attempt = fc.constantFrom('a1', 'a2');
const none = fc.constant({});
const key = fc.nat(20).map((at) => `id-${at}.0`);
const price = fc.integer({ min: 1_001, max: 9_000 });

const bet: fc.Arbitrary<Bet> = fc.record({ id: fc.nat(6), settled: fc.boolean() }).map(({ id, settled }) => betOf(String(id), settled ? { status: 'settled', statusId: 1, payout: 500, settledAt: 9 } : {}));

function of<T extends Command['type']>(type: T, payload: fc.Arbitrary<Extract<Command, { type: T }>['payload']>): fc.Arbitrary<Command> {
  return payload.map((value) => ({ type, payload: value }) as Command);
}

const refusal = fc.record({ code: fc.constantFrom('priceMoved', 'suspended', 'abandoned', 'odd'), marketId: fc.option(marketId), price: fc.option(price), amount: fc.option(fc.nat(5_000)) });

const typed = fc.oneof({ weight: 8, arbitrary: fc.constant('10') }, { weight: 1, arbitrary: fc.constantFrom('12,50', '', 'x', '-1', '0', '9999999999999999999') });
const answer = fc.oneof(
  fc.record({ status: fc.constant('accepted' as const), bet }),
  fc.record({ status: fc.constant('pending' as const), acceptAt: fc.nat(9_999) }),
  fc.record({ status: fc.constant('rejected' as const), reasons: fc.array(refusal, { maxLength: 2 }) }),
);
const limits = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ minBetAmount: 20, maxBetAmount: 90_000, maxPayout: 1_000_000 }) },
  { weight: 1, arbitrary: fc.record({ minBetAmount: fc.nat(2_000), maxBetAmount: fc.nat(2_000), maxPayout: fc.constant(1_000_000) }) },
);
const moves = fc.array(fc.record({ marketId, price }), { maxLength: 3 });

/** Commands of the coupon, weighted so that coupons are often placed. Keys are mostly those of intents that there are: `pickKey` puts them in. */
export const couponCommand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 20, arbitrary: of('coupon/addLeg', fc.record({ marketId })) },
  { weight: 4, arbitrary: of('coupon/removeLeg', fc.record({ marketId })) },
  { weight: 3, arbitrary: of('coupon/removeLocked', none) },
  { weight: 2, arbitrary: of('coupon/clear', none) },
  { weight: 3, arbitrary: of('coupon/chooseType', fc.record({ typeId: fc.constantFrom(0, 1, 2, 77) })) },
  { weight: 8, arbitrary: of('coupon/typeStake', fc.record({ text: typed })) },
  { weight: 2, arbitrary: of('coupon/setStake', fc.record({ amount: fc.integer({ min: 20, max: 5_000 }) })) },
  { weight: 4, arbitrary: of('coupon/chooseChangeAction', fc.record({ action: fc.constantFrom(0 as const, 1 as const, 2 as const) })) },
  { weight: 40, arbitrary: of('coupon/place', none) },
  { weight: 10, arbitrary: of('coupon/acceptPrices', none) },
  { weight: 3, arbitrary: of('coupon/declinePrices', none) },
  { weight: 6, arbitrary: of('coupon/undo', none) },
  { weight: 4, arbitrary: of('coupon/redo', none) },
  { weight: 3, arbitrary: of('coupon/dismissResult', none) },
  { weight: 6, arbitrary: of('coupon/observePrices', fc.record({ moves })) },
  { weight: 3, arbitrary: of('coupon/reportLimits', limits) },
  { weight: 12, arbitrary: of('coupon/reportSaved', fc.record({ key })) },
  { weight: 3, arbitrary: of('coupon/reportUnsaved', fc.record({ key })) },
  { weight: 5, arbitrary: of('coupon/reportUnknown', fc.record({ key })) },
  { weight: 16, arbitrary: of('coupon/reportAnswer', fc.record({ key, answer })) },
  { weight: 1, arbitrary: of('coupon/forget', none) },
);

const otherCommand: fc.Arbitrary<Command> = fc.oneof(
  of('session/restore', none),
  of('session/logIn', fc.record({ attempt })),
  of('session/register', fc.record({ attempt, currency: fc.constant('EUR'), countryId: fc.constant(1), isAdult: fc.boolean() })),
  of('session/logOut', none),
  of('session/dismissFailure', none),
  { weight: 3, arbitrary: of('session/reportPlayer', fc.record({ userId: user, how: fc.constantFrom('restored' as const, 'loggedIn' as const, 'otherTab' as const), previousLoginAt: fc.constant(null) })) },
  of('session/reportGuest', fc.record({ why: fc.constantFrom('noSession' as const, 'ended' as const, 'otherTab' as const, 'endedInOtherTab' as const) })),
  of('session/reportFailure', fc.record({ code: fc.constantFrom('wrongCredentials' as const, 'unreachable' as const) })),
  of('accounts/refresh', none),
  of('accounts/receive', fc.record({ accounts: fc.constant([]), session: fc.record({ loginAt: fc.nat(3), previousLoginAt: fc.constant(null), netPosition: fc.integer() }) })),
  of('accounts/reportFailure', none),
  of('accounts/forget', none),
  of('history/open', fc.record({ filter: fc.constantFrom('all' as const, 'open' as const, 'settled' as const) })),
  of('history/loadMore', none),
  of('history/receivePage', fc.record({ filter: fc.constantFrom('all' as const, 'open' as const), cursor: fc.constant(null), bets: fc.array(bet, { maxLength: 3 }), next: fc.option(fc.constant('5')) })),
  of('history/receiveChanges', fc.record({ bets: fc.array(bet, { maxLength: 3 }) })),
  of('history/openBet', fc.record({ id: fc.nat(6).map(String) })),
  of('history/receiveBet', fc.record({ id: fc.nat(6).map(String), bet: fc.oneof(bet, fc.constantFrom('missing' as const, 'failed' as const)) })),
  of('history/reportFailure', fc.record({ filter: fc.constantFrom('all' as const, 'open' as const) })),
  of('history/forget', none),
  of('preferences/choose', fc.record({ language: fc.constantFrom('en' as const, 'ar' as const), timeZone: fc.constantFrom(3, 99, 'auto' as const), appView: fc.constantFrom(0 as const, 1 as const) }, { requiredKeys: [] })),
  of('notices/show', fc.record({ tone: fc.constant('info' as const), text: fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), params: fc.constant({}) }), lastsMs: fc.constant(null) })),
  of('notices/dismiss', fc.record({ id: fc.nat(30).map((at) => `id-${at}`) })),
  of('line/reportFeed', fc.record({ status: fc.constantFrom('connecting' as const, 'live' as const, 'stale' as const, 'idle' as const) })),
  of('site-config/reportFailure', none),
);

/** What happens to the world between two commands. */
export type Turn =
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'move'; readonly marketId: number; readonly price: number; readonly state: MarketNow['state']; readonly finished: boolean }
  | { readonly kind: 'fresh'; readonly fresh: boolean }
  | { readonly kind: 'time'; readonly ms: number };

const move: fc.Arbitrary<Turn> = fc.record({
  kind: fc.constant('move' as const), marketId: fc.constantFrom(...MARKETS), price, state: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'open' as const, 'suspended' as const, 'gone' as const),
  finished: fc.integer({ min: 0, max: 19 }).map((dice) => dice === 0),
});

const opening: fc.Arbitrary<readonly Turn[]> = fc.record({ ids: fc.uniqueArray(fc.constantFrom(...MARKETS), { maxLength: 3 }), text: typed }).map(({ ids, text }) => [
  ...ids.map((id): Turn => ({ kind: 'command', command: { type: 'coupon/addLeg', payload: { marketId: id } } })),
  { kind: 'command', command: { type: 'coupon/typeStake', payload: { text } } },
]);

function turnsOf(command: fc.Arbitrary<Command>): fc.Arbitrary<readonly Turn[]> {
  const turn = fc.oneof(
    { weight: 12, arbitrary: command.map((each): Turn => ({ kind: 'command', command: each })) },
    { weight: 4, arbitrary: move },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }).map((dice): Turn => ({ kind: 'fresh', fresh: dice > 0 })) },
    { weight: 1, arbitrary: fc.integer({ min: -5_000, max: 5_000 }).map((ms): Turn => ({ kind: 'time', ms })) },
  );
  return fc.tuple(opening, fc.array(turn, { maxLength: 40, size: 'max' })).map(([first, rest]) => [...first, ...rest]);
}

export const couponTurns: fc.Arbitrary<readonly Turn[]> = turnsOf(couponCommand);
export const anyTurns: fc.Arbitrary<readonly Turn[]> = turnsOf(fc.oneof({ weight: 2, arbitrary: couponCommand }, { weight: 3, arbitrary: otherCommand }));

/** A command about an intent names one that there is, if there is any: random keys would never meet. */
export function pickKey(command: Command, keys: readonly string[]): Command {
  const { payload } = command;
  if (!('key' in payload) || typeof payload.key !== 'string' || keys.length === 0) return command;
  const at = Number(/\d+/.exec(payload.key)?.[0] ?? 0);
  // One in seven keeps its own key: an answer for nobody.
  return at % 7 === 0 ? command : ({ ...command, payload: { ...payload, key: keys[at % keys.length] } } as Command);
}
