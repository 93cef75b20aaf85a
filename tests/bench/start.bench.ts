/**
 * A cold home page over Slow 4G on a slow device: when the first price is on the screen, and how much JavaScript came before it. The limit is a bare React page that
 * asks the same host for the same prices and does nothing else.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { builtSite } from '../browser/built.ts';
import { startHost } from '../browser/host.ts';
import { bundleForPage } from './harness/bundle.ts';
import { atMost, ratios, row, valuesOf } from './harness/figures.ts';
import type { Figures, Row } from './harness/figures.ts';
import { alternate } from './harness/rounds.ts';

const BARE = 'assets/bare-BENCHBAR.js';
/** What the browser's own tools call Slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1e6) / 8,
  uploadThroughput: (0.75 * 0.9 * 1e6) / 8,
};
const CPU = 4;
const MAX_MS = 60_000;

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineFirstPrice: number | undefined;
}

/** Runs in the page before its own code: the moment after the frame that holds the first price. */
const watchFirstPrice = (): void => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('touchline:first-price').length === 0) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        globalThis.touchlineFirstPrice ??= performance.now();
      }, 0),
    );
  }).observe({ type: 'mark', buffered: true });
};

async function site(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-start-'));
  cpSync(await builtSite(), folder, { recursive: true });
  writeFileSync(join(folder, BARE), await bundleForPage('pages/start-bare.tsx'));
  writeFileSync(
    join(folder, 'bare.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bare</title><script type="module" src="/${BARE}"></script></head><body><div id="root"></div></body></html>`,
  );
  return folder;
}

async function visit(browser: Browser, address: string, folder: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await page.addInitScript(watchFirstPrice);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.touchlineFirstPrice !== undefined, null, {
      timeout: MAX_MS,
      polling: 50,
    });
    const ms = await page.evaluate(() => globalThis.touchlineFirstPrice ?? Number.NaN);
    const before = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) => (entry.startTime < until ? [new URL(entry.name).pathname] : [])),
      ms,
    );
    const needed = new Set(scripts.filter((path) => before.includes(path)));
    const bytes = [...needed].reduce(
      (sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length,
      0,
    );
    return { ms, kb: bytes / 1_000, scripts: needed.size };
  } finally {
    await context.close();
  }
}

export async function runStart(rounds: number): Promise<readonly Row[]> {
  const folder = await site();
  const host = await startHost(['--dist', folder]);
  const browser = await launchChromium();
  try {
    const addresses: Readonly<Record<string, string>> = { site: host.address, bare: `${host.address}/bare.html` };
    // The host's first answers are its slowest: one visit each that does not count.
    for (const name of ['site', 'bare']) await visit(browser, addresses[name] ?? '', folder);
    const samples = await alternate(['bare', 'site'], rounds, (name) => visit(browser, addresses[name] ?? '', folder));
    return [
      row('JavaScript asked for before the first price, gzip', valuesOf(samples, 'site', 'kb'), 'KB', atMost(150)),
      row(
        'first price on Slow 4G at 4× CPU, over the bare React page',
        ratios(samples, ['site', 'ms'], ['bare', 'ms']),
        '×',
        atMost(1.3),
      ),
      row('first price on Slow 4G at 4× CPU', valuesOf(samples, 'site', 'ms'), 'ms', null),
      row('first price of the bare React page', valuesOf(samples, 'bare', 'ms'), 'ms', null),
      row('JavaScript of the bare React page, gzip', valuesOf(samples, 'bare', 'kb'), 'KB', null),
    ];
  } finally {
    await browser.close();
    await host.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
