/**
 * Sends what was recorded [ANL-2, ANL-3]: opens the sinks after the start delay, hands every item to them once, in
 * batches, and the rest when the page is left. Withdrawn consent closes all of it and drops the queue.
 */
import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  Observable,
  switchMap,
  take,
} from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { AnalyticsPort, AnalyticsSink, AnalyticsSinkName, AnalyticsSinkSetup } from '../../ports/analytics.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { Report } from '../../ports/report.ts';
import type { AnalyticsState } from './decider.ts';
import { isRegistrationRoute } from './flows/registration.ts';
import type { Gate, PlannedSink } from './gate.ts';
import { isOpen } from './gate.ts';
import type { AnalyticsCommand, AnalyticsEvent } from './messages.ts';
import { COUNTERS_PATH, decodeCounters, performanceItem } from './wire.ts';

const START_DELAY_MS = 10_000;
const METRICS_AFTER_MS = 10_000;
const BATCH_AFTER_MS = 5_000;
const BATCH_ITEMS = 20;

export interface DeliverIo {
  readonly gate: Readable<Gate>;
  readonly own: { readonly readable: Readable<AnalyticsState>; readonly events$: Observable<Recorded<AnalyticsEvent>> };
  readonly load: () => Promise<AnalyticsPort>;
  readonly api: Api;
  readonly clock: Clock;
  readonly page: PagePort;
  readonly report: Report;
  /** The query of the list of counters. */
  readonly counters: () => { readonly domain: string; readonly projectId: string };
}

type Opened = ReadonlyMap<AnalyticsSinkName, AnalyticsSink>;

export function deliver(io: DeliverIo): Observable<AnalyticsCommand> {
  const { gate, own, clock } = io;
  const startedAt = clock.now();
  /** The registration route does not wait [ANL-2]. */
  const start$ = defer(() =>
    merge(
      after(clock, Math.max(0, startedAt + START_DELAY_MS - clock.now())),
      own.readable.value$.pipe(filter(({ route }) => isRegistrationRoute(route))),
    ).pipe(take(1)),
  );
  return gate.value$.pipe(
    switchMap((now): Observable<AnalyticsCommand> => {
      if (!isOpen(now)) return of({ type: 'analytics/stop', payload: {} });
      return start$.pipe(
        switchMap(() => from(io.load())),
        switchMap((port) => merge(send(port, now.sinks, io), measure(port, io))),
      );
    }),
  );
}

/** One reading, some time after the start [ANL-11]. */
function measure(port: AnalyticsPort, { clock, report }: DeliverIo): Observable<AnalyticsCommand> {
  return from(port.measure()).pipe(
    switchMap((read) => after(clock, METRICS_AFTER_MS).pipe(map(read))),
    map((metrics): AnalyticsCommand => ({ type: 'analytics/record', payload: { items: [performanceItem(metrics)] } })),
    // Sending goes on without measurements.
    catchError((fault: unknown) => {
      report('analytics/measure', fault);
      return EMPTY;
    }),
  );
}

function send(port: AnalyticsPort, planned: readonly PlannedSink[], io: DeliverIo): Observable<AnalyticsCommand> {
  const { own, clock, page } = io;
  const first$ = own.readable.value$.pipe(
    map(({ waiting }) => waiting[0]?.id ?? null),
    distinctUntilChanged(),
    switchMap((id) => (id === null ? EMPTY : after(clock, BATCH_AFTER_MS))),
  );
  const full$ = own.readable.value$.pipe(filter(({ waiting }) => waiting.length >= BATCH_ITEMS));
  const left$ = merge(
    page.visible.value$.pipe(filter((isVisible) => !isVisible)),
    page.isLeft?.value$.pipe(filter((isLeft) => isLeft)) ?? EMPTY,
  );
  const command = (isLast: boolean) => (): AnalyticsCommand => ({ type: 'analytics/send', payload: { isLast } });
  return setupsOf(planned, io).pipe(
    switchMap((setups) => open(port, setups, io.report)),
    switchMap((sinks) =>
      merge(
        handOver(sinks, own.events$),
        of<AnalyticsCommand>({ type: 'analytics/begin', payload: { sinks: [...sinks.keys()] } }),
        merge(first$, full$).pipe(map(command(false))),
        left$.pipe(map(command(true))),
      ),
    ),
  );
}

/** The sinks with their keys; the list of counters is asked for only where the operator has a counter [ANL-10]. */
function setupsOf(
  planned: readonly PlannedSink[],
  { api, counters }: DeliverIo,
): Observable<readonly AnalyticsSinkSetup[]> {
  const keyed = (keys: Readonly<Record<string, string>>): readonly AnalyticsSinkSetup[] =>
    planned.flatMap(({ name, script, key }) => {
      const known = key ?? keys[name] ?? '';
      return known === '' ? [] : [{ name, script, key: known }];
    });
  if (planned.every(({ key }) => key !== null)) return of(keyed({}));
  return api({ method: 'GET', path: COUNTERS_PATH, query: { ...counters() }, decode: decodeCounters }).pipe(
    map((answer) => keyed(answer.ok ? answer.value : {})),
  );
}

/** The open sinks, for as long as someone listens. A sink that cannot open is reported, and the others work. */
function open(port: AnalyticsPort, setups: readonly AnalyticsSinkSetup[], report: Report): Observable<Opened> {
  return new Observable<Opened>((subscriber) => {
    const opened = new Map<AnalyticsSinkName, AnalyticsSink>();
    for (const setup of setups) {
      try {
        opened.set(setup.name, port.open(setup));
      } catch (fault) {
        report(`analytics/${setup.name}`, fault);
      }
    }
    subscriber.next(opened);
    return () => opened.forEach((sink) => sink.stop());
  });
}

function handOver(sinks: Opened, events$: Observable<Recorded<AnalyticsEvent>>): Observable<AnalyticsCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'analytics/sent') return EMPTY;
      const { items, isLast } = event.payload;
      return merge(
        ...[...sinks].map(([sink, { send: give }]) =>
          from(give(items, isLast)).pipe(
            catchError(() => of(false)),
            map((isTaken): AnalyticsCommand => ({
              type: 'analytics/reportDelivery',
              payload: { sink, count: items.length, isTaken },
            })),
          ),
        ),
      );
    }),
  );
}
