/** Marks a page as left after it has been hidden for 30 s, and as active again once it is visible [ACT-4]. */
import { map, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { ActivityCommand } from './messages.ts';

const LEFT_AFTER_MS = 30_000;

export function followVisibility(page: Pick<PagePort, 'visible'>, clock: Clock): Observable<ActivityCommand> {
  return page.visible.value$.pipe(
    switchMap((isVisible) =>
      isVisible
        ? of<ActivityCommand>({ type: 'activity/return', payload: {} })
        : after(clock, LEFT_AFTER_MS).pipe(map((): ActivityCommand => ({ type: 'activity/leave', payload: {} }))),
    ),
  );
}
