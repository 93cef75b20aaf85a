/** A host's interface for its administrators, over its own requests and streams [OPS-1]. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { HostApp, HostEnv } from './host-app.ts';
import type { HostMetrics } from './metrics.ts';

/** `/healthz` and `/readyz`. */
export function healthRoutes(isReady: () => boolean): HostApp {
  const app: HostApp = new Hono<HostEnv>();
  for (const path of ['/healthz', '/readyz']) {
    app.get(path, (context) => {
      const isFine = path === '/healthz' || isReady();
      return context.text(isFine ? 'ok\n' : 'stopping\n', isFine ? 200 : 503, { 'cache-control': 'no-store' });
    });
    app.all(path, (context) => context.body(null, 405, { allow: 'GET, HEAD' }));
  }
  return app;
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
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'content-type': metrics.contentType }),
  );
  app.onError((fault, context) => {
    report(fault);
    return context.body(null, 500);
  });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
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
