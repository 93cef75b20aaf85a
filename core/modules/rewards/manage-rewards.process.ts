/** Loads what the player has earned, carries out acts, and checks promo codes [RWD-1, RWD-2, RWD-8]. */
import { concatMap, EMPTY, filter, from, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { RewardsCommand, RewardsEvent } from './messages.ts';
import { callOf, decodeAct, decodeCode, decodeRewards, REWARDS_PATHS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<RewardsEvent>>;
  readonly api: Api;
  readonly language: () => string;
}

const REFRESH: Message = { type: 'accounts/refresh', payload: {} };
const LOAD: Message = { type: 'rewards/load', payload: {} };

export function manageRewards({ events$, api, language }: Io): Observable<Message> {
  const load$ = events$.pipe(
    filter(({ event }) => event.type === 'rewards/loading'),
    switchMap(() => api({ method: 'GET', path: REWARDS_PATHS.load, auth: true, decode: decodeRewards })),
    map((answer): RewardsCommand =>
      answer.ok ? { type: 'rewards/receive', payload: answer.value } : { type: 'rewards/reportFailure', payload: {} },
    ),
  );
  // An answer belongs to the player who asked, not to the next one [RWD-10].
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'rewards/forgotten'));
  const act$ = events$.pipe(
    concatMap(({ event }) => {
      if (event.type !== 'rewards/acting') return EMPTY;
      const { act, key } = event.payload;
      return api({
        ...callOf(act),
        method: 'POST',
        query: { lng: language() },
        headers: { 'idempotency-key': key },
        auth: true,
        decode: decodeAct,
      }).pipe(takeUntil(forgotten$));
    }),
    mergeMap((answer): Observable<Message> => {
      if (answer.ok) {
        const { success, message, rewards } = answer.value;
        return from<Message[]>([
          success
            ? { type: 'rewards/reportDone', payload: rewards }
            : { type: 'rewards/reportRefused', payload: { message, answer: rewards } },
          REFRESH,
        ]);
      }
      const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
      return from<Message[]>([
        isRefused
          ? { type: 'rewards/reportRefused', payload: { message: '', answer: null } }
          : { type: 'rewards/reportUnknown', payload: {} },
        LOAD,
        REFRESH,
      ]);
    }),
  );
  const check$ = events$.pipe(
    concatMap(({ event }) => {
      if (event.type !== 'rewards/checking') return EMPTY;
      const { code } = event.payload;
      return api({ method: 'POST', path: REWARDS_PATHS.check, auth: true, body: { code }, decode: decodeCode }).pipe(
        takeUntil(forgotten$),
      );
    }),
    map((answer): RewardsCommand => ({
      type: 'rewards/reportCode',
      payload: { answer: answer.ok ? answer.value : null },
    })),
  );
  return merge(load$, act$, check$);
}
