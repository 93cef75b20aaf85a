/** Pauses work while the page is left, and resumes it when the user is back [ACT-4]. */
import { distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { ActivityState } from './decider.ts';

export function unlessLeft<T>(activity: Readable<ActivityState>, work: () => Observable<T>): Observable<T> {
  return activity.value$.pipe(
    map(({ isLeft }) => isLeft),
    distinctUntilChanged(),
    switchMap((isLeft) => (isLeft ? EMPTY : work())),
  );
}
