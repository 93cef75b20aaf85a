/** The announcement in the notices' own area, and the visitor's closing of it [MNT-4, MNT-5]. */
import { distinctUntilChanged, EMPTY, filter, map, merge, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import type { NoticesCommand, NoticesEvent } from '../notices/messages.ts';
import type { MaintenanceCommand } from './messages.ts';
import type { MaintenanceView } from './views.ts';

const ID = 'maintenance';

interface Io {
  readonly view: Readable<MaintenanceView>;
  readonly notices$: Observable<Recorded<NoticesEvent>>;
}

export function showNotice({ view, notices$ }: Io): Observable<Message> {
  let isShown = false;
  const shown$ = view.value$.pipe(
    map(({ notice }) => notice),
    distinctUntilChanged(
      (a, b) => a === b || (a !== null && b !== null && a.startAt === b.startAt && a.finishAt === b.finishAt),
    ),
    mergeMap((notice): Observable<NoticesCommand> => {
      if (notice === null && !isShown) return EMPTY;
      isShown = notice !== null;
      return of(
        notice === null
          ? { type: 'notices/dismiss', payload: { id: ID } }
          : {
              type: 'notices/show',
              payload: { id: ID, area: 'maintenance', tone: 'warning', text: wordsOf(notice), lastsMs: null },
            },
      );
    }),
  );
  const closed$ = notices$.pipe(
    filter(({ event }) => isShown && event.type === 'notices/dismissed' && event.payload.id === ID),
    map((): MaintenanceCommand => ({ type: 'maintenance/closeNotice', payload: {} })),
  );
  return merge(closed$, shown$);
}

function wordsOf({ startAt, finishAt }: NonNullable<MaintenanceView['notice']>): ReturnType<typeof text> {
  if (startAt === null) return text('maintenance.notice.soon');
  return finishAt === null
    ? text('maintenance.notice.from', { startAt })
    : text('maintenance.notice.span', { startAt, finishAt });
}
