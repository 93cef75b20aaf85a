/** Asks for the races of the sport that a page follows, and again whenever one begins or ends [VRT-1]. */
import { concat, concatMap, defer, EMPTY, filter, map, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RacesCommand, RacesEvent } from './messages.ts';
import { nextPauseMs } from './race-phase.ts';
import { decodeRaces, racesPath } from './wire.ts';

const FAILURE_PAUSE_MS = 5_000;

interface Io {
  readonly events$: Observable<Recorded<RacesEvent>>;
  readonly api: Api;
  readonly clock: Clock;
}

/** `switchMap`: another sport replaces the one before, and null ends the asking. */
export function followRaces({ events$, api, clock }: Io): Observable<RacesCommand> {
  const ask = (sportId: number): Observable<RacesCommand> =>
    defer(() => api({ method: 'GET', path: racesPath(sportId), decode: decodeRaces })).pipe(
      concatMap((answer) => {
        const command: RacesCommand = answer.ok
          ? { type: 'races/receive', payload: { sportId, races: answer.value } }
          : { type: 'races/reportFailure', payload: { sportId } };
        const pause = answer.ok ? nextPauseMs(answer.value) : FAILURE_PAUSE_MS;
        return concat(of(command), after(clock, pause).pipe(concatMap(() => ask(sportId))));
      }),
    );
  return events$.pipe(
    map(({ event }) => (event.type === 'races/following' ? event.payload : null)),
    filter((following) => following !== null),
    switchMap(({ sportId }) => (sportId === null ? EMPTY : ask(sportId))),
  );
}
