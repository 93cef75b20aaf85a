import { describe, expect, it } from 'vitest';
import { historyDecider } from '../../../core/modules/history/decider.ts';
import { EVERY_BET } from '../../../core/modules/history/filter.ts';
import type { HistoryFilter, HistoryStatus } from '../../../core/modules/history/filter.ts';
import type { HistoryEvent } from '../../../core/modules/history/messages.ts';
import { viewHistory } from '../../../core/modules/history/views.ts';
import type { Bet } from '../../../core/modules/history/views.ts';
import { decodeBet, decodeBetsPage } from '../../../core/modules/history/wire.ts';
import { betOf } from '../../arbitraries/coupon-world.ts';
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
const won = (id: string): Bet => betOf(id, { status: 'settled', statusId: 1, payout: 2_000, settledAt: 9 });
const shown = (...events: readonly HistoryEvent[]): readonly string[] =>
  viewHistory(stateAfter(historyDecider, events)).bets.map(({ id }) => id);

describe('pages', () => {
  it('are asked for by filter, and further by cursor', () => {
    past()
      .when({ type: 'history/open', payload: { list: 'office', filter: by('settled') } })
      .then(asked('settled'));
    past(asked('all'), page([betOf('3')], '3'))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .then(asked('all', '3'));
  });
  it('there is no more after the last, and none while one is on its way', () => {
    past(asked('all'), page([betOf('3')]))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .refused({ code: 'history/noMore' });
    past(asked('all'), page([betOf('3')], '3'), asked('all', '3'))
      .when({ type: 'history/loadMore', payload: { list: 'office' } })
      .refused({ code: 'history/noMore' });
  });
  it('[HIS-3] of a filter that was left are dropped', () => {
    past(asked('all'), asked('open'))
      .when({
        type: 'history/receivePage',
        payload: { list: 'office', filter: by('all'), cursor: null, bets: [], next: null },
      })
      .refused({ code: 'history/stale' });
  });
  it('[HIS-6] a failure keeps what is shown, and asking again is possible', () => {
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
  it('a failure of another filter is not told', () => {
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

describe('what is shown', () => {
  it('[HIS-1] newest first, by filter', () => {
    const bets = [betOf('3'), won('2'), betOf('1')];
    expect(shown(asked('all'), page(bets))).toEqual(['3', '2', '1']);
    expect(shown(asked('open'), page(bets, null, 'open'))).toEqual(['3', '1']);
    expect(shown(asked('settled'), page(bets))).toEqual(['2']);
  });
  it('[HIS-1] a bet heard of by the way stands only where its page has been loaded', () => {
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
  it('opening the same filter again keeps the list until its answer is here', () => {
    expect(shown(asked('all'), page([betOf('5')], '5'), asked('all'))).toEqual(['5']);
  });
  it('counts open bets of all that are known', () => {
    expect(viewHistory(stateAfter(historyDecider, [asked('settled'), page([betOf('3'), won('2')])])).openCount).toBe(1);
  });
});

describe('changes', () => {
  const changes = (...bets: readonly Bet[]) => ({ type: 'history/receiveChanges', payload: { bets } }) as const;
  it('tell what is new, and nothing when nothing is', () => {
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
  it('[HIS-4] a bet that was open and is settled is told, one that was never known as open is not', () => {
    past(page([betOf('1')]))
      .when(changes(won('1'), won('2')))
      .then(
        { type: 'history/betsChanged', payload: { bets: [won('1'), won('2')] } },
        { type: 'history/betSettled', payload: { bet: won('1') } },
      );
  });
  it('[HIS-4] also when a page says so first', () => {
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
  it('[HIS-4] also when the bet itself was asked for', () => {
    const received = { id: '1', bet: won('1') } as const;
    past(page([betOf('1')]), { type: 'history/betAsked', payload: { id: '1' } })
      .when({ type: 'history/receiveBet', payload: received })
      .then(
        { type: 'history/betReceived', payload: received },
        { type: 'history/betSettled', payload: { bet: won('1') } },
      );
  });
  it('[HIS-7] an answer that was overtaken does not open a settled bet again', () => {
    past(page([won('1')]))
      .when(changes(betOf('1')))
      .refused({ code: 'history/unchanged' });
    expect(viewHistory(stateAfter(historyDecider, [asked('all'), page([won('1')]), page([betOf('1')])])).bets).toEqual([
      won('1'),
    ]);
  });
  it('a settled bet may still be corrected', () => {
    const corrected = { ...won('1'), payout: 1_500 };
    past(page([won('1')]))
      .when(changes(corrected))
      .then({ type: 'history/betsChanged', payload: { bets: [corrected] } });
  });
});

describe('whose history', () => {
  it('[HIS-5] guests have none', () => {
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
  it('[HIS-5] leaving forgets all of it', () => {
    given(historyDecider, { signedIn: false })(asked('all'), page([betOf('1')]))
      .when({ type: 'history/forget', payload: {} })
      .then({ type: 'history/forgotten', payload: {} });
    expect(
      stateAfter(historyDecider, [asked('all'), page([betOf('1')]), { type: 'history/forgotten', payload: {} }]),
    ).toBe(historyDecider.initial);
    past().when({ type: 'history/forget', payload: {} }).refused({ code: 'history/unchanged' });
  });
});

describe('on the wire', () => {
  it('a bet is read whole or not at all', () => {
    expect(decodeBet({ ...betOf('1'), more: true })).toEqual({ ok: true, value: betOf('1') });
    for (const bad of [{ status: 'maybe' }, { statusId: 7 }, { amount: 0.5 }, { legs: [{}] }, { payout: '5' }])
      expect(decodeBet({ ...betOf('1'), ...bad }).ok).toBe(false);
  });
  it('a leg without a label has none', () => {
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
      isLive: false,
      placedScore: '',
      startsAt: 0,
      statusId: -1,
      score: '',
    };
    expect(decodeBetsPage({ bets: [{ ...betOf('1'), legs: [leg] }], next: null })).toMatchObject({
      ok: true,
      value: { bets: [{ legs: [{ label: null }] }] },
    });
  });
});
