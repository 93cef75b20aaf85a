import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { betTypeIdOf, betTypeOf } from 'touchline/core/history/bet-type-wire';
import type { HistoryFilter, HistoryStatus } from 'touchline/core/history/filter';
import { EVERY_BET, isSameFilter, OPEN_BETS } from 'touchline/core/history/filter';
import { isAskedFor, outcomeOf } from 'touchline/core/history/rules/outcome';
import { filterQuery } from 'touchline/core/history/filter-wire';
import { historyDecider } from 'touchline/core/history/decider';
import type { HistoryEvent } from 'touchline/core/history/messages';
import { viewHistory } from 'touchline/core/history/views';
import { decodeBet } from 'touchline/core/history/bets-wire';
import { betLegOf, betOf, legOf, wireOf } from '../../arbitraries/coupon-world.ts';
import { given, stateAfter } from '../../models/given.ts';

const BETS = [
  betOf('6', { product: 'live', betType: 'system' }),
  betOf('5', { status: 'settled', result: 'won', payout: 9 }),
  betOf('4', { status: 'settled', result: 'lost' }),
  betOf('3', { status: 'settled', result: 'returned', payout: 5, betType: 'system' }),
  betOf('2', { status: 'settled', result: 'halfLost', payout: 2 }),
  betOf('1', { status: 'settled', result: 'forcedReturn', isFreeBet: true }),
];
const chosen = (change: Partial<HistoryFilter>): readonly string[] =>
  BETS.filter((bet) => isAskedFor({ ...EVERY_BET, ...change }, bet)).map(({ id }) => id);

describe('a filter', () => {
  it('[HIS-9] matches by status', () => {
    const found = (['all', 'open', 'settled', 'won', 'lost', 'returned'] as const).map((status: HistoryStatus) =>
      chosen({ status }).join(''),
    );
    expect(found).toEqual(['654321', '6', '54321', '52', '4', '31']);
    expect(outcomeOf(betOf('1'))).toBe('open');
  });
  it('[HIS-9] matches by type, product and period, and by all at once', () => {
    expect(
      [
        chosen({ betType: 'system' }),
        chosen({ product: 'live' }),
        chosen({ product: 'line' }),
        chosen({ betType: 'system', product: 'line' }),
      ].map((ids) => ids.join('')),
    ).toEqual(['63', '6', '54321', '3']);
    expect(
      [
        chosen({ from: 1_003 }),
        chosen({ to: 1_003 }),
        chosen({ from: 1_003, to: 1_004 }),
        chosen({ from: 1_004, to: 1_003 }),
      ].map((ids) => ids.join('')),
    ).toEqual(['6543', '321', '43', '']);
  });
  it('[HIS-17] matches by the games of its legs', () => {
    const legs = [71, 82].map((marketId) => betLegOf(legOf(marketId), { result: 'won' }));
    const isFound = (games: readonly number[]): boolean => isAskedFor({ ...EVERY_BET, games }, betOf('1', { legs }));
    expect([[7], [8, 99], [99], []].filter(isFound)).toEqual([[7], [8, 99]]);
    expect(chosen({ games: [7] })).toEqual([]);
  });
  it('is sent to the operator in full', () => {
    expect(filterQuery(EVERY_BET)).toEqual({ status: 'all' });
    expect(filterQuery({ ...EVERY_BET, games: [7, 8] })).toEqual({ status: 'all', games: '7,8' });
    expect(filterQuery({ status: 'won', betType: 'single', product: 'live', from: 0, to: 5 })).toEqual({
      status: 'won',
      typeId: '0',
      product: 'live',
      from: '0',
      to: '5',
    });
  });
  it('equals another only in every field', () => {
    expect(isSameFilter(EVERY_BET, { ...EVERY_BET })).toBe(true);
    for (const change of [
      { status: 'won' },
      { betType: 'single' },
      { product: 'live' },
      { from: 0 },
      { to: 0 },
      { games: [1] },
    ] as const)
      expect(isSameFilter(EVERY_BET, { ...EVERY_BET, ...change })).toBe(false);
  });
});

describe('two lists', () => {
  const asked = (list: 'office' | 'rail', filter: HistoryFilter): HistoryEvent => ({
    type: 'history/pageAsked',
    payload: { list, filter, cursor: null },
  });
  it('[HIS-1] each have their own filter, pages and state', () => {
    const won = { ...EVERY_BET, status: 'won' } as const;
    const state = stateAfter(historyDecider, [
      asked('rail', OPEN_BETS),
      asked('office', won),
      { type: 'history/pageReceived', payload: { list: 'office', filter: won, cursor: null, bets: BETS, next: '5' } },
      { type: 'history/loadFailed', payload: { list: 'rail', filter: OPEN_BETS } },
    ]);
    const view = viewHistory(state);
    expect(view.status).toBe('ready');
    expect(view.bets.map(({ id }) => id)).toEqual(['5', '2']);
    expect(view.hasMore).toBe(true);
    expect(view.rail.status).toBe('failed');
    expect(view.rail.bets.map(({ id }) => id)).toEqual(['6']);
    expect(view.rail.hasMore).toBe(false);
  });
  it('[HIS-3] do not share pages', () => {
    given(historyDecider, { signedIn: true })(asked('rail', OPEN_BETS), asked('office', EVERY_BET))
      .when({
        type: 'history/receivePage',
        payload: { list: 'rail', filter: EVERY_BET, cursor: null, bets: [], next: null },
      })
      .refused({ code: 'history/stale' });
  });
});

describe('a file of bets', () => {
  const past = given(historyDecider, { signedIn: true });
  const askedFor: HistoryEvent = { type: 'history/exportAsked', payload: { ask: 'a', filter: EVERY_BET } };
  it('[HIS-10] is requested, gathered and closed; an answer to another request is dropped', () => {
    past()
      .when({ type: 'history/export', payload: { filter: EVERY_BET } })
      .then({ type: 'history/exportAsked', payload: { ask: 'tab-0000001', filter: EVERY_BET } });
    const payload = { ask: 'a', bets: BETS, isCut: false };
    past(askedFor).when({ type: 'history/receiveExport', payload }).then({ type: 'history/exportReceived', payload });
    past(askedFor)
      .when({ type: 'history/receiveExport', payload: { ...payload, ask: 'b' } })
      .refused({ code: 'history/stale' });
    past().when({ type: 'history/receiveExport', payload }).refused({ code: 'history/stale' });
    past(askedFor, { type: 'history/exportFailed', payload: { ask: 'a' } })
      .when({ type: 'history/receiveExport', payload })
      .refused({ code: 'history/stale' });
    past(askedFor)
      .when({ type: 'history/closeExport', payload: {} })
      .then({ type: 'history/exportClosed', payload: {} });
    past().when({ type: 'history/closeExport', payload: {} }).refused({ code: 'history/unchanged' });
    expect(
      viewHistory(stateAfter(historyDecider, [askedFor, { type: 'history/exportReceived', payload }])).exported,
    ).toEqual({ status: 'ready', filter: EVERY_BET, ...payload });
  });
});

describe('bets from an older operator', () => {
  const {
    legs: _legs,
    amountByBlockId: _blocks,
    isVipBet: _vip,
    hasBonusBet: _bonus,
    promoCode: _code,
    prepaidAmount: _prepaid,
    repaidAdvance: _repaid,
    hyperBonusPercent: _hyper,
    accountType: _account,
    isFreeBet: _free,
    minWin: _min,
    guaranteed: _sure,
    productId: _product,
    ...old
  } = wireOf(betOf('1', { status: 'settled', result: 'won', payout: 500, settledAt: 9 }));
  const leg = {
    marketId: 1,
    gameId: 1,
    sportId: 1,
    champ: '',
    home: '',
    away: '',
    kind: 1,
    type: 1,
    param: 0,
    price: 2_000,
    placedScore: '',
    startsAt: 0,
    result: 'notStarted',
    score: '',
  };
  it('[HIS-12] have default values', () => {
    expect(decodeBet({ ...old, legs: [{ ...leg, isLive: true }] })).toMatchObject({
      ok: true,
      value: {
        amountByBlockId: [],
        isVipBet: false,
        promoCode: '',
        prepaidAmount: 0,
        accountType: 'main',
        isFreeBet: false,
        minWin: null,
        guaranteed: 500,
        product: 'live',
        legs: [{ isBanker: false, blockId: 0 }],
      },
    });
    expect(decodeBet({ ...old, legs: [] })).toMatchObject({ ok: true, value: { product: 'line' } });
  });
  it('[HIS-12] keep the values they have, and are dropped when a value is invalid', () => {
    expect(decodeBet(wireOf(betOf('1', { product: 'live', guaranteed: 7 })))).toMatchObject({
      ok: true,
      value: { product: 'live', guaranteed: 7 },
    });
    for (const bad of [{ isVipBet: 1 }, { amountByBlockId: {} }, { promoCode: 5 }, { guaranteed: 0.5 }])
      expect(decodeBet({ ...wireOf(betOf('1')), ...bad }).ok).toBe(false);
  });
});

describe('the type of a bet', () => {
  it('[HIS-12] has one word for each of the operator’s numbers', () => {
    expect(betTypeNames).toHaveLength(10);
    expect(betTypeNames.map((name) => betTypeOf(betTypeIdOf(name)))).toEqual(betTypeNames);
    expect([0, 6, 9].map(betTypeOf)).toEqual(['single', 'antiExpress', 'singles']);
  });
  it.each([-1, 10, 1.5])('[HIS-12] is unknown for the number %d', (typeId) => {
    expect(betTypeOf(typeId)).toBe('unknown');
  });
  it('[HIS-12] is read from the operator’s number', () => {
    const { betType: _none, ...rest } = betOf('1');
    expect(decodeBet({ ...rest, typeId: 4 })).toEqual({ ok: true, value: betOf('1', { betType: 'multibet' }) });
    expect(decodeBet({ ...rest, typeId: 12 })).toEqual({ ok: true, value: betOf('1', { betType: 'unknown' }) });
    for (const bad of [{}, { typeId: 0.5 }, { typeId: '4' }, { betType: 4 }])
      expect(decodeBet({ ...rest, ...bad }).ok).toBe(false);
  });
  it('[HIS-12] is a word in a journal; a word of a newer version is unknown', () => {
    for (const betType of [...betTypeNames, 'unknown' as const]) {
      const bet = betOf('1', { betType });
      expect(decodeBet(bet)).toEqual({ ok: true, value: bet });
      expect(decodeBet(wireOf(bet))).toEqual({ ok: true, value: bet });
    }
    const later = { ...betOf('1'), betType: 'later' };
    expect(decodeBet(later)).toEqual({ ok: true, value: betOf('1', { betType: 'unknown' }) });
  });
});

describe('the product of a bet', () => {
  const LIVE_LEG = betLegOf(legOf(31));
  const { product: _none, ...rest } = betOf('1', { legs: [LIVE_LEG] });
  it.each([
    [0, 'line'],
    [1, 'live'],
  ])('[HIS-12] is read from the number %d of the operator, or of an older journal, as %s', (productId, product) => {
    const read = decodeBet({ ...rest, productId });
    expect(read).toEqual({ ok: true, value: { ...rest, product } });
  });
  it.each(['line', 'live'] as const)('[HIS-12] is the word %s in a journal', (product) => {
    expect(decodeBet({ ...rest, product })).toEqual({ ok: true, value: { ...rest, product } });
  });
  it('[HIS-12] is read from the legs where a bet has neither the number nor the word', () => {
    expect(decodeBet(rest)).toMatchObject({ ok: true, value: { product: 'live' } });
  });
  it.each([{ product: 'other' }, { product: 1 }])('[HIS-12] that is invalid makes the bet invalid: %o', (bad) => {
    expect(decodeBet({ ...rest, ...bad }).ok).toBe(false);
  });
});

describe('the account of a bet', () => {
  const { accountType: _none, ...rest } = betOf('1');
  it.each([
    [0, 'main'],
    [4, 'bonus'],
    [9, 'currency'],
    [5, 'unknown'],
  ])('[HIS-12] is read from the number %d of the operator, or of an older journal, as %s', (accountType, word) => {
    expect(decodeBet({ ...rest, accountType })).toEqual({ ok: true, value: { ...rest, accountType: word } });
  });
  it.each(['main', 'bonus', 'currency', 'unknown'])('[HIS-12] is the word %s in a journal', (accountType) => {
    expect(decodeBet({ ...rest, accountType })).toEqual({ ok: true, value: { ...rest, accountType } });
  });
  it.each(['later', 0.5, true])('[HIS-12] is unknown for any other value: %s', (accountType) => {
    expect(decodeBet({ ...rest, accountType })).toMatchObject({ ok: true, value: { accountType: 'unknown' } });
  });
});
