/** Informs a guest on the first visit that the site is new, once [MDL-11]. The message counts from when it is drawn. */
import { distinctUntilChanged, EMPTY, filter, ignoreElements, merge, of, switchMap, take, tap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { StoredValue } from '../../kernel/stored-value.ts';
import { isWithinLast } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ModalsCommand } from './messages.ts';
import type { ModalsView } from './views.ts';

/** About five years. */
export const NEW_SITE_REMEMBERED_MS = 157_680_000_000;
const ID = 'new-site';

export interface NewSiteIo {
  /** True for guests of a site that says so. */
  readonly isDue: Readable<boolean>;
  readonly view: Readable<ModalsView>;
  /** When the message was last shown on this device, ms since the epoch. */
  readonly shownAt: StoredValue<number>;
  readonly clock: Clock;
}

export function announceNewSite({ isDue, view, shownAt, clock }: NewSiteIo): Observable<ModalsCommand> {
  const drawn$ = view.value$.pipe(
    filter(({ shown }) => shown?.id === ID),
    take(1),
    tap(() => shownAt.write(clock.now())),
    ignoreElements(),
  );
  return isDue.value$.pipe(
    distinctUntilChanged(),
    switchMap((isNow, at) => {
      if (!isNow) return at === 0 ? EMPTY : of<ModalsCommand>({ type: 'modals/withdraw', payload: { id: ID } });
      if (isWithinLast(shownAt.read(), NEW_SITE_REMEMBERED_MS, clock.now())) return EMPTY;
      return merge(of<ModalsCommand>({ type: 'modals/open', payload: { kind: 'newSite', id: ID } }), drawn$);
    }),
  );
}
