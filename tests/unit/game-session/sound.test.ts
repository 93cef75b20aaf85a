/** The choice of sound: kept on the device, and sent to the open game. */
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/node/memory-ports.ts';
import { gameSessionDecider } from 'touchline/core/game-session/decider';
import { keepSound, soundChoice } from 'touchline/core/game-session/keep-sound.process';
import type { GameSessionCommand, GameSessionEvent } from 'touchline/core/game-session/messages';
import type { ShellMessage } from 'touchline/core/game-session/wire';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { Recorded } from 'touchline/kernel/message';
import { storedValue } from 'touchline/kernel/stored-value';
import { given } from '../../models/given.ts';

const NAME = DEVICE_STORAGE.gameSound.name;
const FACTS = { isSignedIn: false };
const set = (isOn: boolean): GameSessionCommand => ({ type: 'game-session/setSound', payload: { isOn } });
const wasSet = (isOn: boolean): GameSessionEvent => ({ type: 'game-session/soundSet', payload: { isOn } });
const launching: GameSessionEvent = {
  type: 'game-session/launching',
  payload: { gameId: 'dice', mode: 'demo', currency: 'EUR' },
};

let storage = createMemoryStorage();
let posted: ShellMessage[] = [];
let reports: string[] = [];
let events$ = new Subject<Recorded<GameSessionEvent>>();

/** A visit to the site; returns what it dispatches at its start. */
function visit(): readonly GameSessionCommand[] {
  const sent: GameSessionCommand[] = [];
  const report = (where: string): void => void reports.push(where);
  const stored = storedValue({ name: NAME }, soundChoice, 'game-session/sound', { storage, report });
  keepSound({ events$, stored, post: (message) => void posted.push(message) }).subscribe((command) =>
    sent.push(command),
  );
  return sent;
}
const happened = (event: GameSessionEvent): void => events$.next({ seq: 1, event, at: 0, id: 'event' });

beforeEach(() => {
  [storage, posted, reports, events$] = [createMemoryStorage(), [], [], new Subject()];
});

describe('the choice of sound', () => {
  it('[GSN-20] is off at first, goes on for later games, and a choice that changes nothing is refused', () => {
    given(gameSessionDecider, FACTS)().when(set(true)).then(wasSet(true));
    given(gameSessionDecider, FACTS)().when(set(false)).refused({ code: 'game-session/unchanged' });
    given(gameSessionDecider, FACTS)(wasSet(true), launching)
      .when(set(true))
      .refused({ code: 'game-session/unchanged' });
    given(gameSessionDecider, FACTS)(wasSet(true), launching).when(set(false)).then(wasSet(false));
  });

  it('[GSN-20] is sent to the open game, and kept for the next visit', () => {
    expect(visit()).toEqual([]);
    happened(wasSet(true));
    expect(posted).toEqual([{ t: 'sound', isOn: true }]);
    events$ = new Subject();
    expect(visit()).toEqual([set(true)]);
    happened(wasSet(false));
    expect(storage.read(NAME)).toBeNull();
    expect(visit()).toEqual([]);
  });

  it('[GSN-20] is off where something else is stored, which is reported', () => {
    storage.write(NAME, 'loud');
    expect(visit()).toEqual([]);
    expect(reports).toEqual(['game-session/sound']);
  });
});
