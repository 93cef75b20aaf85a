import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { ConsentView } from './views.ts';

/**
 * Whether functional consent is given. Emits nothing before there is a choice and before this feature has loaded, so
 * that what was stored with consent is not removed by a page that does not know of it yet.
 */
export function functionalConsent(consent: Readable<ConsentView | null>): Observable<boolean> {
  return consent.value$.pipe(
    mergeMap((given) => (given === null || given.type === null ? [] : [given.allows.functionality])),
  );
}
