/** A game that does not start, or stops answering, is closed. */
import { EMPTY, of, Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameSessionEvent } from 'touchline/core/game-session/messages';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import { runSession } from 'touchline/core/game-session/run-session.process';
import { NO_ROUNDS } from 'touchline/core/game-session/session-rounds';
import type { Message, Recorded } from 'touchline/kernel/message';
import { createCell } from 'touchline/kernel/readable';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const CLOSED = { type: 'game-session/close', payload: { reason: 'silent' } };
let clock = createVirtualClock();
let sent: Message[] = [];
let isAlive = true;
let pings = 0;
let detached = 0;
let handedOver = 0;
let events$ = new Subject<Recorded<GameSessionEvent>>();
const happened = (event: GameSessionEvent): void => events$.next({ seq: 1, event, at: clock.now(), id: 'event' });
/** The frame that loads while the operator answers. */
let early = '';
const ANSWER = { ticket: 'the-ticket', frame: 'games/dice.html' };
const ticket = createCell<string | null>(null);
const launched = (): void =>
  happened({ type: 'game-session/launched', payload: { frame: '/games/dice.html', origin: null } });
const readied = (): void => happened({ type: 'game-session/readied', payload: {} });

beforeEach(() => {
  [clock, sent, isAlive, pings, events$] = [createVirtualClock(), [], true, 0, new Subject()];
  [detached, handedOver, early] = [0, 0, ''];
  ticket.set(null);
  runSession({
    events$,
    api: ({ decode }) => {
      const read = decode(ANSWER);
      return read.ok ? of(read) : EMPTY;
    },
    clock,
    state: () => ({ ...gameSessionDecider.initial, frame: early }),
    link: {
      attach: () => () => undefined,
      isAttached: () => true,
      isAlive: () => isAlive,
      ping: () => void (pings += 1),
      post: () => undefined,
      postMoney: () => undefined,
      handOver: () => void (handedOver += 1),
      detach: () => void (detached += 1),
    },
    calls$: EMPTY,
    reports$: EMPTY,
    launchedId: createCell<string | null>(null),
    ticket,
    sessionId: createCell<string | null>(null),
    money: createCell(null),
    seen: createCell(NO_ROUNDS),
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
    expect([pings, sent]).toEqual([2, []]);
    isAlive = false;
    clock.tick(15_000);
    expect([pings, sent]).toEqual([2, [CLOSED]]);
  });
});

describe('a launch whose frame loads meanwhile', () => {
  const launching = (frame: string): void => {
    early = frame;
    happened({ type: 'game-session/launching', payload: { gameId: 'dice', mode: 'demo', currency: 'EUR', frame } });
  };

  it('[GSN-23] hands the ticket over once the operator has answered', () => {
    launching('games/dice.html');
    expect([detached, handedOver, ticket.get()]).toEqual([0, 0, 'the-ticket']);
    launched();
    expect(handedOver).toBe(1);
  });

  it('[GSN-23] lets go of a frame that the operator does not name, before there is a ticket', () => {
    launching('games/wheel.html');
    expect(detached).toBe(1);
  });
});
