/**
 * A cold load of the home page over Slow 4G at 4× CPU slowdown: the first price on screen, the moment when the browser
 * has taken the server's page over, and a price that was tapped as soon as it was seen. The baseline is a bare React
 * page that requests the same prices from the same host.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import * as v from 'valibot';
import { compressed } from '../../ui/web/build/compressed.ts';
import { launchChromium } from '../browser/chromium.ts';
import { builtRenderedSite } from '../browser/built.ts';
import { startHost } from '../browser/host.ts';
import { bundleForPage } from './harness/bundle.ts';
import { atMost, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row } from './harness/metrics.ts';
import { runRounds } from './harness/rounds.ts';
import { slowDown } from './harness/slow.ts';

const BARE = 'assets/bare-BENCHBAR.js';
const TIMEOUT_MS = 60_000;

const timesSchema = v.object({
  /** Just after the frame with the first price, ms. */
  price: v.number(),
  /** When the browser has taken the server's page over, ms. */
  takenOver: v.optional(v.number()),
  /** When a price tapped at first sight is shown as chosen, ms. */
  tapped: v.optional(v.number()),
});

/** The function of the page that reports the times to this process, once all are known. */
const REPORT = 'reportStartTimes';

/**
 * Runs in the page before its scripts. Taps the first price as soon as it is on screen. It watches changes instead of
 * frames, because asking for frames would have the browser draw the page while it still reads it; and it reports the
 * times itself, because a question from outside would load the browser driver's own script into the slow page. A text,
 * because the names that the test runner gives to inner functions do not exist in the page.
 */
const WATCH_START = `
  const times = {};
  const isBare = location.pathname === '/bare.html';
  const report = () => {
    const { price, takenOver, tapped } = times;
    if (price !== undefined && (isBare || (takenOver !== undefined && tapped !== undefined))) ${REPORT}(JSON.stringify(times));
  };
  const painted = (then) => requestAnimationFrame(() => setTimeout(then, 0));
  let isSeen = false;
  let isPressed = false;
  new MutationObserver(() => {
    const cell = document.querySelector('main .cell:not(.is-locked), #root > p > button');
    if (!isSeen && cell !== null && /\\d\\.\\d\\d/.test(cell.textContent)) {
      isSeen = true;
      painted(() => {
        times.price = performance.now();
        cell.click();
        report();
      });
    }
    if (!isPressed && cell?.getAttribute('aria-pressed') === 'true') {
      isPressed = true;
      painted(() => {
        times.tapped = performance.now();
        report();
      });
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-pressed'] });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('touchline:taken-over')) times.takenOver ??= startTime;
    report();
  }).observe({ type: 'mark', buffered: true });`;

/** Writes each script's compressed form beside it, as a production build does. */
async function compressScripts(folder: string): Promise<void> {
  const names = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const scripts = new Map(names.map((name) => [name, readFileSync(join(folder, 'assets', name))]));
  for (const [name, bytes] of await compressed(scripts)) writeFileSync(join(folder, 'assets', name), bytes);
}

/** Copies the built site and adds the bare page. Returns the folder. */
async function siteWithBarePage(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchline-start-')), 'dist');
  const built = await builtRenderedSite();
  for (const part of ['', '-server']) cpSync(built + part, folder + part, { recursive: true });
  writeFileSync(join(folder, BARE), await bundleForPage('pages/start-bare.tsx'));
  writeFileSync(
    join(folder, 'bare.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bare</title><script type="module" src="/${BARE}"></script></head><body><div id="root"></div></body></html>`,
  );
  await compressScripts(folder);
  return folder;
}

async function visit(browser: Browser, name: string, address: string, folder: string): Promise<Metrics> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.addInitScript(WATCH_START);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp);
    await cdp.send('Runtime.enable');
    await cdp.send('Runtime.addBinding', { name: REPORT });
    const reported = new Promise<string>((resolve, reject) => {
      cdp.once('Runtime.bindingCalled', ({ payload }) => resolve(payload));
      setTimeout(() => reject(new Error(`${name} took longer than ${TIMEOUT_MS} ms`)), TIMEOUT_MS).unref();
    });
    const response = await page.goto(address, { waitUntil: 'commit' });
    const { price, takenOver = NaN, tapped = NaN } = v.parse(timesSchema, JSON.parse(await reported));
    const before = await page.evaluate(
      (until) =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.responseEnd < until
              ? [new URL(entry.name).pathname]
              : [],
          ),
      name === 'bare' ? price : takenOver,
    );
    const bytes = [...scripts]
      .filter((path) => before.includes(path))
      .reduce((sum, path) => sum + gzipSync(readFileSync(join(folder, path)), { level: 9 }).length, 0);
    const html = Number((await response?.allHeaders())?.['content-length'] ?? NaN);
    return { price, takenOver, tapped, scriptKb: bytes / 1_000, htmlKb: html / 1_000 };
  } finally {
    await context.close();
  }
}

export async function runStart(rounds: number): Promise<readonly Row[]> {
  const folder = await siteWithBarePage();
  const host = await startHost(['--dist', folder, '--switch', 'isLineHeld'], 'machine');
  const browser = await launchChromium();
  try {
    const addresses: Readonly<Record<string, string>> = {
      site: `${host.address}/en`,
      bare: `${host.address}/bare.html`,
    };
    const measure = (name: string): Promise<Metrics> => visit(browser, name, addresses[name] ?? '', folder);
    // The host's first responses are its slowest, so each page gets one unmeasured visit.
    for (const name of ['site', 'bare']) await measure(name);
    const samples = await runRounds(['bare', 'site'], rounds, measure);
    const overBare = (metric: string): readonly number[] => ratios(samples, ['site', metric], ['bare', 'price']);
    return [
      row('first price, over that of the bare React page', overBare('price'), '×', atMost(0.5)),
      row('page taken over, over the first price of the bare page', overBare('takenOver'), '×', atMost(1.3)),
      row('a tap at first sight is in the coupon, over the same', overBare('tapped'), '×', atMost(1.5)),
      row('JavaScript until the page is taken over, gzip', valuesOf(samples, 'site', 'scriptKb'), 'KB', atMost(225)),
      row('HTML, brotli', valuesOf(samples, 'site', 'htmlKb'), 'KB', atMost(20)),
      row('first price', valuesOf(samples, 'site', 'price'), 'ms', null),
      row('page taken over', valuesOf(samples, 'site', 'takenOver'), 'ms', null),
      row('a tap at first sight is in the coupon', valuesOf(samples, 'site', 'tapped'), 'ms', null),
      row('first price of the bare page', valuesOf(samples, 'bare', 'price'), 'ms', null),
      row('JavaScript of the bare page, gzip', valuesOf(samples, 'bare', 'scriptKb'), 'KB', null),
    ];
  } finally {
    await browser.close();
    await host.close();
    rmSync(dirname(folder), { recursive: true, force: true });
  }
}
