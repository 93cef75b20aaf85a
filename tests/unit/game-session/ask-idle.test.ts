/** A player who does nothing in a game. */
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { askIdle } from 'touchline/core/game-session/ask-idle.process';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import type { GameSessionCommand, GameSessionEvent } from 'touchline/core/game-session/messages';
import { idlePromptMs } from 'touchline/core/game-session/rules/idle-prompt';
import type { GameMode } from 'touchline/core/game-session/types';
import type { Recorded } from 'touchline/kernel/message';
import { createVirtualClock } from '../../models/virtual-clock.ts';

const PROMPT = { type: 'game-session/pause', payload: { reason: 'idle' } };
const PLAYED: GameSessionEvent = { type: 'game-session/played', payload: {} };
const round = (isOpen: boolean): GameSessionEvent => ({ type: 'game-session/roundChanged', payload: { isOpen } });

let clock = createVirtualClock();
let sent: GameSessionCommand[] = [];
let state = gameSessionDecider.initial;
let events$ = new Subject<Recorded<GameSessionEvent>>();
let jurisdiction = 'SE';
function happened(event: GameSessionEvent): void {
  state = gameSessionDecider.evolve(state, event);
  events$.next({ seq: 1, event, at: clock.now(), id: 'event' });
}
function opened(mode: GameMode): void {
  happened({ type: 'game-session/launching', payload: { gameId: 'dice', mode, currency: 'EUR' } });
  happened({ type: 'game-session/launched', payload: { frame: '/games/dice.html', origin: null } });
  happened({ type: 'game-session/readied', payload: {} });
}

beforeEach(() => {
  [clock, sent, state, events$] = [createVirtualClock(), [], gameSessionDecider.initial, new Subject()];
  jurisdiction = 'SE';
  askIdle({ events$, clock, state: () => state, idleMs: () => idlePromptMs(jurisdiction) }).subscribe((command) => {
    sent.push(command);
    if (command.type === 'game-session/pause') happened({ type: 'game-session/paused', payload: command.payload });
  });
});

describe('a player who does nothing in a game', () => {
  it('[GSN-34] is asked after two minutes in Sweden, and again two minutes after going on', () => {
    opened('real');
    clock.tick(119_999);
    expect(sent).toEqual([]);
    clock.tick(1);
    expect(sent).toEqual([PROMPT]);
    clock.tick(600_000);
    expect(sent).toHaveLength(1);
    happened({ type: 'game-session/resumed', payload: { reason: 'idle' } });
    clock.tick(120_000);
    expect(sent).toHaveLength(2);
  });

  it('[GSN-34] is asked from the last round or move on, and never while a round is open', () => {
    opened('real');
    clock.tick(100_000);
    happened(PLAYED);
    clock.tick(100_000);
    happened(round(true));
    clock.tick(600_000);
    expect(sent).toEqual([]);
    happened(round(false));
    clock.tick(119_999);
    expect(sent).toEqual([]);
    clock.tick(1);
    expect(sent).toEqual([PROMPT]);
  });

  it('[GSN-34] is not asked while the game is paused or after its end', () => {
    opened('real');
    happened({ type: 'game-session/paused', payload: { reason: 'reminder' } });
    clock.tick(600_000);
    happened({ type: 'game-session/resumed', payload: { reason: 'reminder' } });
    happened({ type: 'game-session/closed', payload: { reason: 'exit' } });
    clock.tick(600_000);
    expect(sent).toEqual([]);
  });

  it.each([
    ['demo', 'SE'],
    ['real', 'default'],
    ['real', 'GB'],
  ] as const)('[GSN-34] is not asked in a game of mode %s under the rules of %s', (mode, rules) => {
    jurisdiction = rules;
    opened(mode);
    clock.tick(600_000);
    expect(sent).toEqual([]);
  });
});
