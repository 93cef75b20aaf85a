/** Announces the waiting alerts, in the page or outside it, at an even pace [ALR-4, ALR-5, ALR-6]. */
import { catchError, concatMap, EMPTY, from, ignoreElements, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { combine } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import type { SystemAlertsPort } from '../../ports/system-alerts.ts';
import type { NoticesCommand } from '../notices/public.ts';
import type { AlertsCommand, AlertsEvent } from './messages.ts';
import type { Announcement } from './rules/combine.ts';
import type { AlertsState } from './types.ts';

/** Minimum time between two announcements. Alerts that arrive in between are announced together. */
const PACE_MS = 15_000;
/** The information is on the page of the game, too [NTC-3]. */
const SHOWN_MS = 10_000;

export function paceAnnouncements(
  own: Readable<AlertsState>,
  isLead: Readable<boolean>,
  clock: Clock,
): Observable<AlertsCommand> {
  return combine([own, isLead] as const, (values) => values).value$.pipe(
    switchMap(([{ waiting, announcedAt }, leads]) => {
      if (!leads || waiting.length === 0) return EMPTY;
      const passedMs = announcedAt === null ? PACE_MS : Math.max(0, clock.now() - announcedAt);
      return after(clock, Math.max(0, PACE_MS - passedMs));
    }),
    mergeMap((): readonly AlertsCommand[] => [{ type: 'alerts/announce', payload: {} }]),
  );
}

interface Io {
  readonly events$: Observable<Recorded<AlertsEvent>>;
  readonly outside: () => SystemAlertsPort | null;
  readonly report: Report;
}

export function announce({ events$, outside, report }: Io): Observable<NoticesCommand> {
  return events$.pipe(
    concatMap(({ event }): Observable<NoticesCommand> => {
      if (event.type !== 'alerts/announced') return EMPTY;
      const { announcements, where } = event.payload;
      if (where === 'page') return from(announcements.map(noticeOf));
      return from(announcements).pipe(
        concatMap(({ key, kind, text: body, path }) =>
          from(outside()?.show({ tag: key, title: text(`alert.kind.${kind}`), body, path }) ?? Promise.resolve()).pipe(
            // The permission may have been taken back meanwhile.
            catchError((fault: unknown) => {
              report('alerts/outside', fault);
              return of(null);
            }),
          ),
        ),
        ignoreElements(),
      );
    }),
  );
}

function noticeOf({ key, text: words, path, way }: Announcement): NoticesCommand {
  return {
    type: 'notices/show',
    payload: {
      id: `alert.${key}`,
      tone: 'info',
      text: words,
      lastsMs: SHOWN_MS,
      actions: [{ text: way, path }],
    },
  };
}
