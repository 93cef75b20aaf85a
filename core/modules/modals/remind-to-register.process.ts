/**
 * Reminds guests that they can register [MDL-10]: after a delay, when nothing is open, and not again for some hours. A
 * guest who signs in meanwhile gets no reminder.
 */
import { concat, defer, distinctUntilChanged, EMPTY, filter, map, of, repeat, switchMap, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import { text } from '../../kernel/text.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModalsCommand } from './messages.ts';
import type { ModalsView } from './views.ts';

const ID = 'registration-reminder';

export interface ReminderPlan {
  readonly delayMs: number;
  readonly pauseMs: number;
}

export interface ReminderIo {
  /** Null without a reminder: for players, on a site without registration, or while unknown. */
  readonly plan: Readable<ReminderPlan | null>;
  readonly view: Readable<ModalsView>;
  /** When the reminder was last shown on this device, ms since the epoch. */
  readonly shownAt: StoredValue<number>;
  readonly clock: Clock;
}

const OPEN: ModalsCommand = {
  type: 'modals/open',
  payload: {
    kind: 'registrationReminder',
    id: ID,
    buttons: [
      { text: text('modal.registrationReminder.register'), does: 'confirm', path: '/registration' },
      { text: text('modal.registrationReminder.later'), does: 'dismiss' },
    ],
  },
};
const WITHDRAW: ModalsCommand = { type: 'modals/withdraw', payload: { id: ID } };

export function remindToRegister({ plan, view, shownAt, clock }: ReminderIo): Observable<ModalsCommand> {
  const once = ({ delayMs, pauseMs }: ReminderPlan): Observable<ModalsCommand> =>
    defer(() => {
      const last = shownAt.read();
      const rest = last === null ? 0 : Math.min(pauseMs, last + pauseMs - clock.now());
      return after(clock, Math.max(delayMs, rest));
    }).pipe(
      switchMap(() =>
        view.value$.pipe(
          filter(({ open }) => open.length === 0),
          take(1),
        ),
      ),
      tap(() => shownAt.write(clock.now())),
      map(() => OPEN),
    );
  return plan.value$.pipe(
    distinctUntilChanged((one, other) => one?.delayMs === other?.delayMs && one?.pauseMs === other?.pauseMs),
    switchMap((now, at) => (now === null ? (at === 0 ? EMPTY : of(WITHDRAW)) : concat(once(now)).pipe(repeat()))),
  );
}
