/** A notice that lasts a while leaves by itself [NTC-3]. Its time begins when it is there, anew when it is shown again by its name, and anew when nobody rests on it any more [NTC-7]. */
import { defer, filter, from, map, mergeMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NoticesCommand } from './messages.ts';
import type { Notice } from './views.ts';

export function expireNotices(notices: Readable<readonly Notice[]>, clock: Clock): Observable<NoticesCommand> {
  return defer(() => {
    let known: readonly Notice[] = [];
    return notices.value$.pipe(
      mergeMap((now) => {
        const fresh = now.filter((each) => !known.includes(each));
        known = now;
        return from(fresh);
      }),
      mergeMap((notice) => {
        const { id, lastsMs, isResting } = notice;
        if (lastsMs === null || isResting === true) return [];
        return after(clock, lastsMs).pipe(map((): NoticesCommand => ({ type: 'notices/dismiss', payload: { id } })), takeUntil(notices.value$.pipe(filter((now) => !now.includes(notice)))));
      }),
    );
  });
}
