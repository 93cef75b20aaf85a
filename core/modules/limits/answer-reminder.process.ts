/**
 * Sends the player's answer to a reality check to the operator and to the other tabs, and restarts the interval
 * [LIM-11]. Clears everything at sign-out [LIM-16].
 */
import { EMPTY, from, merge, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { SessionCommand, SessionEvent } from '../session/messages.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { LimitsCommand, LimitsEvent } from './messages.ts';
import { limitsPaths } from './paths.ts';
import type { ReminderStart } from './reminder-start.ts';
import { serverNow } from './rules/server-time.ts';
import type { LimitsState } from './state.ts';
import { received, broadcast } from './tab-messages.ts';

interface Io {
  readonly events$: Observable<Recorded<LimitsEvent>>;
  readonly session: Readable<SessionState>;
  readonly limits: () => LimitsState;
  readonly api: Api;
  readonly clock: Clock;
  readonly tabs: TabsPort;
  readonly started: StoredValue<ReminderStart>;
}

export function answerReminder({
  events$,
  session,
  limits,
  api,
  clock,
  tabs,
  started,
}: Io): Observable<LimitsCommand | SessionCommand> {
  return whilePlayer(session, (userId) =>
    merge(
      events$.pipe(
        mergeMap(({ event }): Observable<LimitsCommand | SessionCommand> => {
          if (event.type === 'limits/reminded') broadcast(tabs, userId, { what: 'reminded', at: event.payload.at });
          if (event.type !== 'limits/reminderAnswered') return EMPTY;
          const { action, notAgain, shownAt } = event.payload;
          const { anchor } = limits();
          const now = anchor === null ? clock.now() : serverNow(anchor, clock.now());
          // Never before the moment at which the reminder was shown: after a clock was set back, the next reminder
          // would come at once.
          started.write({ userId, from: Math.max(now, shownAt), isSilent: notAgain });
          broadcast(tabs, userId, { what: 'reminderAnswered', shownAt });
          const attributes = { action, do_not_show_again: notAgain, popup_show_at: Math.floor(shownAt / 1_000) };
          const answered$ = api({
            method: 'POST',
            path: limitsPaths.realityCheck,
            body: { data: { attributes } },
            auth: true,
            decode: nothing,
          }).pipe(mergeMap(() => EMPTY));
          return action === 'log_out'
            ? merge(answered$, of<SessionCommand>({ type: 'session/logOut', payload: {} }))
            : answered$;
        }),
      ),
      received(tabs, userId).pipe(
        mergeMap((word): Observable<LimitsCommand> => {
          if (word.what === 'reminded') return of({ type: 'limits/remind', payload: { at: word.at } });
          if (word.what === 'reminderAnswered') return of({ type: 'limits/closeReminder', payload: {} });
          return EMPTY;
        }),
      ),
    ),
  );
}

/** Clears the limits and their stored values at sign-out. */
export function forgetLimits(
  sessionEvents$: Observable<Recorded<SessionEvent>>,
  ...stores: readonly { readonly remove: () => void }[]
): Observable<LimitsCommand> {
  return sessionEvents$.pipe(
    mergeMap(({ event }): Observable<LimitsCommand> => {
      if (event.type !== 'session/signedOut') return EMPTY;
      for (const store of stores) store.remove();
      return from<LimitsCommand[]>([{ type: 'limits/forget', payload: {} }]);
    }),
  );
}
