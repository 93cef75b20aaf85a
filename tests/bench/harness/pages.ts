/** Serves benchmark pages from memory, opens each in its own browser and reads the browser's timings. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchChromium } from '../../browser/chromium.ts';
import type { PageMetrics } from '../pages/page-metrics.ts';

export type Files = ReadonlyMap<string, { readonly type: string; readonly text: string }>;

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export function serveFiles(files: Files): Promise<Served> {
  const server: Server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-store' }).end(file.text);
  });
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        address: `http://localhost:${port}`,
        close: () => new Promise((done) => void server.close(() => done())),
      });
    });
  });
}

export const script = (text: string) => ({ type: 'text/javascript; charset=utf-8', text });
export const json = (text: string) => ({ type: 'application/json; charset=utf-8', text });
export const page = (source: string, style = '') => ({
  type: 'text/html; charset=utf-8',
  text: `<!doctype html><html lang="en" data-theme="light"><head><meta charset="utf-8"><title>bench</title><link rel="icon" href="data:,"><style>${style}</style></head><body><div id="root"></div><script type="module" src="${source}"></script></body></html>`,
});

export interface BenchPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** CPU time of the page's main thread since its start, in ms. */
  readonly threadMs: () => Promise<number>;
  readonly pageMetrics: () => Promise<PageMetrics>;
  readonly close: () => Promise<void>;
}

/** Opens a page in a new browser. Reading a measurement throws if the page has logged or thrown an error. */
export async function openBenchPage(address: string, flags: readonly string[] = []): Promise<BenchPage> {
  const browser: Browser = await launchChromium(flags);
  const opened = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  const errors: string[] = [];
  opened.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  opened.on('pageerror', (error) => errors.push(error.message));
  const cdp = await opened.context().newCDPSession(opened);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await opened.goto(address);
  const throwPageErrors = (): void => {
    if (errors.length > 0) throw new Error(`${address}: ${errors.join('; ')}`);
  };
  return {
    page: opened,
    cdp,
    threadMs: async () => {
      throwPageErrors();
      const { metrics } = await cdp.send('Performance.getMetrics');
      const found = metrics.find(({ name }) => name === 'ThreadTime');
      if (found === undefined) throw new Error('the browser reports no ThreadTime metric');
      return found.value * 1_000;
    },
    pageMetrics: async () => {
      throwPageErrors();
      const collected = await opened.evaluate(() => globalThis.touchlineBench);
      if (collected === undefined) throw new Error(`${address} reported no metrics`);
      return collected;
    },
    close: () => browser.close(),
  };
}
