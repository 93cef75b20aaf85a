/** Tells what waits, in the page or outside it, at an even pace [ALR-4, ALR-5, ALR-6]. */
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
import type { Telling } from './rules/combine.ts';
import type { AlertsState } from './types.ts';

/** The least time between two tellings. What is heard meanwhile waits, and is told together. */
const PACE_MS = 15_000;
/** The information is on the page of the game, too [NTC-3]. */
const SHOWN_MS = 10_000;

export function paceTellings(
  own: Readable<AlertsState>,
  isLead: Readable<boolean>,
  clock: Clock,
): Observable<AlertsCommand> {
  return combine([own, isLead] as const, (values) => values).value$.pipe(
    switchMap(([{ waiting, toldAt }, leads]) => {
      if (!leads || waiting.length === 0) return EMPTY;
      const passedMs = toldAt === null ? PACE_MS : Math.max(0, clock.now() - toldAt);
      return after(clock, Math.max(0, PACE_MS - passedMs));
    }),
    mergeMap((): readonly AlertsCommand[] => [{ type: 'alerts/tell', payload: {} }]),
  );
}

interface Io {
  readonly events$: Observable<Recorded<AlertsEvent>>;
  readonly outside: () => SystemAlertsPort | null;
  readonly report: Report;
}

export function tell({ events$, outside, report }: Io): Observable<NoticesCommand> {
  return events$.pipe(
    concatMap(({ event }): Observable<NoticesCommand> => {
      if (event.type !== 'alerts/told') return EMPTY;
      const { tellings, where } = event.payload;
      if (where === 'page') return from(tellings.map(noticeOf));
      return from(tellings).pipe(
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

function noticeOf({ key, text: words, path, way }: Telling): NoticesCommand {
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
