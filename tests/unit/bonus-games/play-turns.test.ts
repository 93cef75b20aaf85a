/** The calls of the bonus games: an answer belongs to the player who asked. */
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { BonusGamesEvent } from 'touchline/core/bonus-games/messages';
import { playTurns } from 'touchline/core/bonus-games/play-turns.process';
import type { Api } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';

it('[BGM-7] an answer that comes after its player has left is not taken for the next player’s', () => {
  const events = new Subject<Recorded<BonusGamesEvent>>();
  const answers: Subject<unknown>[] = [];
  const api = (() => {
    const answer = new Subject<unknown>();
    answers.push(answer);
    return answer;
  }) as unknown as Api;
  const types: string[] = [];
  playTurns({ events$: events, api, isSignedIn: () => true }).subscribe(({ type }) => types.push(type));
  const record = (event: BonusGamesEvent): void => events.next({ seq: 1, at: 1, id: 'a', event });
  const act = (key: string): void =>
    record({ type: 'bonus-games/acting', payload: { game: 'safe', key, act: { kind: 'reveal', seedId: 's' } } });
  const arrive = (at: number): void => answers[at]?.next({ ok: true, value: { refusal: null, answer: {} } });

  act('first');
  record({ type: 'bonus-games/forgotten', payload: {} });
  act('second');
  expect(answers).toHaveLength(2);
  arrive(0);
  expect(types).toEqual([]);
  arrive(1);
  expect(types).toEqual(['bonus-games/reportDone', 'accounts/refresh']);
});
