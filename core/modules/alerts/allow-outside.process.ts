/** Alerts outside the page: the system's permission, and the player's choice [ALR-6]. */
import { filter, from, ignoreElements, map, switchMap, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import type { SystemAlertsPort, SystemPermission } from '../../ports/system-alerts.ts';
import type { AlertsEvent } from './messages.ts';

/** The permission stays `unsupported` until the port has loaded. */
export function openPort(
  load: () => Promise<SystemAlertsPort>,
  outside: Cell<SystemAlertsPort | null>,
  permission: Cell<SystemPermission>,
): Observable<never> {
  return from(load()).pipe(
    switchMap((port) => {
      outside.set(port);
      return port.permission.value$;
    }),
    tap(permission.set),
    ignoreElements(),
  );
}

/** Asks within the press: the event is published before the command returns. */
export function allowOutside(
  events$: Observable<Recorded<AlertsEvent>>,
  outside: () => SystemAlertsPort | null,
): Observable<Message<'display/choose', { readonly areAlertsOutside: true }>> {
  return events$.pipe(
    filter(({ event }) => event.type === 'alerts/outsideAllowed'),
    tap(() => {
      const port = outside();
      if (port?.permission.get() === 'ask') port.request();
    }),
    map(() => ({ type: 'display/choose', payload: { areAlertsOutside: true } }) as const),
  );
}
