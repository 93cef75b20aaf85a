/**
 * Removes a notice with a time [NTC-3]. The time starts when the notice is shown, again when it is shown anew by its
 * name, and again when pointer and focus have left it [NTC-7].
 */
import { filter, map, merge, mergeMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NoticesCommand } from './messages.ts';
import type { Notice } from './views.ts';

export function expireNotices({ value$ }: Readable<readonly Notice[]>, clock: Clock): Observable<NoticesCommand> {
  let known: readonly Notice[] = [];
  return value$.pipe(
    mergeMap((now) => {
      const before = known;
      known = now;
      return merge(
        ...now.map((notice) =>
          notice.lastsMs === null || notice.isResting === true || before.includes(notice)
            ? []
            : after(clock, notice.lastsMs).pipe(
                map((): NoticesCommand => ({ type: 'notices/dismiss', payload: { id: notice.id } })),
                takeUntil(value$.pipe(filter((later) => !later.includes(notice)))),
              ),
        ),
      );
    }),
  );
}
