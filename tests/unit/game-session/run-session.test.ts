/** A game that does not start, or stops answering, is closed. */
import { map, NEVER, of, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameSessionEvent } from 'touchline/core/game-session/messages';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import { runSession } from 'touchline/core/game-session/run-session.process';
import type { GameCall } from 'touchline/core/game-session/run-session.process';
import type { ForeignReport } from 'touchline/core/game-session/frame-link';
import type { GameMoney, GameSessionState, Replay } from 'touchline/core/game-session/types';
import { NO_ROUNDS } from 'touchline/core/game-session/session-rounds';
import type { Message, Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { err, ok } from 'touchline/kernel/result';
import { after } from 'touchline/kernel/time';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const STAMP = { at: 1, id: 'event' };
const CLOSED = { type: 'game-session/close', payload: { reason: 'silent' } };
let clock = createVirtualClock();
let sent: Message[] = [];
let isAlive = true;
let pings = 0;
let asked: string[] = [];
let answer: unknown = null;
/** How long each answer takes. */
let answerMs = 0;
let sessionId = createCell<string | null>(null);
let replay = createCell<Replay | null>(null);
let ticket = createCell<string | null>(null);
let detached = 0;
let handedOver = 0;
let events$ = new Subject<Recorded<GameSessionEvent>>();
const happened = (event: GameSessionEvent): void => events$.next({ seq: 1, event, at: clock.now(), id: 'event' });
let calls$ = new Subject<GameCall>();
let reports$ = new Subject<ForeignReport>();
let account$ = new Subject<GameMoney | null>();
let lacking = createCell<number | null>(null);
let money = createCell<GameMoney | null>(null);
/** More of the session's state. */
let more: Partial<GameSessionState> = {};
/** The frame that loads while the operator answers. */
let early = '';
const LAUNCH = { ticket: 'the-ticket', frame: 'games/dice.html' };
const launched = (): void =>
  happened({ type: 'game-session/launched', payload: { frame: '/games/dice.html', origin: null } });
const readied = (): void => happened({ type: 'game-session/readied', payload: {} });

beforeEach(() => {
  [clock, sent, isAlive, pings, events$] = [createVirtualClock(), [], true, 0, new Subject()];
  [asked, answer, replay, ticket] = [[], null, createCell<Replay | null>(null), createCell<string | null>(null)];
  [detached, handedOver, early, answerMs, sessionId] = [0, 0, '', 0, createCell<string | null>(null)];
  [calls$, reports$, account$, more] = [new Subject(), new Subject(), new Subject(), {}];
  [lacking, money] = [createCell<number | null>(null), createCell<GameMoney | null>(null)];
  runSession({
    events$,
    api: ({ path, decode }) => {
      asked.push(path);
      if (answer === null) return NEVER;
      const read = decode(answer);
      const given = read.ok ? ok(read.value) : err({ kind: 'malformed' as const, issue: read.error });
      return answerMs === 0 ? of(given) : after(clock, answerMs).pipe(map(() => given));
    },
    clock,
    state: () => ({ ...gameSessionDecider.initial, frame: early, ...more }),
    link: {
      attach: () => () => undefined,
      isAttached: () => true,
      isReduced: () => false,
      isAlive: () => isAlive,
      ping: () => void (pings += 1),
      post: () => undefined,
      postMoney: () => undefined,
      setLook: () => undefined,
      handOver: () => void (handedOver += 1),
      detach: () => void (detached += 1),
    },
    calls$,
    reports$,
    replay,
    launchedId: createCell<string | null>(null),
    ticket,
    sessionId,
    money,
    seen: createCell(NO_ROUNDS),
    hold: { asked: () => undefined, answered: () => undefined, lost: () => undefined, release: () => undefined },
    lacking,
    account$,
  }).subscribe((message) => sent.push(message));
});

describe('a game that was launched', () => {
  it('[GSN-3] is closed when it is not ready within 15 s', () => {
    launched();
    clock.tick(14_999);
    expect(sent).toEqual([]);
    clock.tick(1);
    expect(sent).toEqual([CLOSED]);
  });

  it('[GSN-3] stays open when it is ready in time', () => {
    launched();
    clock.tick(14_999);
    readied();
    clock.tick(10_000);
    expect(sent).toEqual([]);
  });

  it('[GSN-5] is pinged every 15 s, and closed when it has not answered by then', () => {
    launched();
    readied();
    clock.tick(30_000);
    expect({ pings, sent }).toEqual({ pings: 2, sent: [] });
    isAlive = false;
    clock.tick(15_000);
    expect({ pings, sent }).toEqual({ pings: 2, sent: [CLOSED] });
  });
});

describe('the money of a game', () => {
  const MONEY = '/games-api/v1/sessions/s1/money';
  const eur = (balance: number): GameMoney => ({ currency: 'EUR', balance });
  const playing = (): void => {
    [more, answer] = [{ stage: 'ready', mode: 'real' }, eur(900)];
    sessionId.set('s1');
    money.set(eur(50));
  };
  const call = (name: GameCall['name']): void => calls$.next({ t: 'call', id: 1, name, body: {} });

  it('[GSN-6] is asked for when the account has another balance, as after a deposit', () => {
    playing();
    account$.next(eur(900));
    clock.tick(999);
    expect(asked).toEqual([]);
    clock.tick(1);
    expect(asked).toEqual([MONEY]);
    expect(money.get()).toEqual(eur(900));
  });

  it.each<[string, Partial<GameSessionState>, GameMoney | null]>([
    ['the balance that the game knows', {}, eur(50)],
    ['another currency', {}, { currency: 'USD', balance: 900 }],
    ['no account', {}, null],
    ['play money', { mode: 'demo' }, eur(900)],
    ['a game that is not open', { stage: 'closed' }, eur(900)],
  ])('[GSN-6] is not asked for by %s', (_, other, account) => {
    playing();
    more = { ...more, ...other };
    account$.next(account);
    clock.tick(10_000);
    expect(asked).toEqual([]);
  });

  it('[GSN-6] is asked for once by what changes and changes back within a second', () => {
    playing();
    account$.next(eur(40));
    clock.tick(500);
    account$.next(eur(50));
    clock.tick(10_000);
    expect(asked).toEqual([]);
  });

  it.each(['play', 'move'] as const)('[GSN-35] lacks where a %s is refused for funds', (name) => {
    playing();
    answer = { ok: false, code: 'INSUFFICIENT_FUNDS', ...eur(60) };
    call(name);
    expect(asked).toEqual([`/games-api/v1/provider/${name}`, MONEY]);
    expect(lacking.get(), 'the balance that is too low').toBe(60);
    expect(money.get()).toEqual(eur(60));
  });

  it('[GSN-35] lacks no more once a round of the game began', () => {
    playing();
    lacking.set(50);
    answer = { ok: false, code: 'TOO_FAST' };
    call('play');
    expect(lacking.get()).toBe(50);
    reports$.next('roundStarted');
    expect(lacking.get()).toBeNull();
  });
});

describe('a stake that an exclusion forbids', () => {
  const closes = (name: GameCall['name'], code: string): readonly unknown[] => {
    [more, answer] = [
      { stage: 'ready', mode: 'real' },
      { ok: false, code },
    ];
    calls$.next({ t: 'call', id: 1, name, body: {} });
    return sent.filter(({ type }) => type === 'game-session/close');
  };

  it('[GSN-17] closes the game, though this page has not received the exclusion', () => {
    expect(closes('play', 'SELF_EXCLUDED')).toEqual([{ type: 'game-session/close', payload: { reason: 'excluded' } }]);
  });

  it.each([
    ['play', 'LIMIT_REACHED'],
    ['move', 'SELF_EXCLUDED'],
  ] as const)('[GSN-17] a %s refused with %s closes nothing: its round may be open', (name, code) => {
    expect(closes(name, code)).toEqual([]);
  });
});

describe('a session whose operator is out of reach', () => {
  it('[GSN-9] goes on once the operator answers, though each answer takes longer than the time between two tries', () => {
    [answer, answerMs] = [{ currency: 'EUR', balance: 100 }, 4_000];
    sessionId.set('s1');
    happened({ type: 'game-session/paused', payload: { reason: 'network' } });
    clock.tick(6_999);
    expect({ asked, sent }).toEqual({ asked: ['/games-api/v1/sessions/s1/money'], sent: [] });
    clock.tick(1);
    expect(sent).toEqual([{ type: 'game-session/resume', payload: { reason: 'network' } }]);
  });
});

describe('a finished round that is watched again', () => {
  const watching = (): void => happened({ type: 'game-session/watching', payload: { gameId: 'dice', roundId: 'r1' } });
  const reported = (gameId: string) => ({
    ...{ id: 'r1', gameId, frame: 'games/dice.html', currency: 'EUR', at: 1, bet: { stake: 100 }, draw: null },
    steps: [{ stake: 100, moves: [], pays: 0, shown: { roll: 5 } }],
  });

  it('[GSN-23] is asked for by its id, opens the frame of its game, and has no ticket', () => {
    answer = reported('dice');
    watching();
    expect(asked).toEqual(['/games-api/v1/rounds/r1/replay']);
    expect(sent).toEqual([
      { type: 'game-session/reportLaunched', payload: { frame: 'games/dice.html', origin: null } },
    ]);
    expect(replay.get()).toEqual(reported('dice'));
    expect(ticket.get()).toBeNull();
    launched();
    readied();
    expect(asked).toHaveLength(1);
    happened({ type: 'game-session/closed', payload: { reason: 'left' } });
    expect(replay.get()).toBeNull();
  });

  it.each([reported('mines'), { ...reported('dice'), steps: [] }, {}])(
    '[GSN-23] closes as failed by the answer %j',
    (other) => {
      answer = other;
      watching();
      expect(sent).toEqual([{ type: 'game-session/close', payload: { reason: 'failed' } }]);
      expect(replay.get()).toBeNull();
    },
  );

  it('[GSN-23] is for a player, while no other game is open', () => {
    const { initial, decide, evolve } = gameSessionDecider;
    const command = { type: 'game-session/watch', payload: { gameId: 'dice', roundId: 'r1' } } as const;
    expect(decide(command, initial, { isSignedIn: false }, STAMP)).toEqual(err({ code: 'game-session/signedOut' }));
    const events = decide(command, initial, { isSignedIn: true }, STAMP);
    const open = events.ok ? events.value.reduce(evolve, initial) : initial;
    expect(open).toMatchObject({ stage: 'launching', mode: 'replay', gameId: 'dice', roundId: 'r1' });
    expect(decide(command, open, { isSignedIn: true }, STAMP)).toEqual(err({ code: 'game-session/open' }));
  });
});

describe('a launch whose frame loads meanwhile', () => {
  const launching = (frame: string): void => {
    [early, answer] = [frame, LAUNCH];
    happened({ type: 'game-session/launching', payload: { gameId: 'dice', mode: 'demo', currency: 'EUR', frame } });
  };

  it('[GSN-27] hands the ticket over once the operator has answered', () => {
    launching('games/dice.html');
    expect({ detached, handedOver, ticket: ticket.get() }).toEqual({
      detached: 0,
      handedOver: 0,
      ticket: 'the-ticket',
    });
    launched();
    expect(handedOver).toBe(1);
  });

  it('[GSN-27] lets go of a frame that the operator does not name, before there is a ticket', () => {
    launching('games/wheel.html');
    expect(detached).toBe(1);
  });
});
