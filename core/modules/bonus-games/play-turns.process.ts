/** Loads a game's terms with the player's turns, and carries out acts [BGM-1, BGM-2]. */
import { concatMap, EMPTY, filter, from, map, merge, mergeMap, switchMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { BonusGamesCommand, BonusGamesEvent } from './messages.ts';
import { callOf, decodeBonus, decodeBonusAct, pathOf, termsPathOf } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<BonusGamesEvent>>;
  readonly api: Api;
  readonly isSignedIn: () => boolean;
}

const REFRESH: Message = { type: 'accounts/refresh', payload: {} };

export function playTurns({ events$, api, isSignedIn }: Io): Observable<Message> {
  const load$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'bonus-games/loading' ? [event.payload.game] : [])),
    switchMap((game) =>
      isSignedIn()
        ? api({ method: 'GET', path: pathOf(game), auth: true, decode: decodeBonus })
        : api({ method: 'GET', path: termsPathOf(game), decode: decodeBonus }),
    ),
    map((answer): BonusGamesCommand =>
      answer.ok
        ? { type: 'bonus-games/receive', payload: answer.value }
        : { type: 'bonus-games/reportFailure', payload: {} },
    ),
  );
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'bonus-games/forgotten'));
  const act$ = events$.pipe(
    concatMap(({ event }) => {
      if (event.type !== 'bonus-games/acting') return EMPTY;
      const { game, act, key } = event.payload;
      return api({
        ...callOf(game, act),
        method: 'POST',
        headers: { 'idempotency-key': key },
        auth: true,
        decode: decodeBonusAct,
      }).pipe(
        // The answer belongs to the player who has left [BGM-7].
        takeUntil(forgotten$),
        map((answer) => ({ game, answer })),
      );
    }),
    mergeMap(({ game, answer }): Observable<Message> => {
      if (answer.ok) {
        const { refusal, answer: now } = answer.value;
        return from<Message[]>([
          refusal === null
            ? { type: 'bonus-games/reportDone', payload: now }
            : { type: 'bonus-games/reportRefused', payload: { refusal, answer: now } },
          // A free bet changes the bonus account.
          REFRESH,
        ]);
      }
      const isRefused = answer.error.kind === 'status' && answer.error.status < 500;
      return from<Message[]>([
        isRefused
          ? { type: 'bonus-games/reportRefused', payload: { refusal: 'notAllowed', answer: null } }
          : { type: 'bonus-games/reportUnknown', payload: {} },
        { type: 'bonus-games/load', payload: { game } },
      ]);
    }),
  );
  return merge(load$, act$);
}
