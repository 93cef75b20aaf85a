/** One that lasts a while leaves by itself [MDL-6]: its time runs while it is drawn and the player is not on it, and begins anew when it comes back and when she has left it. */
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
