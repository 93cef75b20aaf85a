/** The line-ups of a game: what is read, when they are asked for, and what their players have done. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from 'rxjs';
import { areLineupsAsked, linesOf, marksOf } from 'touchline/core/match-view/rules/lineup';
import type { Happening, LineupsAnswer } from 'touchline/core/match-view/types';
import { decodeLineups, decodeLive } from 'touchline/core/match-view/wire';
import type { Game } from 'touchline/core/line/types';
import type { Given } from '../gate/given.ts';
import { closeGates } from '../gate/given.ts';
import { openMatchView, type MatchViewActions } from './open-match-view.ts';

const ASK = 'GET /media-api/v1/games/7/lineups';
const STARTERS = Array.from({ length: 11 }, (_, at) => [at + 1, `P. ${at + 1}`, at === 0 ? 1 : 2]);
const BENCH = [
  [12, 'P. 12', 1],
  [13, 'P. 13', 4],
];
const side = (more: object = {}) => ({ formation: '4-4-2', starters: STARTERS, bench: BENCH, ...more });
const answer = (home: object = side()) => ({ gameId: 7, isExpected: true, lineups: { home, away: side() } });
const LATER = { gameId: 7, isExpected: true, lineups: null };

describe('an answer', () => {
  it('[MVW-5] has both sides, or says whether they will come', () => {
    expect(decodeLineups(answer())).toMatchObject({
      ok: true,
      value: {
        home: { formation: '4-4-2', starters: { 0: { number: 1, name: 'P. 1', position: 'goalkeeper' } } },
        away: { bench: { 1: { number: 13, position: 'forward' } } },
      },
    });
    expect(decodeLineups(LATER)).toEqual({ ok: true, value: 'later' });
    expect(decodeLineups({ ...LATER, isExpected: false })).toEqual({ ok: true, value: 'none' });
  });

  it.each([
    ['a formation without a place for each starter', side({ formation: '4-4-3' })],
    ['a formation that is none', side({ formation: 'wide' })],
    ['a number worn twice', side({ bench: [[3, 'P. 3', 2]] })],
    ['a player without a name', side({ bench: [[14, '', 2]] })],
    ['an unknown position', side({ bench: [[14, 'P. 14', 5]] })],
  ])('[MVW-5] is unreadable with %s', (_what, home) => {
    expect(decodeLineups(answer(home)).ok).toBe(false);
  });
});

describe('the question', () => {
  let given: Given;
  let actions: MatchViewActions;
  let received: LineupsAnswer[];
  let open: Subscription;
  const asked = (): number => given.requests.filter(({ method, path }) => `${method} ${path}` === ASK).length;

  beforeEach(async () => {
    ({ given, actions } = await openMatchView());
    received = [];
  });
  afterEach(() => {
    open.unsubscribe();
    closeGates();
  });
  const ask = (): void => {
    open = actions.lineups(7).subscribe((each) => received.push(each));
  };

  it('[MVW-5] is repeated every 30 s, also after a failure, until the line-ups are announced', async () => {
    given.answers.set(ASK, LATER);
    ask();
    await given.clock.run(1_000);
    given.answers.set(ASK, [503, '']);
    await given.clock.run(30_000);
    expect(received).toEqual(['later', 'failed']);
    given.answers.set(ASK, answer());
    await given.clock.run(30_000);
    expect(received.at(-1)).toMatchObject({ home: { formation: '4-4-2' } });
    await given.clock.run(120_000);
    expect(asked()).toBe(3);
  });

  it.each([
    ['that never has line-ups', { ...LATER, isExpected: false }],
    ['that the operator does not know', [404, {}] as const],
  ])('[MVW-5] is not repeated for a game %s', async (_which, said) => {
    given.answers.set(ASK, said);
    ask();
    await given.clock.run(120_000);
    expect(received).toEqual(['none']);
    expect(asked()).toBe(1);
  });
});

describe('what players have done', () => {
  const happening = (n: number, kind: Happening['kind'], of: Happening['side'], players?: Happening['players']) =>
    ({ n, kind, side: of, at: n, period: 1, clockS: n, value: 0, score: [0, 0], place: null, players }) as const;

  it('[MVW-6] is listed by shirt, for one side, in the order of the match', () => {
    const marks = marksOf(
      [
        happening(1, 'goal', 'home', [9]),
        happening(2, 'yellowCard', 'home', [9]),
        happening(3, 'goal', 'away', [9]),
        happening(4, 'corner', 'home'),
        happening(5, 'substitution', 'home', [9, 12]),
        happening(6, 'redCard', 'home', [12]),
        happening(7, 'goal', 'home'),
      ],
      'home',
    );
    expect([...marks].map(([number, list]) => [number, list.map(({ kind }) => kind)])).toEqual([
      [9, ['goal', 'yellowCard', 'off']],
      [12, ['on', 'redCard']],
    ]);
  });

  it('[MVW-6] comes with the live view, for those of its happenings that name a player', () => {
    const raw = ['goal', 1, 60, 1, 60, 1, 1, 0, 90, 50];
    const zone = {
      ...{ zoneId: 'm7', surface: 'pitch', isTimed: true, isOver: false, length: 5400, now: 60, marks: [] },
      ...{ count: 12, from: 10, happened: [raw, raw], momentum: [], spot: null, trail: [], shares: [] },
    };
    const playersIn = (more: object): readonly unknown[] => {
      const decoded = decodeLive({ ...zone, ...more });
      return decoded.ok ? decoded.value.happened.map(({ players }) => players) : [decoded.error];
    };
    expect(playersIn({ players: [[11, 9]] })).toEqual([undefined, [9]]);
    expect(playersIn({ players: [[10, 8, 14], ['x'], [11, -1]] })).toEqual([[8, 14], undefined]);
    expect(playersIn({})).toEqual([undefined, undefined]);
  });

  it('[MVW-6] lines are those of the formation, the goalkeeper before them', () => {
    const decoded = decodeLineups(answer(side({ formation: '4-2-3-1' })));
    if (!decoded.ok || typeof decoded.value === 'string') throw new Error('unreadable');
    expect(linesOf(decoded.value.home).map((line) => line.length)).toEqual([1, 4, 2, 3, 1]);
  });

  it('[MVW-6] a page asks in football of full length, from 75 minutes before the start, and after the end', () => {
    const now = 10_000_000;
    const game = (more: Partial<Game>): Game => ({
      id: 7,
      champ: { id: 1, sportId: 1, name: '', country: 'GB' },
      home: 'A',
      away: 'B',
      startsAt: now,
      status: 'scheduled',
      period: 0,
      periodS: 2_700,
      clockS: 0,
      clockRuns: false,
      receivedAt: 0,
      score: ['0', '0'],
      periodScores: [],
      points: null,
      serving: null,
      top: false,
      marketCount: 1,
      ...more,
    });
    const isAsked = (more: Partial<Game>): boolean => areLineupsAsked(game(more), now);
    expect(isAsked({ startsAt: now + 4_500_000 })).toBe(true);
    expect(isAsked({ startsAt: now + 4_500_001 })).toBe(false);
    expect(isAsked({ periodS: 360 })).toBe(false);
    expect(isAsked({ champ: { id: 1, sportId: 2, name: '', country: 'GB' } })).toBe(false);
    expect(isAsked({ status: 'finished', periodS: 0 })).toBe(true);
  });
});
