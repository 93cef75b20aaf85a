/** Ends a sent code at its deadline [AUT-5], and clears typed values at sign-in and sign-out [AUT-1]. */
import { EMPTY, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionEvent } from '../session/messages.ts';
import type { DraftStore } from './draft-store.ts';
import type { AuthEvent } from './messages.ts';
import type { ProviderState } from './provider-state.ts';
import type { AuthState } from './state.ts';
import { CODE_PURPOSES } from './types.ts';

export function expireCodes(auth: Readable<AuthState>, clock: Clock): Observable<Message> {
  const due = ({ codes }: AuthState): Observable<Message> =>
    merge(
      ...CODE_PURPOSES.map((purpose) => {
        const code = codes[purpose];
        if (code === undefined || code.isOver) return EMPTY;
        return after(clock, Math.max(0, code.expiresAt - clock.now())).pipe(
          map(() => ({ type: 'auth/expireCode', payload: { purpose } })),
        );
      }),
    );
  return auth.value$.pipe(switchMap(due));
}

/** Clears what was shown once, when the player has saved it [AUT-15]. */
export function dismissShown(auth$: Observable<Recorded<AuthEvent>>, drafts: DraftStore): Observable<never> {
  return auth$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'auth/shownDismissed') drafts.change({ [event.payload.what]: null });
      return EMPTY;
    }),
  );
}

/** A sign-in clears the form's values; a sign-out clears everything. */
export function forgetTyped(
  events$: Observable<Recorded<SessionEvent>>,
  drafts: DraftStore,
  state: Pick<ProviderState, 'remove'>,
): Observable<Message> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'session/signedIn') {
        drafts.forget();
        return EMPTY;
      }
      if (event.type !== 'session/signedOut' || event.payload.userId === null) return EMPTY;
      drafts.forget();
      state.remove();
      return of({ type: 'auth/forget', payload: {} });
    }),
  );
}
