/** The watched games, the quiet times, and the announcements. */
import { describe, expect, it } from 'vitest';
import { announcementsOf } from 'touchline/core/alerts/rules/combine';
import { isQuiet, wantedKinds, watchedOf } from 'touchline/core/alerts/rules/watched';
import type { Alert, BetAlert, GameAlert, MomentKind } from 'touchline/core/alerts/types';
import { decodeMoments, decodeTabMessage } from 'touchline/core/alerts/wire';
import { viewDisplay } from 'touchline/core/display/views';
import type { Bet } from 'touchline/core/history/public';
import type { SessionState } from 'touchline/core/session/public';

const alertOf = (kind: MomentKind, gameId = 7, n = 0): GameAlert => ({
  key: `${gameId}:${n}`,
  kind,
  gameId,
  sportId: 1,
  champId: 5,
  home: 'Arsenal',
  away: 'Chelsea',
  team: kind === 'goal' ? 'Arsenal' : '',
  score: [1, 0],
});
const bet: BetAlert = {
  key: 'bet:12',
  kind: 'settlement',
  betId: '12',
  outcome: 'paid',
  amount: 500,
  currency: 'EUR',
};
const announced = (...alerts: readonly Alert[]) => announcementsOf(alerts, '/favourites');

describe('[ALR-5] announcements', () => {
  it('are one for each of two moments, with the teams, the score and the way to the game', () => {
    expect(announced(alertOf('kickOff'), alertOf('goal', 8))).toMatchObject([
      { kind: 'kickOff', text: { key: 'alert.kickOff', params: { home: 'Arsenal', away: 'Chelsea' } } },
      {
        kind: 'goal',
        text: { key: 'alert.goal', params: { team: 'Arsenal', score: '1:0' } },
        path: '/live/1/5/8',
        way: { key: 'alert.open' },
      },
    ]);
  });

  it('are one sentence for more moments, which names the latest of the most important kind', () => {
    expect(
      announced(
        alertOf('goal', 8),
        alertOf('goal', 9, 1),
        alertOf('fullTime'),
        alertOf('kickOff', 6),
        alertOf('halfTime', 5),
      ),
    ).toMatchObject([
      {
        key: '9:1',
        kind: 'several',
        text: { key: 'alert.several', params: { count: 5 } },
        path: '/favourites',
        way: { key: 'alert.openAll' },
      },
    ]);
    expect(announced(alertOf('goal'), alertOf('redCard', 7, 1), alertOf('fullTime', 7, 2))).toMatchObject([
      { kind: 'several', path: '/live/1/5/7', way: { key: 'alert.open' } },
    ]);
  });

  it('are one for each own bet, whatever else is announced', () => {
    const lost: BetAlert = { ...bet, key: 'bet:13', betId: '13', outcome: 'lost', amount: 0 };
    const announcements = announced(alertOf('goal'), bet, alertOf('goal', 8), lost, alertOf('goal', 9));
    expect(announcements.map(({ kind, path }) => [kind, path])).toEqual([
      ['settlement', '/office/history/12'],
      ['settlement', '/office/history/13'],
      ['several', '/favourites'],
    ]);
    expect(announcements[0]?.text).toEqual({
      key: 'notice.betPaid',
      params: { id: '12', amount: 500, currency: 'EUR' },
    });
  });
});

describe('[ALR-7] all is quiet', () => {
  const guest: SessionState = { status: 'guest', busy: null, failure: null };
  const player: SessionState = { status: 'player', userId: '1', previousLoginAt: null };
  const limits = { status: 'ready', isExcluded: false, timeOutUntil: null } as const;

  it('until the session is known, and until the limits of a player are', () => {
    expect(isQuiet({ status: 'unknown' }, null)).toBe(true);
    expect(isQuiet(guest, null)).toBe(false);
    expect(isQuiet(player, null)).toBe(true);
    expect(isQuiet(player, { ...limits, status: 'loading' })).toBe(true);
    expect(isQuiet(player, { ...limits, status: 'failed' })).toBe(true);
    expect(isQuiet(player, limits)).toBe(false);
  });

  it('while a self-exclusion or a time-out runs', () => {
    expect(isQuiet(player, { ...limits, isExcluded: true })).toBe(true);
    expect(isQuiet(player, { ...limits, timeOutUntil: 5 })).toBe(true);
  });
});

describe('[ALR-1] what is watched', () => {
  const stars = { games: [7], competitions: [5], teams: [9] };
  // The rule reads the status and the games of a bet alone.
  const bets = [
    { status: 'open', legs: [{ gameId: 8 }, { gameId: 7 }] },
    { status: 'settled', legs: [{ gameId: 3 }] },
  ] as unknown as readonly Bet[];

  it('is what is starred, and the games of open bets', () => {
    const wanted = wantedKinds(viewDisplay({}));
    expect([...wanted].sort()).toEqual(['fullTime', 'goal', 'kickOff', 'redCard', 'settlement']);
    expect(watchedOf(stars, bets, wanted)).toEqual({ games: [8, 7], competitions: [5], teams: [9] });
    expect(watchedOf({ games: [], competitions: [], teams: [] }, [], wanted)).toBeNull();
  });

  it('is the games of open bets alone where only settled bets are announced, and nothing where no kind is', () => {
    expect(watchedOf(stars, bets, new Set(['settlement']))).toEqual({ games: [8, 7], competitions: [], teams: [] });
    expect(watchedOf(stars, [], new Set(['settlement']))).toBeNull();
    expect(watchedOf(stars, bets, new Set())).toBeNull();
  });
});

describe('what crosses the border', () => {
  const moment = {
    gameId: 7,
    n: 3,
    kind: 'goal',
    at: 5,
    sportId: 1,
    champId: 5,
    home: 'Arsenal',
    away: 'Chelsea',
    side: 2,
    score: [0, 1],
  };

  it('[ALR-2] a moment has a key of game and number, and the team of its side', () => {
    const read = decodeMoments({ at: 9, moments: [moment, { ...moment, n: 4, side: 0 }] });
    expect(read).toMatchObject({
      ok: true,
      value: {
        at: 9,
        moments: [{ at: 5, alert: { key: '7:3', team: 'Chelsea' } }, { alert: { key: '7:4', team: '' } }],
      },
    });
  });

  it('[ALR-1] a moment of an unknown kind is left out, and an answer of another shape is none', () => {
    expect(decodeMoments({ at: 9, moments: [{ ...moment, kind: 'streaker' }, 5] })).toEqual({
      ok: true,
      value: { at: 9, moments: [] },
    });
    expect(decodeMoments({ moments: [] }).ok).toBe(false);
  });

  it('[ALR-2] a message of a tab is read with everything that waits, and any other is not', () => {
    const state = {
      kind: 'alerts',
      what: 'state',
      received: ['7:0', 'bet:12'],
      waiting: [
        { receivedAt: 1, alert: alertOf('goal') },
        { receivedAt: 2, alert: bet },
      ],
      hasAnnounced: false,
    };
    expect(decodeTabMessage(state)).toEqual({ ok: true, value: state });
    for (const wrong of [
      null,
      { kind: 'favourites' },
      { ...state, waiting: [{ receivedAt: 1, alert: { kind: 'goal' } }] },
    ])
      expect(decodeTabMessage(wrong).ok).toBe(false);
  });
});
