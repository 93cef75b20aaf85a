/** Asks a visitor who has not chosen yet [CNS-1]; a site that doesn't ask allows everything [CNS-6]. */
import { distinctUntilChanged, EMPTY, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { ModalsCommand } from '../modals/public.ts';
import type { ConsentCommand } from './messages.ts';

const CONSENT_MODAL = 'cookie-consent';

/** `wait`: whether this site asks is not known yet, or there are no modals yet. */
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
          // After an answer here the modal is gone already; after one in another tab it closes now.
          return of({ type: 'modals/withdraw', payload: { id: CONSENT_MODAL } });
      }
    }),
  );
}
