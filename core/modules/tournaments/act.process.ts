/** Sends acts, each under its key [TRN-5]. */
import { concatMap, EMPTY, filter, map, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { TournamentsCommand, TournamentsEvent } from './messages.ts';
import type { ActRefusal } from './types.ts';
import { actPath, decodeAct } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<TournamentsEvent>>;
  readonly api: Api;
  readonly language: Readable<string>;
}

const FORBIDDEN = 403;
const FIRST_SERVER_FAULT = 500;

/** Why the operator has certainly not acted; null where it may have. */
function refusalOf(failure: CallFailure): ActRefusal | null {
  if (failure.kind === 'signedOut') return 'other';
  if (failure.kind !== 'status' || failure.status >= FIRST_SERVER_FAULT) return null;
  return failure.status === FORBIDDEN ? 'notAllowed' : 'other';
}

export function actInTournaments({ events$, api, language }: Io): Observable<TournamentsCommand> {
  // The answer belongs to the player who has left [TRN-6].
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'tournaments/forgotten'));
  return events$.pipe(
    concatMap(({ event }) => {
      if (event.type !== 'tournaments/acting') return EMPTY;
      return api({
        method: 'POST',
        path: actPath(event.payload),
        query: { lng: language.get() },
        headers: { 'idempotency-key': event.payload.key },
        auth: true,
        body: {},
        decode: decodeAct(event.payload.id),
      }).pipe(takeUntil(forgotten$));
    }),
    map((answer): TournamentsCommand => {
      if (!answer.ok) {
        const refusal = refusalOf(answer.error);
        return refusal === null
          ? { type: 'tournaments/reportUnknown', payload: {} }
          : { type: 'tournaments/reportRefused', payload: { refusal, tournament: null } };
      }
      const { refusal, tournament } = answer.value;
      return refusal === null
        ? { type: 'tournaments/reportDone', payload: { tournament } }
        : { type: 'tournaments/reportRefused', payload: { refusal, tournament } };
    }),
  );
}
