/** Tournaments in the core: what a page follows, joining and leaving, and the player who changes. */
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { actInTournaments } from 'touchline/core/tournaments/act.process';
import { followTournaments, nextPauseMs } from 'touchline/core/tournaments/follow-tournaments.process';
import type { TournamentsEvent } from 'touchline/core/tournaments/messages';
import type { Followed, KeyedAct, TournamentPage } from 'touchline/core/tournaments/types';
import { decodeAct, decodeTournament, decodeTournaments } from 'touchline/core/tournaments/wire';
import type { Api } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';
import { ENDS_AT, ownOf, pageOf, STARTS_AT, tournamentOf, written } from './samples.ts';

const BASE = '/web-api/tournaments';
const STORED = 'tl.my.tournaments';

let given: Given;
const view = () => given.core.feature('tournaments').get();
const codeOf = (command: Command): string => {
  const result = given.core.dispatch(command);
  return result.ok ? 'accepted' : result.error.code;
};
const follow = (followed: Followed | null) => codeOf({ type: 'tournaments/follow', payload: { followed } });
const join = () => codeOf({ type: 'tournaments/join', payload: {} });
const leave = () => codeOf({ type: 'tournaments/leave', payload: {} });
const askedFor = (what: string): number => given.calls.filter((call) => call === what).length;
const posts = () => given.requests.filter(({ method, path }) => method === 'POST' && path.startsWith(BASE));
const keys = (): readonly unknown[] => posts().map(({ headers }) => headers['idempotency-key']);
const answers = (what: string, answer: unknown): void => void given.answers.set(what, answer as never);
const shows = (page: TournamentPage): void => answers(`GET ${BASE}/41`, written(page));
const acts = (act: 'join' | 'leave', page: TournamentPage, refusal: string | null = null): void =>
  answers(`POST ${BASE}/41/${act}`, written({ refusal, tournament: page }));
const soon = () => given.clock.run(100);

/** Calls that the test answers. */
function openApi(): { readonly api: Api; readonly calls: readonly Subject<unknown>[] } {
  const calls: Subject<unknown>[] = [];
  const api = (() => {
    const answer = new Subject<unknown>();
    calls.push(answer);
    return answer;
  }) as unknown as Api;
  return { api, calls };
}

/** The tournament's times in the test's present. */
const now = (more: Partial<TournamentPage> = {}): TournamentPage => {
  const at = given.clock.now();
  return pageOf({ startsAt: at - 60_000, endsAt: at + 3_600_000, ...more });
};

async function begin(isPlayer = true, followed: Followed = 41): Promise<void> {
  given = await openGate({ isPlayer });
  answers(`GET ${BASE}`, written({ tournaments: [now({ id: 42, status: 'ended' })] }));
  shows(now());
  void given.core.load('tournaments');
  for (let turn = 0; turn < 50 && view() === null; turn += 1) await given.clock.run(1);
  follow(followed);
  await soon();
}
beforeEach(() => begin());
afterEach(closeGates);

describe('what a page follows', () => {
  it('[TRN-1] is asked for by everybody in their language: the list, one tournament, or an unknown one', async () => {
    expect(view()).toMatchObject({ status: 'ready', tournament: { id: 41 }, next: 'join' });
    expect(given.requests.find(({ path }) => path.startsWith(`${BASE}/41`))?.path).toContain('lng=en');
    follow('list');
    await soon();
    expect(view()).toMatchObject({ answer: { kind: 'list', tournaments: [{ id: 42 }] }, tournament: null, next: null });
    answers(`GET ${BASE}/7`, [404, { code: 'unknownTournament' }]);
    follow(7);
    await soon();
    expect(view()).toMatchObject({ status: 'ready', answer: { kind: 'page', tournament: null } });
    closeGates();
    await begin(false);
    expect(view()).toMatchObject({ status: 'ready', next: 'logIn' });
  });

  it('[TRN-1] is asked for again within 15 seconds, and by nobody once no page follows', async () => {
    expect(follow(41)).toBe('tournaments/unchanged');
    await given.clock.run(15_100);
    expect(askedFor(`GET ${BASE}/41`)).toBe(2);
    follow(null);
    await given.clock.run(60_000);
    expect(askedFor(`GET ${BASE}/41`)).toBe(2);
    expect(view()).toMatchObject({ followed: null, answer: null });
  });

  it('[TRN-1] is asked for every 5 seconds after a failure, with the last answer kept', async () => {
    answers(`GET ${BASE}/41`, 'network');
    await given.clock.run(15_100);
    expect(view()).toMatchObject({ status: 'failed', tournament: { id: 41 } });
    shows(now({ title: 'Back' }));
    await given.clock.run(30_000);
    expect(view()).toMatchObject({ status: 'ready', tournament: { title: 'Back' } });
  });

  it('[TRN-1] is asked for again when the language changes', async () => {
    given.core.dispatch({ type: 'preferences/choose', payload: { language: 'de' } });
    await soon();
    expect(given.requests.findLast(({ path }) => path.startsWith(`${BASE}/41`))?.path).toContain('lng=de');
  });

  it('[TRN-1] is asked for a little after the next start or end, and at once while a prize is about to be paid', () => {
    const page = (more: Partial<TournamentPage>) => ({ kind: 'page', tournament: pageOf(more) }) as const;
    expect(nextPauseMs(page({}), STARTS_AT)).toBe(15_000);
    expect(nextPauseMs(page({}), ENDS_AT - 4_000)).toBe(4_250);
    expect(nextPauseMs(page({}), ENDS_AT - 1)).toBe(1_000);
    expect(nextPauseMs(page({ status: 'ended' }), ENDS_AT + 1)).toBe(15_000);
    expect(nextPauseMs(page({ status: 'ended', own: ownOf() }), ENDS_AT + 1)).toBe(1_000);
    expect(nextPauseMs(page({ status: 'ended', own: ownOf({ prize: 0 }) }), ENDS_AT + 1)).toBe(15_000);
    const soonest = [tournamentOf(), tournamentOf({ startsAt: STARTS_AT + 9_000, endsAt: ENDS_AT })];
    expect(nextPauseMs({ kind: 'list', tournaments: soonest }, STARTS_AT + 3_000)).toBe(6_250);
    expect(nextPauseMs({ kind: 'page', tournament: null }, STARTS_AT)).toBe(15_000);
  });

  it('[TRN-7] loads the balances again when a prize has come while the page was shown', async () => {
    const ended = { status: 'ended', startsAt: given.clock.now() - 9_000, endsAt: given.clock.now() - 1 } as const;
    shows(now({ ...ended, own: ownOf({ counted: 3, rank: 2 }) }));
    await given.clock.run(15_100);
    const balances = 'GET /web-api/user/accounts';
    const before = askedFor(balances);
    shows(now({ ...ended, own: ownOf({ counted: 3, rank: 2, prize: 300 }) }));
    await given.clock.run(1_500);
    expect(view()?.tournament?.own?.prize).toBe(300);
    expect(askedFor(balances)).toBe(before + 1);
    await given.clock.run(16_000);
    expect(askedFor(balances)).toBe(before + 1);
  });
});

describe('joining and leaving', () => {
  it('[TRN-3, TRN-5] joins by the player’s own act, under a key of its own', async () => {
    acts('join', now({ own: ownOf() }));
    expect(join()).toBe('accepted');
    expect(join()).toBe('tournaments/busy');
    shows(now({ own: ownOf() }));
    await soon();
    expect(view()).toMatchObject({ next: 'leave', roundsLeft: 10, last: { outcome: 'done' }, acting: null });
    expect(join()).toBe('tournaments/unchanged');
    expect(keys()).toHaveLength(1);
    expect(keys()[0]).toMatch(/^[\x21-\x7e]+$/);
  });

  it('[TRN-4] leaves while no round counts', async () => {
    shows(now({ own: ownOf() }));
    await given.clock.run(15_100);
    acts('leave', now());
    expect(leave()).toBe('accepted');
    shows(now());
    await soon();
    expect(view()).toMatchObject({ next: 'join', roundsLeft: null });
    expect(leave()).toBe('tournaments/unchanged');
    shows(now({ own: ownOf({ counted: 1 }) }));
    await given.clock.run(15_100);
    expect(view()).toMatchObject({ next: 'play', roundsLeft: 9 });
    expect(leave()).toBe('tournaments/hasPlayed');
  });

  it('[TRN-3] is not possible for a guest, after the end, or where no game is allowed', async () => {
    shows(now({ status: 'ended' }));
    await given.clock.run(15_100);
    expect(join()).toBe('tournaments/ended');
    expect(view()?.next).toBeNull();
    const games = now().games.map((game) => ({ ...game, isAllowed: false }));
    shows(now({ games }));
    await given.clock.run(15_100);
    expect(join()).toBe('tournaments/forbidden');
    expect(view()?.next).toBe('forbidden');
    follow('list');
    await soon();
    expect(join()).toBe('tournaments/notShown');
    closeGates();
    await begin(false);
    expect(join()).toBe('tournaments/signedOut');
    expect(posts()).toEqual([]);
  });

  it('[TRN-5] says why the operator refused, with the state after the refusal', async () => {
    acts('join', now({ status: 'ended' }), 'ended');
    join();
    shows(now({ status: 'ended' }));
    await soon();
    expect(view()).toMatchObject({ last: { outcome: 'refused', refusal: 'ended' }, tournament: { status: 'ended' } });
    shows(now());
    await given.clock.run(15_100);
    answers(`POST ${BASE}/41/join`, [403, { code: 'banned' }]);
    join();
    await soon();
    expect(view()).toMatchObject({ last: { outcome: 'refused', refusal: 'notAllowed' } });
  });

  it.each([400, 401, 404, 422, 429])('[TRN-5] is refused without a reason by the status %d', async (status) => {
    answers(`POST ${BASE}/41/join`, [status, { errors: [] }]);
    join();
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ last: { outcome: 'refused', refusal: 'other' }, unanswered: [], next: 'join' });
  });

  it('[TRN-5] shows a refusal on the page of its tournament alone, and asks for another page meanwhile', async () => {
    answers(`GET ${BASE}/42`, written(now({ id: 42 })));
    acts('join', now(), 'limit');
    join();
    follow(42);
    // The act on 41 is still under way.
    await given.clock.run(5);
    expect(view()).toMatchObject({ followed: 42, acting: { id: 41 } });
    expect(askedFor(`GET ${BASE}/42`)).toBe(1);
    await soon();
    expect(view()).toMatchObject({ tournament: { id: 42, own: null }, acting: null, last: null, next: 'join' });
  });

  it('[TRN-5] without an answer is sent again under the same key', async () => {
    answers(`POST ${BASE}/41/join`, 'network');
    join();
    await given.clock.run(5_000);
    expect(view()).toMatchObject({ last: null, unknown: { id: 41, act: 'join' }, next: 'again', acting: null });
    acts('join', now({ own: ownOf() }));
    shows(now({ own: ownOf() }));
    expect(join()).toBe('accepted');
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ next: 'leave', last: { outcome: 'done' }, unanswered: [] });
    expect(new Set(keys()).size).toBe(1);
    expect(given.storage.read(STORED)).toBeNull();
  });

  it('[TRN-5] without an answer keeps its key over another page', async () => {
    answers(`POST ${BASE}/41/join`, 'network');
    join();
    await soon();
    follow('list');
    await soon();
    follow(41);
    await soon();
    expect(view()).toMatchObject({ next: 'again', unknown: { id: 41, act: 'join' } });
    join();
    await soon();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it.each([
    ['join', () => now(), () => now({ own: ownOf() }), 'leave'],
    ['leave', () => now({ own: ownOf() }), () => now(), 'join'],
  ] as const)('[TRN-5] a %s without an answer is known once an answer shows it', async (act, before, after, next) => {
    shows(before());
    await given.clock.run(15_100);
    answers(`POST ${BASE}/41/${act}`, 'network');
    codeOf({ type: `tournaments/${act}`, payload: {} });
    await soon();
    expect(view()).toMatchObject({ next: 'again' });
    expect(given.storage.read(STORED)).toContain(String(keys()[0]));
    shows(after());
    await given.clock.run(15_100);
    expect(view()).toMatchObject({ next, unknown: null, unanswered: [] });
    expect(given.storage.read(STORED)).toBeNull();
  });

  it('[TRN-5] is not undone by the answer to a question from before the act', () => {
    let acting: KeyedAct | null = null;
    const { api, calls } = openApi();
    const events = new Subject<Recorded<TournamentsEvent>>();
    const types: string[] = [];
    followTournaments({
      ...{ events$: events, api, clock: given.clock, operatorNow: () => STARTS_AT, isSignedIn: () => true },
      state: () => ({ followed: 41, answer: null, acting }),
      language: createCell('en'),
    }).subscribe(({ type }) => types.push(type));
    const record = (event: TournamentsEvent): void => events.next({ seq: 1, at: 1, id: 'a', event });
    const answer = { ok: true, value: pageOf() };

    record({ type: 'tournaments/following', payload: { followed: 41 } });
    acting = { id: 41, act: 'join', userId: '7', key: 'k' };
    record({ type: 'tournaments/acting', payload: acting });
    calls[0]?.next(answer);
    expect(types).toEqual([]);
    acting = null;
    record({ type: 'tournaments/done', payload: { tournament: pageOf() } });
    calls[1]?.next(answer);
    expect(types).toEqual(['tournaments/receive']);
  });
});

describe('a new player', () => {
  it('[TRN-6] sees nothing of the previous player, and the page is loaded again', async () => {
    shows(now({ own: ownOf({ counted: 4 }) }));
    await given.clock.run(15_100);
    const before = askedFor(`GET ${BASE}/41`);
    shows(now());
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(1_000);
    expect(view()).toMatchObject({ followed: 41, tournament: { own: null }, next: 'logIn', last: null });
    expect(askedFor(`GET ${BASE}/41`)).toBeGreaterThan(before);
  });

  it('[TRN-6] does not get the answer to an act of the player before', () => {
    const { api, calls } = openApi();
    const events = new Subject<Recorded<TournamentsEvent>>();
    const types: string[] = [];
    actInTournaments({ events$: events, api, language: createCell('en') }).subscribe(({ type }) => types.push(type));
    const record = (event: TournamentsEvent): void => events.next({ seq: 1, at: 1, id: 'a', event });
    record({ type: 'tournaments/acting', payload: { id: 41, act: 'join', userId: '7', key: 'first' } });
    record({ type: 'tournaments/forgotten', payload: {} });
    record({ type: 'tournaments/acting', payload: { id: 41, act: 'join', userId: '7', key: 'second' } });
    const answer = { ok: true, value: { refusal: null, tournament: pageOf() } };
    calls[0]?.next(answer);
    expect(types).toEqual([]);
    calls[1]?.next(answer);
    expect(types).toEqual(['tournaments/reportDone']);
  });
});

/** Places by rank, result and time. */
const ranked = (...places: readonly (readonly [rank: number, n: string, at?: number])[]) =>
  places.map(([rank, n, at = 0]) => ({ ...pageOf().places[0], rank, best: { n, d: '1' }, at: STARTS_AT + at }));

describe('an answer', () => {
  it('[TRN-2] is read with exact results', () => {
    const page = pageOf({ own: ownOf({ counted: 2, best: { n: 5n, d: 2n }, rank: 2 }) });
    expect(decodeTournament(41)(written(page))).toEqual({ ok: true, value: page });
    expect(decodeTournaments(written({ tournaments: [tournamentOf()] })).ok).toBe(true);
    expect(decodeAct(41)(written({ refusal: 'limit', tournament: page })).ok).toBe(true);
    expect(decodeAct(42)(written({ refusal: 'limit', tournament: page })).ok).toBe(false);
    const places = ranked([1, '3'], [1, '3'], [3, '2'], [4, '2', 1]);
    expect(decodeTournament(41)(written({ ...page, places })).ok).toBe(true);
  });

  it.each([
    ['without a game', { games: [] }, 'games'],
    ['without a prize', { prizes: [] }, 'prizes'],
    ['without counted rounds', { rounds: 0 }, 'rounds'],
    ['that ends before its start', { endsAt: STARTS_AT }, 'ends after its start'],
    ['with more counted rounds than it has', { own: ownOf({ counted: 11 }) }, 'no more rounds'],
    ['with places out of order', { places: pageOf().places.toReversed() }, 'places are in order'],
    ['with a worse result first', { places: ranked([1, '2'], [2, '3']) }, 'places are in order'],
    ['with a shared rank of unequal results', { places: ranked([1, '3'], [1, '2']) }, 'places are in order'],
    ['with ranks of their own for equal results', { places: ranked([1, '3'], [2, '3']) }, 'places are in order'],
    ['with a rank after shared ones too low', { places: ranked([1, '3'], [1, '3'], [2, '2']) }, 'places are in order'],
    ['with the later of two results first', { places: ranked([1, '3', 2], [2, '3', 1]) }, 'places are in order'],
    ['that was not asked for', { id: 42 }, 'about the tournament that was asked for'],
    ['with a result of nothing', { places: [{ ...pageOf().places[0], best: { n: '0', d: '1' } }] }, 'places.0.best.n'],
    ['with an unknown status', { status: 'paused' }, 'status'],
    ['with a broken address of a game', { games: [{ ...pageOf().games[0], slug: '../x' }] }, 'games.0.slug'],
  ])('[TRN-2] of a tournament %s is refused with its fault', (_, fault, reported) => {
    const read = decodeTournament(41)({ ...written(pageOf()), ...written(fault) });
    expect(read.ok ? '' : read.error).toContain(reported);
  });
});
