/** The calls of the rewards: an answer belongs to the player who asked. */
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { Api } from 'touchline/http/api';
import type { Recorded } from 'touchline/kernel/message';
import { manageRewards } from 'touchline/core/rewards/manage-rewards.process';
import type { RewardsEvent } from 'touchline/core/rewards/messages';

it('[RWD-10] an answer that comes after its player has left is not taken for the next player’s', () => {
  const events = new Subject<Recorded<RewardsEvent>>();
  const answers: Subject<unknown>[] = [];
  const api = (() => {
    const answer = new Subject<unknown>();
    answers.push(answer);
    return answer;
  }) as unknown as Api;
  const types: string[] = [];
  manageRewards({ events$: events, api, language: () => 'en' }).subscribe(({ type }) => types.push(type));
  const record = (event: RewardsEvent): void => events.next({ seq: 1, at: 1, id: 'a', event });
  const ask = (): void => {
    record({ type: 'rewards/acting', payload: { key: 'k', act: { kind: 'collect', cashback: 'vip' } } });
    record({ type: 'rewards/checking', payload: { code: 'C' } });
  };
  const arrive = (at: number): void =>
    answers[at]?.next({ ok: true, value: { success: true, message: '', rewards: {} } });

  ask();
  record({ type: 'rewards/forgotten', payload: {} });
  ask();
  expect(answers).toHaveLength(4);
  arrive(0);
  arrive(1);
  expect(types).toEqual([]);
  arrive(2);
  arrive(3);
  expect(types).toEqual(['rewards/reportDone', 'accounts/refresh', 'rewards/reportCode']);
});
