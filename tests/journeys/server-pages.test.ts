/**
 * Pages that the host sends with prices: what is there before any script runs, and that the browser takes the same
 * elements over.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { readRendererModule, rendererPath } from '../../adapters/hosts/render/page-renderer.ts';
import { createRenderedPages, fillPage } from '../../adapters/hosts/render/rendered-pages.ts';
import { BATCH_MS } from '../../adapters/sandbox/operator/line/feed.ts';
import { builtRenderedSite } from '../browser/built.ts';
import { launchChromium } from '../browser/chromium.ts';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { holdScripts } from '../browser/hold-scripts.ts';
import { openPage } from '../browser/page.ts';
import { givenLine } from '../unit/sandbox-line/given.ts';
import { hostOfFile } from './host-of-file.ts';
import { coupon, greatLeague, OPEN_PRICE } from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');
/** Runs before the page's own code. */
function choosePreferences(key: string): void {
  localStorage[key] = JSON.stringify({
    language: 'en',
    oddsView: 2,
    theme: 1,
    is12h: false,
    timeZone: 'auto',
    appView: 0,
  });
}

const MAX_HOME_BYTES = 20 * 1_024;
/** The title and the other tags that a host adds to the head, compressed. */
const HEAD_BYTES = 600;
/** The morning of a Saturday on which the page is the largest of a week. */
const SATURDAY = Date.UTC(2026, 10, 28, 8);

const ZONES = ['Europe/London', 'Asia/Tokyo', 'America/New_York'] as const;

/** Runs before the page's own code: remembers the first cell or the document of the server's page. */
const WATCH = `
  document.addEventListener('readystatechange', () => {
    globalThis.first ??= document.querySelector('main .cell, main .doc') ?? undefined;
    globalThis.sent ??= document.querySelectorAll('main .cell, main .doc *').length;
  });`;

interface Watched {
  readonly first?: Element;
  readonly sent?: number;
}

/** The path of the first game of a board, without the language. */
async function firstGame(board: string): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await fetch(`${host.address}/en${board}`)).text();
      path = /<a\b[^>]*href="\/en(\/(?:line|live)\/\d+\/\d+\/\d+)"/.exec(html)?.[1];
      return path;
    })
    .toBeDefined();
  return path ?? '';
}

/**
 * Waits until the host renders a page: the first visitor of one whose games nobody has watched may be too early for
 * their prices.
 */
async function untilRendered(path: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${host.address}${path}`)).text()).toMatch(/id="seed(?:-document)?"/);
}

/** Documents of the operator that the host renders. */
/** The calendar and the filters of a zone come after its document. */
const ZONE_SHIFT = 0.05;
const DOCUMENTS = [
  '/results',
  '/results/zone',
  '/results/live',
  '/rules/general',
  '/responsiblegaming',
  '/cookies',
  '/about',
  '/howbet',
];

/** The paths of the boards and games that the host renders, one of each kind. */
const boards = async (): Promise<readonly string[]> => {
  const league = (await greatLeague(host.address)).replace('/en', '');
  return ['', '/live', '/line/1', league, await firstGame('/line/1'), await firstGame('/live')];
};

const sourceOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe.each(LANGUAGES)('[RND-5] the bytes of a page in %s', (language) => {
  it('have no style attribute and no handler, and inline only what the content security policy names by its hash', async () => {
    for (const path of [...(await boards()), ...DOCUMENTS]) {
      await untilRendered(`/${language}${path}`);
      const answer = await fetch(`${host.address}/${language}${path}`);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const html = await answer.text();
      expect(html.match(/\sstyle=|\son\w+=/g), path).toBeNull();
      const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)]
        .filter(([, , attributes = '']) => !/\ssrc=|type="application\/json"/.test(attributes))
        .map(([, name = '', , code = '']) => [name, policy.includes(sourceOf(code))]);
      expect(
        inline.map(([name]) => name),
        path,
      ).toContain('script');
      expect(
        inline.filter(([, isNamed]) => isNamed !== true),
        path,
      ).toEqual([]);
    }
  });
});

// The bytes depend on neither zone nor width, so each zone and width is one visitor, who sees all pages in all
// languages.
describe.each(ZONES)('in %s', (timezone) => {
  it.each([1366, 390])(
    '[RND-4, RND-5] every board is taken over as it was sent, in all languages, at %i px',
    async (width) => {
      const tab = await openPage({ width, timezone });
      const { page } = tab;
      await page.addInitScript(WATCH);
      await watchShifts(page);
      const paths = await boards();
      for (const language of LANGUAGES)
        for (const path of paths) {
          const address = `/${language}${path}`;
          await untilRendered(address);
          await page.goto(`${host.address}${address}`, { waitUntil: 'commit' });
          await page.locator('.frame:not(.is-any-width)').waitFor();
          await page.locator('main .board[aria-busy="true"]').waitFor({ state: 'detached' });
          await page.locator('.when-period', { hasText: /^UTC$/ }).first().waitFor({ state: 'detached' });
          const found = await page.evaluate(() => {
            const { first, sent = 0 } = globalThis as typeof globalThis & Watched;
            return {
              isKept: first?.isConnected === true,
              sent,
              styled: document.querySelectorAll('main [style]').length,
            };
          });
          expect(found.sent, address).toBeGreaterThan(3);
          // A long list becomes virtual: its rows are new.
          if (found.styled === 0) expect(found.isKept, address).toBe(true);
          expect(await shiftOf(page), address).toBeLessThan(MAX_SHIFT);
          expect(tab.problems(), address).toEqual([]);
        }
      await tab.close();
    },
  );
});

describe.each([1366, 390])('at %i px', (width) => {
  it('[RND-13] documents are taken over as they were sent, and are not loaded again', async () => {
    for (const [at, path] of DOCUMENTS.entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'en';
      await untilRendered(`/${language}${path}`);
      const tab = await openPage({ width, timezone: ZONES[at % ZONES.length] ?? 'UTC' });
      const { page } = tab;
      const loaded: string[] = [];
      page.on('request', (request) => {
        const { pathname, searchParams } = new URL(request.url());
        if (pathname.endsWith('/manifest') && searchParams.get('view') !== 'header')
          loaded.push(searchParams.get('path') ?? '');
      });
      await page.addInitScript(WATCH);
      await watchShifts(page);
      await page.goto(`${host.address}/${language}${path}`);
      await page.locator('.frame:not(.is-any-width)').waitFor();
      await page.locator('main time', { hasText: 'UTC' }).first().waitFor({ state: 'detached' });
      await page.locator('.head-view p').first().waitFor();
      const found = await page.evaluate(() => {
        const { first, sent = 0 } = globalThis as typeof globalThis & Watched;
        return { isKept: first?.isConnected === true, sent };
      });
      expect(found.isKept, path).toBe(true);
      expect(found.sent, path).toBeGreaterThan(10);
      expect(await shiftOf(page), path).toBeLessThan(path === '/results/zone' ? ZONE_SHIFT : MAX_SHIFT);
      // The router has decided the first address once it leads to another, whose document is loaded.
      const title = await page.locator('main .doc h1').innerText();
      await page.locator('footer a[href$="/contacts"]').click();
      await page.locator('main .doc h1', { hasNotText: title }).waitFor();
      expect(loaded, path).toEqual(['/contacts']);
      await page.goBack();
      await page.locator('main .doc h1', { hasText: title }).waitFor();
      expect(tab.problems(), path).toEqual([]);
      await tab.close();
    }
  });
});

it('[RND-13] without a script the results are there, with times of UTC, and the information pages', async () => {
  for (const path of ['/results', '/rules/general', '/responsiblegaming', '/about']) await untilRendered(`/en${path}`);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${host.address}/en/results`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Results');
    const rows = page.locator('main .doc-table tbody tr');
    expect(await rows.count()).toBeGreaterThan(10);
    expect(await rows.first().innerText()).toMatch(/\d+:\d+[^]*\d\d:\d\d UTC/);
    // Kits are decorative: neither role nor text. Their room is there without a script.
    const kits = rows.first().locator('svg');
    expect(await kits.count()).toBe(2);
    expect((await kits.first().boundingBox())?.width).toBe(18);
    await page.getByRole('link', { name: 'By country' }).click();
    await page.waitForURL(/\/en\/results\/zone$/);
    expect(await page.locator('main .doc-tabs tbody tr').count()).toBeGreaterThan(0);
    for (const [path, title] of [
      ['/rules/general', 'Rules: General'],
      ['/responsiblegaming', 'Responsible gaming'],
      ['/about', 'About us'],
    ]) {
      await page.goto(`${host.address}/en${path}`);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
      expect((await page.locator('main .doc').innerText()).length, path).toBeGreaterThan(300);
    }
  } finally {
    await browser.close();
  }
});

it('[RND-1, RND-5] without a script a page has games and prices, and says what needs one', async () => {
  for (const path of ['/en', '/en/live']) await untilRendered(path);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${host.address}/en`);
    const priced = await page.locator('main .cell-price', { hasText: /^\d+\.\d\d/ }).count();
    expect(priced).toBeGreaterThan(20);
    expect(await page.locator('main .side-name').first().innerText()).not.toBe('');
    expect(await page.locator('noscript').innerText()).toContain('needs JavaScript');
    await page.getByRole('link', { name: 'Live' }).first().click();
    await page.waitForURL(/\/en\/live$/);
    expect(await page.locator('main .cell-price', { hasText: /^\d+\.\d\d/ }).count()).toBeGreaterThan(5);
  } finally {
    await browser.close();
  }
});

it.each(LANGUAGES)('[RND-11] the home page is at most 20 KB compressed: %s', async (language) => {
  const { headers } = await fetch(`${host.address}/${language}`, { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
  const bytes = Number(headers.get('content-length'));
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(MAX_HOME_BYTES);
});

it('[RND-11] the home page is at most 20 KB compressed on a full Saturday', async () => {
  const dist = await builtRenderedSite();
  const renderer = await readRendererModule(await import(pathToFileURL(rendererPath(dist)).href), dist);
  if (renderer === null) throw new Error('the site was built without a renderer');
  const { line, clock } = givenLine({ seed: 1, at: SATURDAY, whole: true });
  const snapshot = (topics: readonly string[], language: string): Promise<string> =>
    new Promise((resolve) => {
      line.subscribe(topics, language, ({ text }) => resolve(text));
      clock.advance(BATCH_MS);
    });
  const report = (fault: unknown): void => {
    throw fault;
  };
  const document = (): Promise<null> => Promise.resolve(null);
  const rendered = createRenderedPages({ renderer, tree: line.tree, now: () => 0, report, snapshot, document });
  const page = await rendered('/ru', 'ru');
  if (page === null) throw new Error('the page was not rendered');
  const html = fillPage(await readFile(join(dist, 'index.html'), 'utf8'), page, true);
  expect(html.match(/class="side-name/g)?.length).toBeGreaterThanOrEqual(24);
  const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  expect(sent.length + HEAD_BYTES).toBeLessThan(MAX_HOME_BYTES);
});

it.each(['/en', '/en/results'])('[RND-3] a page has the same bytes with and without a session: %s', async (path) => {
  await untilRendered(path);
  const bytes = async (headers: Record<string, string>): Promise<string> =>
    (await fetch(`${host.address}${path}`, { headers })).text();
  const seedOf = (html: string): string => /id="seed(?:-document)?"[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  const bySeed = new Map<string, Set<string>>();
  const shared = new Set<string>();
  // A page lives for a second, so two requests at once almost always get the same one.
  for (let pair = 0; pair < 5; pair += 1) {
    const pages = await Promise.all([bytes({}), bytes({ cookie: 'touchline_session=x; tl.language=de' })]);
    const [guest = '', player = ''] = pages.map(seedOf);
    expect(guest).toContain(path === '/en' ? '"t":"snap"' : '"blocks":');
    if (guest === player) shared.add(guest);
    for (const page of pages) bySeed.set(seedOf(page), new Set([...(bySeed.get(seedOf(page)) ?? []), page]));
  }
  expect(shared.size).toBeGreaterThan(0);
  for (const pages of bySeed.values()) expect(pages.size).toBe(1);
});

describe.each([1366, 390])('[RND-7] before any script has loaded, at %i px', (width) => {
  it('taps by pointer and by keyboard are kept, and links are followed', async () => {
    for (const path of ['/en', '/en/live']) await untilRendered(path);
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    const release = await holdScripts(page);
    await page.goto(`${host.address}/en`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Live' }).first().click({ noWaitAfter: true });
    await page.waitForURL(/\/en\/live$/, { waitUntil: 'commit' });
    await page.locator(`main ${OPEN_PRICE}`).nth(5).waitFor();
    const prices = page.locator(`main ${OPEN_PRICE}:visible`);
    const [first = '', second = ''] = await prices.evaluateAll((cells) => [
      ...new Map(cells.map((cell) => [cell.closest('.row'), cell.getAttribute('data-market') ?? ''])).values(),
    ]);
    const price = (market: string): Locator => page.locator(`main .cell[data-market="${market}"]:visible`).first();
    await price(first).click();
    await price(second).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('main .cell[data-early]').count()).toBeGreaterThanOrEqual(2);
    expect(await page.locator('main .cell[aria-pressed="true"]').count()).toBe(0);
    release();
    for (const market of [first, second])
      await page.locator(`main .cell[data-market="${market}"][aria-pressed="true"]`).first().waitFor();
    expect(await page.locator('main .cell[data-early]').count()).toBe(0);
    await expect.poll(async () => (await coupon(page)).locator('.leg').count()).toBe(2);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[RND-7] before any script has loaded, tabs of a game are kept by pointer and by keyboard', async () => {
  const game = await firstGame('/live');
  await untilRendered(`/ar${game}`);
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  const chip = (at: number): Locator => page.locator('main .market-tools .chip').nth(at);
  for (const choose of [() => chip(1).click(), () => chip(1).press('Enter')]) {
    const release = await holdScripts(page);
    await page.goto(`${host.address}/ar${game}`, { waitUntil: 'commit' });
    await chip(1).waitFor();
    await choose();
    expect(await chip(1).getAttribute('aria-pressed')).toBe('false');
    release();
    await expect.poll(() => chip(1).getAttribute('aria-pressed')).toBe('true');
    expect(await chip(0).getAttribute('aria-pressed')).toBe('false');
    await page.unrouteAll({ behavior: 'wait' });
  }
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[LIN-13] the first stream of a board or a game continues the page’s snapshot', async () => {
  const game = await firstGame('/live');
  for (const path of ['', '/live', '/line/1', game.slice(0, game.lastIndexOf('/')), game]) {
    await untilRendered(`/en${path}`);
    const tab = await openPage({ width: 1366 });
    const stream = tab.page.waitForRequest((request) => request.url().includes('/line-api/v1/feed'));
    await tab.page.goto(`${host.address}/en${path}`);
    const asked = new URL((await stream).url()).searchParams;
    const { epoch, seq } = JSON.parse((await tab.page.locator('#seed').textContent()) ?? '') as {
      readonly epoch: string;
      readonly seq: number;
    };
    expect({ epoch: asked.get('epoch'), from: asked.get('from') }, path).toEqual({ epoch, from: String(seq) });
    await tab.page.locator(`main ${OPEN_PRICE}`).first().waitFor();
    await tab.close();
  }
});

it('[RND-8] the script before the page is small, and shows the chosen theme and no odds that nobody has chosen', async () => {
  await untilRendered('/en');
  const tab = await openPage();
  const { page } = tab;
  await page.addInitScript(choosePreferences, DEVICE_STORAGE.preferences.name);
  const release = await holdScripts(page);
  await page.goto(`${host.address}/en`, { waitUntil: 'commit' });
  await page.locator('main .side-name').first().waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.locator('main .when[data-at]').first().waitFor();
  expect(await page.locator('main .when-period', { hasText: 'UTC' }).count()).toBe(0);
  expect(await page.locator('main .cell-price:visible').count()).toBe(0);
  const scripts = await page.locator('script:not([src]):not([type])').allTextContents();
  expect(scripts).toHaveLength(1);
  expect(scripts.join('').length).toBeLessThan(1_024);
  release();
  await page
    .locator('main .cell-price', { hasText: /^[+-]\d+$/ })
    .first()
    .waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[RND-6] a player with the Asian view gets the page rendered by the browser, and nobody else does', async () => {
  for (const [appView, isTakenOver] of [
    [0, true],
    [1, false],
  ] as const) {
    const tab = await openPage();
    await tab.page.addInitScript(WATCH);
    await tab.page.addInitScript(
      ([key, view]) => {
        // Whether the server's first cell is there when the browser has the page.
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('.frame:not(.is-any-width)') === null) return;
          observer.disconnect();
          Object.assign(globalThis, { isKept: (globalThis as unknown as Watched).first?.isConnected });
        }).observe(document, { subtree: true, childList: true, attributes: true });
        localStorage[key] = JSON.stringify({
          language: 'en',
          oddsView: 1,
          theme: 0,
          is12h: false,
          timeZone: 'auto',
          appView: view,
        });
      },
      [DEVICE_STORAGE.preferences.name, appView] as const,
    );
    await untilRendered('/en/live');
    await tab.page.goto(`${host.address}/en/live`);
    await tab.page.locator('.frame:not(.is-any-width)').waitFor();
    await tab.page.locator(`main ${OPEN_PRICE}`).first().waitFor();
    await expect.poll(() => tab.page.locator('main .asian-line').count().then(Boolean)).toBe(!isTakenOver);
    expect(await tab.page.evaluate(() => (globalThis as { isKept?: boolean }).isKept)).toBe(isTakenOver);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }
});
