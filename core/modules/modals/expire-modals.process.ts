/**
 * Closes a modal with a time [MDL-6]. The time runs while the modal is drawn without pointer or focus on it, and starts
 * again when it is drawn again or the pointer and focus have left.
 */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModalsCommand } from './messages.ts';
import type { ModalsView } from './views.ts';

export function expireModals(view: Readable<ModalsView>, clock: Clock): Observable<ModalsCommand> {
  return view.value$.pipe(
    map(({ shown }) => shown),
    distinctUntilChanged(),
    switchMap((shown) =>
      shown === null || shown.lastsMs === null || shown.isResting === true
        ? EMPTY
        : after(clock, shown.lastsMs).pipe(
            map((): ModalsCommand => ({ type: 'modals/expire', payload: { id: shown.id } })),
          ),
    ),
  );
}
