/** Commands of every module, from shells and from processes, sensible and not, and events in the world between them. */
import fc from 'fast-check';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { Command } from 'touchline/app/features';
import type { MarketNow } from 'touchline/core/coupon/facts';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { HistoryFilter } from 'touchline/core/history/public';
import {
  anyBet,
  anyPrice,
  anyStake,
  anyType,
  couponCommand,
  couponEdit,
  limitsReport,
  placingRound,
  shapingCommand,
} from './coupon-commands.ts';
import type { MarketFlags } from './coupon-world.ts';
import { MARKETS } from './coupon-world.ts';

const user = fc.constantFrom('7', '8');
const attempt = fc.constantFrom('a1', 'a2');
const none = fc.constant({});

function of<T extends Command['type']>(
  type: T,
  payload: fc.Arbitrary<Extract<Command, { type: T }>['payload']>,
): fc.Arbitrary<Command> {
  return payload.map((value) => ({ type, payload: value }) as Command);
}

const list = fc.constantFrom('office' as const, 'rail' as const);
const historyFilter = fc
  .constantFrom('all' as const, 'open' as const, 'settled' as const)
  .map((status): HistoryFilter => ({ ...EVERY_BET, status }));
const receiptKey = fc.nat(3).map((at) => `receipt-${at}`);
const due = fc.record({ key: receiptKey, betId: fc.constant('1'), userId: user, text: fc.constant('{}') });

const otherCommand: fc.Arbitrary<Command> = fc.oneof(
  of('session/restore', none),
  of('session/logIn', fc.record({ attempt })),
  of(
    'session/register',
    fc.record({ attempt, currency: fc.constant('EUR'), countryId: fc.constant(1), isAdult: fc.boolean() }),
  ),
  of('session/logOut', none),
  {
    weight: 3,
    arbitrary: of(
      'session/reportPlayer',
      fc.record({
        userId: user,
        how: fc.constantFrom('restored' as const, 'loggedIn' as const, 'otherTab' as const),
        previousLoginAt: fc.constant(null),
      }),
    ),
  },
  of(
    'session/reportGuest',
    fc.record({
      why: fc.constantFrom('noSession' as const, 'ended' as const, 'otherTab' as const, 'endedInOtherTab' as const),
    }),
  ),
  of(
    'session/reportFailure',
    fc.record({ code: fc.constantFrom('wrongCredentials' as const, 'unreachable' as const) }),
  ),
  of('accounts/refresh', none),
  of(
    'accounts/receive',
    fc.record({
      accounts: fc.constant([]),
      session: fc.record({ loginAt: fc.nat(3), previousLoginAt: fc.constant(null), netPosition: fc.integer() }),
    }),
  ),
  of('accounts/reportFailure', none),
  of('accounts/forget', none),
  of('history/open', fc.record({ list, filter: historyFilter })),
  of('history/loadMore', fc.record({ list })),
  of(
    'history/receivePage',
    fc.record({
      list,
      filter: historyFilter,
      cursor: fc.constant(null),
      bets: fc.array(anyBet, { maxLength: 3 }),
      next: fc.option(fc.constant('5')),
    }),
  ),
  of('history/receiveChanges', fc.record({ bets: fc.array(anyBet, { maxLength: 3 }) })),
  of('history/openBet', fc.record({ id: fc.nat(6).map(String) })),
  of(
    'history/receiveBet',
    fc.record({
      id: fc.nat(6).map(String),
      bet: fc.oneof(anyBet, fc.constantFrom('missing' as const, 'failed' as const)),
    }),
  ),
  of('history/reportFailure', fc.record({ list, filter: historyFilter })),
  of('history/export', fc.record({ filter: historyFilter })),
  of(
    'history/receiveExport',
    fc.record({
      ask: fc.nat(30).map((at) => `id-${String(at).padStart(5, '0')}`),
      bets: fc.array(anyBet, { maxLength: 2 }),
      isCut: fc.boolean(),
    }),
  ),
  of('history/closeExport', none),
  of('history/forget', none),
  of('receipts/await', due),
  of(
    'receipts/seal',
    due.chain((each) => fc.constantFrom('h1', 'h2').map((hash) => ({ ...each, hash }))),
  ),
  of('receipts/reportUnsealed', fc.record({ key: receiptKey })),
  of('receipts/forget', none),
  of(
    'preferences/choose',
    fc.record(
      {
        language: fc.constantFrom('en' as const, 'ar' as const),
        timeZone: fc.constantFrom(3, 99, 'auto' as const),
        appView: fc.constantFrom('european' as const, 'asian' as const),
      },
      { requiredKeys: [] },
    ),
  ),
  of(
    'notices/show',
    fc.record({
      tone: fc.constant('info' as const),
      text: fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), params: fc.constant({}) }),
      lastsMs: fc.constant(null),
    }),
  ),
  of('notices/dismiss', fc.record({ id: fc.nat(30).map((at) => `id-${at}`) })),
  of(
    'line/reportFeed',
    fc.record({ status: fc.constantFrom('connecting' as const, 'live' as const, 'stale' as const, 'idle' as const) }),
  ),
  of('site-config/reportFailure', none),
);

/** An event in the world between two commands. */
export type Turn =
  | { readonly kind: 'command'; readonly command: Command }
  | {
      readonly kind: 'move';
      readonly marketId: number;
      readonly price: number;
      readonly state: MarketNow['state'];
      readonly finished: boolean;
    }
  | { readonly kind: 'flag'; readonly marketId: number; readonly flags: MarketFlags }
  | { readonly kind: 'money'; readonly balance: number; readonly bonus: number }
  | { readonly kind: 'fresh'; readonly fresh: boolean }
  | { readonly kind: 'time'; readonly ms: number };

const market = fc.constantFrom(...MARKETS);
const move: fc.Arbitrary<Turn> = fc.record({
  kind: fc.constant('move' as const),
  marketId: market,
  price: anyPrice,
  state: fc.constantFrom(
    'open' as const,
    'open' as const,
    'open' as const,
    'open' as const,
    'suspended' as const,
    'gone' as const,
  ),
  finished: fc.integer({ min: 0, max: 19 }).map((dice) => dice === 0),
});
const seldom = fc.integer({ min: 0, max: 3 }).map((dice) => dice === 0);
const flagged: fc.Arbitrary<Turn> = fc.record({
  kind: fc.constant('flag' as const),
  marketId: market,
  flags: fc.record(
    { isBlocked: seldom, isBannedExpress: seldom, isDisabledBanker: fc.boolean() },
    { requiredKeys: [] },
  ),
});
const money: fc.Arbitrary<Turn> = fc.record({
  kind: fc.constant('money' as const),
  balance: fc.constantFrom(100_000, 100_000, 900),
  bonus: fc.constantFrom(1_000, 5_000),
});

const openingLegs = fc.oneof(
  { weight: 1, arbitrary: fc.uniqueArray(market, { maxLength: 2 }) },
  { weight: 2, arbitrary: fc.uniqueArray(market, { minLength: 3, maxLength: 6 }) },
);
const opening: fc.Arbitrary<readonly Turn[]> = fc
  .record({
    ids: openingLegs,
    betType: fc.option(fc.oneof(anyType, fc.constantFrom<BetTypeName>('system', 'multibet', 'conditional', 'singles'))),
    text: anyStake,
    shape: fc.array(shapingCommand, { maxLength: 8, size: 'max' }),
  })
  .map(({ ids, betType, text, shape }) => [
    ...ids.map((marketId): Turn => ({ kind: 'command', command: { type: 'coupon/addLeg', payload: { marketId } } })),
    ...(betType === null
      ? []
      : [{ kind: 'command', command: { type: 'coupon/chooseType', payload: { betType } } } as const]),
    { kind: 'command', command: { type: 'coupon/typeStake', payload: { text } } },
    ...shape.map((command): Turn => ({ kind: 'command', command })),
  ]);

function turnsOf(command: fc.Arbitrary<Command>): fc.Arbitrary<readonly Turn[]> {
  const turn = fc.oneof(
    { weight: 24, arbitrary: command.map((each): Turn => ({ kind: 'command', command: each })) },
    { weight: 6, arbitrary: move },
    { weight: 2, arbitrary: flagged },
    { weight: 1, arbitrary: money },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 5 }).map((dice): Turn => ({ kind: 'fresh', fresh: dice > 0 })) },
    { weight: 2, arbitrary: fc.integer({ min: -5_000, max: 5_000 }).map((ms): Turn => ({ kind: 'time', ms })) },
  );
  const turns = fc.oneof(
    { weight: 24, arbitrary: turn.map((each): readonly Turn[] => [each]) },
    {
      weight: 2,
      arbitrary: placingRound.map((commands) => commands.map((each): Turn => ({ kind: 'command', command: each }))),
    },
  );
  return fc
    .tuple(opening, fc.array(turns, { maxLength: 40, size: 'max' }))
    .map(([first, rest]) => [...first, ...rest.flat()]);
}

/** A coupon that is assembled while the line moves, and not placed. */
export const draftTurns: fc.Arbitrary<readonly Turn[]> = fc
  .tuple(
    opening,
    fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc.oneof(couponEdit, shapingCommand).map((command): Turn => ({ kind: 'command', command })),
        },
        { weight: 2, arbitrary: limitsReport.map((command): Turn => ({ kind: 'command', command })) },
        { weight: 3, arbitrary: move },
        { weight: 2, arbitrary: flagged },
        { weight: 2, arbitrary: money },
      ),
      { minLength: 2, maxLength: 16, size: 'max' },
    ),
  )
  .map(([first, rest]) => [...first, ...rest]);

const oneFlag: fc.Arbitrary<Turn> = fc
  .tuple(
    market,
    fc.constantFrom<MarketFlags>({ isBlocked: true }, { isBannedExpress: true }, { isDisabledBanker: true }),
  )
  .map(([marketId, flags]) => ({ kind: 'flag', marketId, flags }));

/** The same, placed at the end; sometimes just after a market was locked, and then at the latest prices. */
export const draftPlaced: fc.Arbitrary<readonly Turn[]> = fc
  .tuple(draftTurns, fc.array(oneFlag, { maxLength: 3 }))
  .map(([turns, flags]) => [
    ...turns,
    ...flags,
    { kind: 'command', command: { type: 'coupon/place', payload: {} } },
    { kind: 'command', command: { type: 'coupon/acceptPrices', payload: {} } },
  ]);

export const couponTurns: fc.Arbitrary<readonly Turn[]> = turnsOf(couponCommand);
export const anyTurns: fc.Arbitrary<readonly Turn[]> = turnsOf(
  fc.oneof({ weight: 2, arbitrary: couponCommand }, { weight: 3, arbitrary: otherCommand }),
);
