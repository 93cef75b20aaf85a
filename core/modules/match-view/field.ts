/** The leaderboard of a field, from the operator: asked for while someone looks at it, never events [FLD-7]. */
import { defer, distinctUntilChanged, EMPTY, map, repeat, switchMap, takeWhile, type Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { FieldAnswer } from './field-types.ts';
import { decodeField } from './field-wire.ts';

/** The pause before the next question, in play and otherwise. */
const IN_PLAY_MS = 4_000;
const AHEAD_MS = 30_000;

export interface FieldActions {
  /** Asks again and again while the page is visible, and ends when the event is over or the game has no field. */
  readonly field: (gameId: number) => Observable<FieldAnswer>;
}

interface Io {
  readonly api: Api;
  readonly clock: Clock;
  readonly visible: Readable<boolean>;
}

const isLast = (answer: FieldAnswer): boolean =>
  answer === 'none' || (typeof answer === 'object' && answer.phase === 'over');

export function createField({ api, clock, visible }: Io): FieldActions {
  const ask = (gameId: number): Observable<FieldAnswer> => {
    let pause = AHEAD_MS;
    return defer(() =>
      api({ method: 'GET', path: `/media-api/v1/games/${gameId}/field`, handlesLimit: true, decode: decodeField }),
    ).pipe(
      map((answer): FieldAnswer => {
        const read = answer.ok
          ? answer.value
          : answer.error.kind === 'status' && answer.error.status === 404
            ? 'none'
            : 'failed';
        pause = typeof read === 'object' && read.phase === 'inPlay' ? IN_PLAY_MS : AHEAD_MS;
        return read;
      }),
      repeat({ delay: () => after(clock, pause) }),
    );
  };
  return {
    field: (gameId) =>
      visible.value$.pipe(
        distinctUntilChanged(),
        switchMap((isVisible) => (isVisible ? ask(gameId) : EMPTY)),
        takeWhile((answer) => !isLast(answer), true),
      ),
  };
}
