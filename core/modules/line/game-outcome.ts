/**
 * The outcome of a game that the feed calls over or, once loaded, does not have: the operator's own call gives it
 * [LIN-11]. `switchMap`: a game that returns to the line ends the question.
 */
import { combineLatest, concat, concatMap, defer, distinctUntilChanged, EMPTY, filter, map, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { finalState } from './final-state.ts';
import type { GameOutcome } from './types.ts';
import { decodeEnded } from './wire-game.ts';

const NOT_FOUND = 404;
/** The pause after no answer, or an answer that the game is not over. */
const AGAIN_MS = 3_000;

interface Io {
  readonly api: Api;
  readonly clock: Clock;
  readonly language: () => string;
  readonly model: Pick<ReadModel, 'game' | 'carried' | 'stats'>;
}

/** Requires that the feed's topic of the game is watched, so that its absence is known. */
export function gameOutcome(io: Io, gameId: number): Observable<GameOutcome> {
  const { model } = io;
  const topic = `game:${gameId}`;
  return combineLatest([model.game(gameId).value$, model.carried.value$]).pipe(
    map(([game, carried]) => (game === null ? carried.has(topic) || null : game.status === 'finished')),
    filter((isOff) => isOff !== null),
    distinctUntilChanged(),
    switchMap((isOff) => (isOff ? ended(io, gameId) : of(null))),
  );
}

/** Emits the feed's last state of the game at once, then the operator's answer. */
function ended({ api, clock, language, model }: Io, gameId: number): Observable<GameOutcome> {
  const shown = model.game(gameId).get();
  const ask = (): Observable<GameOutcome> =>
    defer(() =>
      api({
        method: 'GET',
        path: `/line-api/v1/games/${gameId}`,
        query: { lng: language() },
        decode: decodeEnded,
      }),
    ).pipe(
      concatMap((answer): Observable<GameOutcome> => {
        if (answer.ok && answer.value !== null) return of(answer.value);
        const isUnknown = !answer.ok && answer.error.kind === 'status' && answer.error.status === NOT_FOUND;
        if (isUnknown) return shown === null ? of('unknown') : EMPTY;
        const again = after(clock, AGAIN_MS).pipe(concatMap(ask));
        return answer.ok || shown !== null ? again : concat(of('failed' as const), again);
      }),
    );
  return shown === null ? ask() : concat(of(finalState(shown, model.stats(gameId).get())), ask());
}
