/** What a host offers to those who run it, over its own requests and streams [OPS-1]. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { HostMetrics } from './metrics.ts';

export interface Readiness {
  readonly isReady: () => boolean;
}

const HEALTH = /^\/(healthz|readyz)(?:\?|$)/;

/** Answers `/healthz` and `/readyz`; false where the request asks for something else. */
export function answerHealth(
  { url = '', method }: IncomingMessage,
  outgoing: ServerResponse,
  { isReady }: Readiness,
): boolean {
  const [, asked] = HEALTH.exec(url) ?? [];
  if (asked === undefined) return false;
  if (method !== 'GET' && method !== 'HEAD') {
    outgoing.writeHead(405, { allow: 'GET, HEAD' }).end();
    return true;
  }
  const isFine = asked === 'healthz' || isReady();
  outgoing.writeHead(isFine ? 200 : 503, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  outgoing.end(isFine ? 'ok\n' : 'stopping\n');
  return true;
}

export interface ServedMetrics {
  /** `http://127.0.0.1:9400/metrics` */
  readonly address: string;
  close(): Promise<void>;
}

/** Serves the metrics on this machine only. `port` 0 chooses a free one. Rejects when the port is not available. */
export async function serveMetrics(
  metrics: HostMetrics,
  port: number,
  report: (fault: unknown) => void,
): Promise<ServedMetrics> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url !== '/metrics') return void outgoing.writeHead(404).end();
    metrics.text().then(
      (text) => outgoing.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (fault: unknown) => {
        report(fault);
        outgoing.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
