/** Loads phone countries and masks once, with the forms; three tries [AUT-4]. */
import { defer, EMPTY, mergeMap, retry, throwError, timer, catchError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import type { DraftStore } from './draft-store.ts';
import { decodePhones } from './wire.ts';

const RETRIES = 2;
const RETRY_MS = 2_000;

export function loadPhones(api: Api, drafts: DraftStore, clock: Clock, report: Report): Observable<never> {
  return defer(() => api({ method: 'GET', path: '/web-api/user/phone-countries', decode: decodePhones })).pipe(
    mergeMap((answer) => {
      if (!answer.ok) return throwError(() => new Error(`phone countries: ${failureName(answer.error)}`));
      drafts.change({ phones: answer.value });
      return EMPTY;
    }),
    retry({ count: RETRIES, delay: () => timer(RETRY_MS, schedulerOf(clock)) }),
    catchError((fault: unknown) => {
      report('auth/phones', fault);
      return EMPTY;
    }),
  );
}
