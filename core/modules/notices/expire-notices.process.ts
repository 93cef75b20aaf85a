/** A notice that lasts a while leaves by itself. */
import { EMPTY, filter, map, mergeMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NoticesCommand, NoticesEvent } from './messages.ts';

export function expireNotices(events$: Observable<Recorded<NoticesEvent>>, clock: Clock): Observable<NoticesCommand> {
  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    mergeMap(({ event }) => {
      if (event.type !== 'notices/shown' || event.payload.lastsMs === null) return EMPTY;
      const { id, lastsMs } = event.payload;
      // Shown again by its name [NTC-5] its time begins anew.
      return after(clock, lastsMs).pipe(map((): NoticesCommand => ({ type: 'notices/dismiss', payload: { id } })), takeUntil(events$.pipe(filter((again) => again.event.type === 'notices/shown' && again.event.payload.id === id))));
    }),
  );
}
