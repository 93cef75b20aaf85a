import { describe, expect, it } from 'vitest';
import { historyDecider } from 'touchline/core/history/decider';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { HistoryFilter, HistoryStatus } from 'touchline/core/history/filter';
import type { HistoryEvent } from 'touchline/core/history/messages';
import { legsOn, viewHistory } from 'touchline/core/history/views';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { decodeBet, decodeBetsPage } from 'touchline/core/history/bets-wire';
import { betOf, wireOf } from '../../arbitraries/coupon-world.ts';
import { given, stateAfter } from '../../models/given.ts';

const past = given(historyDecider, { signedIn: true });
const by = (status: HistoryStatus): HistoryFilter => ({ ...EVERY_BET, status });
const asked = (status: HistoryStatus, cursor: string | null = null): HistoryEvent => ({
  type: 'history/pageAsked',
  payload: { list: 'office', filter: by(status), cursor },
});
const page = (bets: readonly Bet[], next: string | null = null, status: 'all' | 'open' = 'all'): HistoryEvent => ({
  type: 'history/pageReceived',
  payload: { list: 'office', filter: by(status), cursor: null, bets, next },
});
const won = (id: string): Bet => betOf(id, { status: 'settled', result: 'won', payout: 2_000, settledAt: 9 });
const withLeg = (bet: Bet, finalScore: string | null, gameId = 1): Bet => ({
  ...bet,
  legs: [legOf(gameId, finalScore)],
});
const legOf = (gameId: number, finalScore: string | null): BetLeg => ({
  marketId: gameId * 10,
  gameId,
  sportId: 1,
  champ: '',
  home: '',
  away: '',
  kind: 1,
  type: 1,
  param: 0,
  label: null,
  price: 2_000,
  isLive: false,
  placedScore: '',
  startsAt: 0,
  result: 'won',
  score: '2:1',
  finalScore,
  isBanker: false,
  blockId: 0,
});
const shown = (...events: readonly HistoryEvent[]): readonly string[] =>
  viewHistory(stateAfter(historyDecider, events)).bets.map(({ id }) => id);

describe('pages', () => {
  it('are requested by filter, and further ones by cursor', () => {
    past()
      .when({ type: 'history/open', payload: { list: 'office', filter: by('settled') } })
      .then(asked('settled'));
    past(asked('all'), page([betOf('3')], '3'))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .then(asked('all', '3'));
  });
  it('are refused after the last one, and while one is loading', () => {
    past(asked('all'), page([betOf('3')]))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .refused({ code: 'history/noMore' });
    past(asked('all'), page([betOf('3')], '3'), asked('all', '3'))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .refused({ code: 'history/noMore' });
  });
  it('[HIS-3] of an abandoned filter are dropped', () => {
    past(asked('all'), asked('open'))
      .when({
        type: 'history/receivePage',
        payload: { list: 'office', filter: by('all'), cursor: null, bets: [], next: null },
      })
      .refused({ code: 'history/stale' });
  });
  it('[HIS-6] keep the shown bets after a failure, and can be requested again', () => {
    const events: readonly HistoryEvent[] = [
      asked('all'),
      page([betOf('3')], '3'),
      asked('all', '3'),
      { type: 'history/loadFailed', payload: { list: 'office', filter: by('all') } },
    ];
    expect(viewHistory(stateAfter(historyDecider, events))).toMatchObject({
      status: 'failed',
      bets: [{ id: '3' }],
      hasMore: true,
    });
    past(...events)
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .then(asked('all', '3'));
    past(...events)
      .when({ type: 'history/open', payload: { list: 'office', filter: by('all') } })
      .then(asked('all'));
  });
  it('ignore a failure of another filter', () => {
    expect(
      viewHistory(
        stateAfter(historyDecider, [
          asked('all'),
          page([]),
          { type: 'history/loadFailed', payload: { list: 'office', filter: by('open') } },
        ]),
      ).status,
    ).toBe('ready');
  });
});

describe('the shown bets', () => {
  it('[HIS-1] are newest first, by filter', () => {
    const bets = [betOf('3'), won('2'), betOf('1')];
    expect(shown(asked('all'), page(bets))).toEqual(['3', '2', '1']);
    expect(shown(asked('open'), page(bets, null, 'open'))).toEqual(['3', '1']);
    expect(shown(asked('settled'), page(bets))).toEqual(['2']);
  });
  it('[HIS-1] include a bet from an update only where its page has been loaded', () => {
    const changed: HistoryEvent = { type: 'history/betsChanged', payload: { bets: [betOf('9'), betOf('2')] } };
    expect(shown(asked('all'), page([betOf('5'), betOf('4')], '4'), changed)).toEqual(['9', '5', '4']);
    expect(
      shown(
        asked('all'),
        page([betOf('5'), betOf('4')], '4'),
        changed,
        asked('all', '4'),
        page([betOf('3'), betOf('2')]),
      ),
    ).toEqual(['9', '5', '4', '3', '2']);
  });
  it('stay when the same filter is opened again, until its answer arrives', () => {
    expect(shown(asked('all'), page([betOf('5')], '5'), asked('all'))).toEqual(['5']);
  });
  it('count open bets among all known bets', () => {
    expect(viewHistory(stateAfter(historyDecider, [asked('settled'), page([betOf('3'), won('2')])])).openCount).toBe(1);
  });
});

describe('updates', () => {
  const changes = (...bets: readonly Bet[]) => ({ type: 'history/receiveChanges', payload: { bets } }) as const;
  it('record new data only', () => {
    past()
      .when(changes(betOf('1')))
      .then({ type: 'history/betsChanged', payload: { bets: [betOf('1')] } });
    past(page([betOf('1')]))
      .when(changes(betOf('1')))
      .refused({ code: 'history/unchanged' });
    past(page([betOf('1')]))
      .when(changes())
      .refused({ code: 'history/unchanged' });
  });
  it('[HIS-4] announce a settled bet that was known as open, and no other', () => {
    past(page([betOf('1')]))
      .when(changes(won('1'), won('2')))
      .then(
        { type: 'history/betsChanged', payload: { bets: [won('1'), won('2')] } },
        { type: 'history/betSettled', payload: { bet: won('1') } },
      );
  });
  it('[HIS-4] announce a settled bet also when a page reports it first', () => {
    const received = { list: 'office', filter: by('all'), cursor: null, bets: [won('1')], next: null } as const;
    past(page([betOf('1')]))
      .when({ type: 'history/receivePage', payload: received })
      .then(
        { type: 'history/pageReceived', payload: received },
        { type: 'history/betSettled', payload: { bet: won('1') } },
      );
    past(page([won('1')]))
      .when({ type: 'history/receivePage', payload: received })
      .then({ type: 'history/pageReceived', payload: received });
  });
  it('[HIS-4] announce a settled bet also when the bet itself was requested', () => {
    const received = { id: '1', bet: won('1') } as const;
    past(page([betOf('1')]), { type: 'history/betAsked', payload: { id: '1' } })
      .when({ type: 'history/receiveBet', payload: received })
      .then(
        { type: 'history/betReceived', payload: received },
        { type: 'history/betSettled', payload: { bet: won('1') } },
      );
  });
  it('[HIS-7] an overtaken answer does not reopen a settled bet', () => {
    past(page([won('1')]))
      .when(changes(betOf('1')))
      .refused({ code: 'history/unchanged' });
    expect(viewHistory(stateAfter(historyDecider, [asked('all'), page([won('1')]), page([betOf('1')])])).bets).toEqual([
      won('1'),
    ]);
  });
  it('[HIS-7] an overtaken answer does not remove a final score; [HIS-13] one that adds it is recorded', () => {
    const ended = withLeg(won('1'), '3:1');
    past(page([ended]))
      .when(changes(withLeg(won('1'), null)))
      .refused({ code: 'history/unchanged' });
    past(page([withLeg(won('1'), null)]))
      .when(changes(ended))
      .then({ type: 'history/betsChanged', payload: { bets: [ended] } });
  });
  it('may still correct a settled bet', () => {
    const corrected = { ...won('1'), payout: 1_500 };
    past(page([won('1')]))
      .when(changes(corrected))
      .then({ type: 'history/betsChanged', payload: { bets: [corrected] } });
  });
});

describe('legs by game', () => {
  it('[HIS-14] contain every known leg with its bet, the newest bet first, whatever list is loaded', () => {
    const bets = [withLeg(won('1'), null, 7), withLeg(betOf('3'), null, 7), withLeg(betOf('2'), null, 8)];
    const { known } = viewHistory(stateAfter(historyDecider, [{ type: 'history/betsChanged', payload: { bets } }]));
    expect(legsOn(known, 7).map(({ bet, leg }) => [bet.id, leg.gameId])).toEqual([
      ['3', 7],
      ['1', 7],
    ]);
    expect(legsOn(known, 9)).toEqual([]);
  });
});

describe('access to the history', () => {
  it('[HIS-5] is refused to guests', () => {
    const guest = given(historyDecider, { signedIn: false })();
    for (const command of [
      { type: 'history/open', payload: { list: 'office', filter: by('all') } },
      { type: 'history/loadMore', payload: { list: 'office' } },
      { type: 'history/receiveChanges', payload: { bets: [] } },
      { type: 'history/reportFailure', payload: { list: 'office', filter: by('all') } },
      {
        type: 'history/receivePage',
        payload: { list: 'office', filter: by('all'), cursor: null, bets: [], next: null },
      },
    ] as const)
      guest.when(command).refused({ code: 'history/signedOut' });
  });
  it('[HIS-5] ends with everything forgotten when the player leaves', () => {
    given(historyDecider, { signedIn: false })(asked('all'), page([betOf('1')]))
      .when({ type: 'history/forget', payload: {} })
      .then({ type: 'history/forgotten', payload: {} });
    expect(
      stateAfter(historyDecider, [asked('all'), page([betOf('1')]), { type: 'history/forgotten', payload: {} }]),
    ).toBe(historyDecider.initial);
    past().when({ type: 'history/forget', payload: {} }).refused({ code: 'history/unchanged' });
  });
});

describe('decoding', () => {
  it('reads a bet completely or not at all', () => {
    expect(decodeBet({ ...wireOf(betOf('1')), more: true })).toEqual({ ok: true, value: betOf('1') });
    for (const bad of [{ status: 'maybe' }, { statusId: 7 }, { amount: 0.5 }, { legs: [{}] }, { payout: '5' }])
      expect(decodeBet({ ...wireOf(betOf('1')), ...bad }).ok).toBe(false);
  });
  it('[HIS-18] reads results as words, and as the numbers of an earlier journal', () => {
    const parts = [{ kind: 1, type: 1, param: 0, result: 'lost' as const }];
    const bet = betOf('1', { result: 'halfLost', legs: [{ ...legOf(1, '2:0'), result: 'returned', parts }] });
    expect(wireOf(bet)).toMatchObject({ statusId: 5, legs: [{ statusId: 2, parts: [{ statusId: 0 }] }] });
    for (const stored of [wireOf(bet), bet]) expect(decodeBet(stored)).toEqual({ ok: true, value: bet });
    expect(decodeBet({ ...bet, result: 'abandoned' }).ok).toBe(false);
  });
  it('[HIS-12] reads a leg without a label as having none, and one without a final score as having none yet', () => {
    const { label: _label, finalScore: _finalScore, ...leg } = legOf(1, null);
    expect(decodeBetsPage({ bets: [{ ...wireOf(betOf('1')), legs: [leg] }], next: null })).toMatchObject({
      ok: true,
      value: { bets: [{ legs: [{ label: null, finalScore: null }] }] },
    });
  });
});
