/**
 * The operator's own collector: batches over HTTP, each sent once. When the page is left, the browser sends the rest as
 * beacons, which outlive the page; a shell without beacons uses HTTP for that, too.
 */
import { concatMap, defaultIfEmpty, from, lastValueFrom, map, reduce, Subject, takeUntil } from 'rxjs';
import { collectorBody, collectorPath, MAX_AT_ONCE } from 'touchline/core/analytics/wire';
import type { AnalyticsItem, AnalyticsSink } from 'touchline/ports/analytics';
import type { HttpPort } from 'touchline/ports/http';

const TIMEOUT_MS = 15_000;

export interface CollectorIo {
  readonly http: HttpPort;
  /**
   * Passes a body to the browser, which delivers it even after the page is closed; `null` if beacons are not supported.
   */
  readonly beacon: ((path: string, body: string) => boolean) | null;
  /** Asked with each batch: a mini-app knows once it has started. */
  readonly isInMessenger: () => boolean;
}

function batches(items: readonly AnalyticsItem[]): readonly (readonly AnalyticsItem[])[] {
  return Array.from({ length: Math.ceil(items.length / MAX_AT_ONCE) }, (_, index) =>
    items.slice(index * MAX_AT_ONCE, (index + 1) * MAX_AT_ONCE),
  );
}

export function createCollector(key: string, { http, beacon, isInMessenger }: CollectorIo): AnalyticsSink {
  const path = collectorPath(key);
  const stopped = new Subject<void>();
  let isStopped = false;
  return {
    async send(items, isLast) {
      if (isStopped) return false;
      const bodies = batches(items).map((batch) => collectorBody(batch, isInMessenger()));
      if (isLast && beacon !== null) return bodies.map((body) => beacon(path, body)).every((isTaken) => isTaken);
      return lastValueFrom(
        from(bodies).pipe(
          // A failed batch is lost: the collector may have it, and nothing is sent twice.
          concatMap((body) =>
            http.send({
              method: 'POST',
              path,
              headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
              body,
              timeoutMs: TIMEOUT_MS,
            }),
          ),
          map((answer) => answer.ok && answer.value.status < 300),
          reduce((all, isTaken) => all && isTaken, true),
          takeUntil(stopped),
          defaultIfEmpty(false),
        ),
      );
    },
    stop() {
      isStopped = true;
      stopped.next();
    },
  };
}
