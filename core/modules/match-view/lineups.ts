/** The line-ups of a game, from the operator: asked for while someone looks at them, never events [MVW-5]. */
import { defer, map, repeat, takeWhile, type Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LineupsAnswer } from './types.ts';
import { decodeLineups } from './wire.ts';

/** The pause before the next question, until the line-ups are announced. */
const AGAIN_MS = 30_000;

export interface LineupsActions {
  /** Ends with the line-ups, or with `none`; until then the question is repeated. */
  readonly lineups: (gameId: number) => Observable<LineupsAnswer>;
}

export function createLineups(api: Api, clock: Clock): LineupsActions {
  return {
    lineups: (gameId) =>
      defer(() =>
        api({
          method: 'GET',
          path: `/media-api/v1/games/${gameId}/lineups`,
          handlesLimit: true,
          decode: decodeLineups,
        }),
      ).pipe(
        map((answer): LineupsAnswer => {
          if (answer.ok) return answer.value;
          return answer.error.kind === 'status' && answer.error.status === 404 ? 'none' : 'failed';
        }),
        repeat({ delay: () => after(clock, AGAIN_MS) }),
        takeWhile((answer) => answer === 'later' || answer === 'failed', true),
      ),
  };
}
