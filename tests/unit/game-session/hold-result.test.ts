/** The page around a frame tells the end of a round once the frame has drawn it. */
import { of, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import { createResultHold } from 'touchline/core/game-session/hold-result.process';
import type { ResultHold } from 'touchline/core/game-session/hold-result.process';
import type { GameSessionEvent } from 'touchline/core/game-session/messages';
import { runSession } from 'touchline/core/game-session/run-session.process';
import type { GameCall } from 'touchline/core/game-session/run-session.process';
import { NO_ROUNDS } from 'touchline/core/game-session/session-rounds';
import type { CloseReason, GameMoney, HeldResult, PlayedAccount, Replay } from 'touchline/core/game-session/types';
import type { Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { err, ok } from 'touchline/kernel/result';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const HEX = 'a'.repeat(64);
const FAIR = { seedId: 'f1', commitment: HEX, tableHash: HEX, version: 1, clientSeed: 'mine', nonce: 0 };
const NO_ANSWER = 'no answer';
type Json = Readonly<Record<string, unknown>>;

/** A round for a stake of 100. */
const round = (more: Json = {}): Json => ({
  ...{ id: 'r1', gameId: 'wheel', status: 'over', currency: 'EUR', stake: 100, bet: {}, moves: [], shown: {} },
  ...{ pays: 0, nonce: 0, seedId: 'f1', at: 1 },
  ...more,
});

let clock = createVirtualClock();
let hold: ResultHold;
let answer: Json | typeof NO_ANSWER = {};
let events$ = new Subject<Recorded<GameSessionEvent>>();
let calls$ = new Subject<GameCall>();
let seen = createCell(NO_ROUNDS);
let held = createCell<HeldResult | null>(null);
let account = createCell<PlayedAccount | null>(null);
let canHold = true;

const happened = (event: GameSessionEvent): void => events$.next({ seq: 1, event, at: clock.now(), id: 'event' });
const call = (name: GameCall['name'], body: typeof answer): void => {
  answer = body;
  calls$.next({ t: 'call', id: 1, name, body: {} });
};
const play = (more: Json = {}): void => call('play', { ok: true, round: round(more) });
/** The operator's accounts after the round. */
const credit = (balance: number): void => account.set({ id: 7, currency: 'EUR', balance, netPosition: 5 });
/** What the page shows: the rounds of the list, and the header's balance and net position. */
const shownIds = (): readonly string[] => (held.get()?.rounds ?? seen.get().rounds).map(({ id }) => id);
const header = (): readonly unknown[] => {
  const shown = held.get()?.account ?? account.get();
  return [shown?.balance, shown?.netPosition];
};

beforeEach(() => {
  [clock, events$, calls$, canHold] = [createVirtualClock(), new Subject(), new Subject(), true];
  seen = createCell(NO_ROUNDS);
  held = createCell<HeldResult | null>(null);
  account = createCell<PlayedAccount | null>({ id: 7, currency: 'EUR', balance: 1_000, netPosition: 0 });
  hold = createResultHold({ clock, held, rounds: () => seen.get().rounds, account, canHold: () => canHold });
  hold.waits$.subscribe();
  runSession({
    events$,
    api: ({ decode }) => {
      if (answer === NO_ANSWER) return of(err({ kind: 'timeout' as const, issue: '' }));
      const read = decode(answer);
      return of(read.ok ? ok(read.value) : err({ kind: 'malformed' as const, issue: read.error }));
    },
    clock,
    state: () => ({ ...gameSessionDecider.initial, stage: 'ready', mode: 'real' }),
    link: {
      attach: () => () => undefined,
      isAttached: () => true,
      isReduced: () => false,
      isAlive: () => true,
      ping: () => undefined,
      post: () => undefined,
      postMoney: () => undefined,
      setLook: () => undefined,
      handOver: () => undefined,
      detach: () => undefined,
    },
    calls$,
    reports$: new Subject(),
    replay: createCell<Replay | null>(null),
    launchedId: createCell<string | null>(null),
    ticket: createCell<string | null>(null),
    sessionId: createCell<string | null>(null),
    money: createCell<GameMoney | null>(null),
    seen,
    hold,
    lacking: createCell<number | null>(null),
    account$: account.value$,
  }).subscribe();
  call('open', { ok: true, fair: FAIR, round: null });
});

describe('a round that its frame draws', () => {
  it('[GSN-40] joins the list of rounds once it has been drawn', () => {
    play();
    clock.tick(60_000);
    expect(shownIds()).toEqual([]);
    hold.shown();
    expect(shownIds()).toEqual(['r1']);
  });

  it('[GSN-40] leaves the rounds before it in the list', () => {
    play();
    hold.shown();
    play({ id: 'r2', nonce: 1 });
    expect(shownIds()).toEqual(['r1']);
  });

  it('[GSN-40] joins the list after two minutes where its frame never says so', () => {
    play();
    clock.tick(119_999);
    expect(shownIds()).toEqual([]);
    clock.tick(1);
    expect(shownIds()).toEqual(['r1']);
    clock.tick(2_000);
    expect(held.get()).toBeNull();
  });

  it.each<[string, GameSessionEvent]>([
    ['closed', { type: 'game-session/closed', payload: { reason: 'left' satisfies CloseReason } }],
    ['paused', { type: 'game-session/paused', payload: { reason: 'reminder' } }],
  ])('[GSN-40, GSN-41] waits for nothing once the game is %s', (_, event) => {
    play({ pays: 300 });
    credit(1_200);
    expect([shownIds(), header()]).toEqual([[], [900, 0]]);
    happened(event);
    expect([shownIds(), header()]).toEqual([['r1'], [1_200, 5]]);
  });

  it('[GSN-40, GSN-41] waits for nothing where no frame of our own draws, as under reduced motion', () => {
    canHold = false;
    play({ pays: 300 });
    credit(1_200);
    expect([shownIds(), header()]).toEqual([['r1'], [1_200, 5]]);
  });

  it('[GSN-40] of a shared draw is held from the answer that brings its end', () => {
    play({ status: 'staked', pays: null });
    credit(900);
    call('watch', { ok: true, round: round({ pays: 250 }) });
    credit(1_150);
    expect([shownIds(), header()]).toEqual([[], [900, 5]]);
    hold.shown();
    expect([shownIds(), header()]).toEqual([['r1'], [1_150, 5]]);
  });
});

describe('the header beside a round that its frame draws', () => {
  it('[GSN-41] loses the stake with the answer, and has the win once the round has been drawn', () => {
    play({ pays: 300 });
    expect(header(), 'before the account is loaded').toEqual([900, 0]);
    credit(1_200);
    expect(header(), 'while the frame draws').toEqual([900, 0]);
    hold.shown();
    expect(header()).toEqual([1_200, 5]);
    expect(held.get()).toBeNull();
  });

  it('[GSN-41] has the win at the end of the drawing though the account comes later, and then the account’s word', () => {
    play({ pays: 300 });
    hold.shown();
    expect(header()).toEqual([1_200, 0]);
    clock.tick(1_999);
    expect(header()).toEqual([1_200, 0]);
    credit(1_190);
    expect(header(), 'another balance than the round explains').toEqual([1_200, 0]);
    clock.tick(1);
    expect(header()).toEqual([1_190, 5]);
  });

  it('[GSN-41] keeps to itself a balance that comes before the answer', () => {
    hold.asked();
    credit(1_200);
    expect(header()).toEqual([1_000, 0]);
    play({ pays: 300 });
    expect(header()).toEqual([900, 0]);
  });

  it('[GSN-41] loses a raise with the move that makes it, and what was staked before not again', () => {
    play({ status: 'staked', pays: null });
    expect(header()).toEqual([900, 0]);
    credit(900);
    call('move', { ok: true, round: round({ stake: 300, moves: [1], pays: 700 }) });
    expect(header()).toEqual([700, 5]);
    hold.shown();
    expect(header()).toEqual([1_400, 5]);
  });

  it('[GSN-41] goes on from the balance after a round whose account has not come yet', () => {
    play({ pays: 300 });
    hold.shown();
    play({ id: 'r2', nonce: 1 });
    expect(header()).toEqual([1_100, 0]);
  });

  it.each<[string, Json]>([
    ['was refused', { ok: false, code: 'TOO_FAST' }],
    ['was cancelled', { ok: true, round: round({ status: 'cancelled' }) }],
    ['is in another currency', { ok: true, round: round({ currency: 'USD', status: 'staked' }) }],
  ])('[GSN-41] is that of the account where the round %s', (_, body) => {
    call('play', body);
    credit(1_050);
    expect(header()).toEqual([1_050, 5]);
  });

  it('[GSN-41] is that of the account where an earlier answer was lost, because its stake may be gone already', () => {
    call('play', NO_ANSWER);
    play();
    credit(850);
    expect(header()).toEqual([850, 5]);
    expect(shownIds(), 'the list still waits').toEqual([]);
    hold.shown();
    play({ id: 'r2', nonce: 1 });
    expect(header(), 'the balance is known again').toEqual([750, 5]);
  });
});
