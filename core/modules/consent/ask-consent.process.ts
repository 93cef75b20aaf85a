/** Asks a visitor who has not chosen yet [CNS-1]; a site that doesn't ask has all allowed [CNS-6]. */
import { distinctUntilChanged, EMPTY, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { ModalsCommand } from '../modals/public.ts';
import type { ConsentCommand } from './messages.ts';

export const CONSENT_MODAL = 'cookie-consent';

/** `wait`: it is not known yet whether this site asks. */
export type ConsentNeed = 'wait' | 'ask' | 'assume' | 'none';

export function askConsent(need: Readable<ConsentNeed>): Observable<ModalsCommand | ConsentCommand> {
  return need.value$.pipe(
    distinctUntilChanged(),
    switchMap((now): Observable<ModalsCommand | ConsentCommand> => {
      switch (now) {
        case 'wait':
          return EMPTY;
        case 'assume':
          return of({ type: 'consent/assumeAll', payload: {} });
        case 'ask':
          return of({ type: 'modals/open', payload: { kind: 'cookieConsent', id: CONSENT_MODAL, buttons: [] } });
        case 'none':
          // Answered here it is gone already; answered in another tab it goes now.
          return of({ type: 'modals/withdraw', payload: { id: CONSENT_MODAL } });
      }
    }),
  );
}
