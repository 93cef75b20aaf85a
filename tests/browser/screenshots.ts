/**
 * `npm run screenshots`: every screen, in both themes, at 1366 and 390 px, in English, German and Arabic, into `screenshots/`
 * (ignored by git). `npm run screenshots -- game ar` takes only those whose name holds all the words given. Then every state that a switch of the
 * stand-in can bring about, in English, into `screenshots/states/`: `npm run screenshots -- states block dark 390` takes only
 * those whose name begins with a word, in that theme and size.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { startHost } from './host.ts';
import { closeBrowser, openPage } from './page.ts';
import { STATES } from './states.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const SIZES = [
  [1366, 900],
  [390, 844],
] as const;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'de', 'ar'] as const;
const SETTLE_MS = 15_000;
/** Some states never settle, which is what there is to see. */
const SETTLE_STATE_MS = 4_000;
const NEWS_MS = 1_200;
const HEADERS = { 'x-requested-with': 'XMLHttpRequest', 'x-app-name': 'touchline', 'x-geoip': 'DE' };

type Shot = Readonly<{ name: string; path: string; signedIn?: boolean }>;
type Game = Readonly<{ id: number; sportId: number; champId: number; live: boolean }>;

/** The screens to take, with addresses that the host really has. */
const shotsOf = async (address: string, context: BrowserContext): Promise<readonly Shot[]> => {
  const answer = await context.request.get(`${address}/line-api/v1/search?q=an&lng=en`, { headers: HEADERS });
  const { games } = (await answer.json()) as { games: readonly Game[] };
  const found = (live: boolean): readonly Shot[] =>
    games
      .filter((game) => game.live === live)
      .slice(0, 1)
      .flatMap(({ id, sportId, champId }) => {
        const champ = `/${live ? 'live' : 'line'}/${sportId}/${champId}`;
        return [
          { name: live ? 'champ-live' : 'champ', path: champ },
          { name: live ? 'game-live' : 'game', path: `${champ}/${id}` },
        ];
      });
  return [
    { name: 'home', path: '/' },
    { name: 'live', path: '/live' },
    { name: 'line', path: '/line' },
    ...found(false),
    ...found(true),
    { name: 'login', path: '/user/login' },
    { name: 'registration', path: '/registration' },
    { name: 'account', path: '/office/account', signedIn: true },
    { name: 'history', path: '/office/history', signedIn: true },
    { name: 'home-signed-in', path: '/', signedIn: true },
    { name: 'not-found', path: '/no/such/page' },
    { name: 'server-error', path: '/500' },
  ];
};

/** Registers a player; the session is a cookie of the context. */
const signIn = async (address: string, context: BrowserContext): Promise<void> => {
  const config = (await (await context.request.get(`${address}/bff-api/config/all.json?lang=en`, { headers: HEADERS })).json()) as {
    geoCountryId: number;
    geoCurrency: unknown;
  };
  const data = { currency: config.geoCurrency, countryId: config.geoCountryId, language: 'en', isAdult: true, bonus: 0 };
  const answer = await context.request.post(`${address}/web-api/registration/fast`, { headers: HEADERS, data });
  if (!answer.ok()) throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`);
};

/** Nothing is loading any more; a screen that never settles is taken as it is, and told. */
const settle = async (page: Page, name: string, patience = SETTLE_MS): Promise<void> => {
  try {
    await page.waitForSelector('main, [role="main"], dialog, [role="dialog"]', { timeout: patience });
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, { timeout: patience });
    await page.evaluate(() => document.fonts.ready.then(() => true));
  } catch {
    console.log(`! ${name} did not settle`);
  }
};

const sameOrigin = { ...HEADERS, 'content-type': 'application/json' };

/** Every state, in both themes and sizes; the operator is put back after each. */
const takeStates = async (address: string, words: readonly string[]): Promise<number> => {
  mkdirSync(join(folder, 'states'), { recursive: true });
  let taken = 0;
  const put = async (body: unknown): Promise<void> => {
    const answer = await fetch(`${address}/sandbox-api/v1/switches`, { method: 'POST', headers: sameOrigin, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const isOf = (values: readonly string[]) => (value: string): boolean => words.includes(value) || !words.some((word) => values.includes(word));
  const [inTheme, inSize] = [isOf(THEMES), isOf(SIZES.map(([width]) => String(width)))];
  const names = words.filter((word) => !(THEMES as readonly string[]).includes(word) && !/^\d+$/.test(word));
  for (const { name, set, path, signedIn = false, unasked = false, act } of STATES.filter((state) => names.length === 0 || names.some((word) => state.name.startsWith(word)))) {
    for (const theme of THEMES.filter(inTheme)) {
      for (const [width, height] of SIZES.filter(([each]) => inSize(String(each)))) {
        const tab = await openPage({ width, height, theme, reducedMotion: true, ...(unasked ? { consent: 'unasked' as const } : {}) });
        try {
          if (signedIn) await signIn(address, tab.context);
          await put({ set });
          await tab.page.goto(`${address}/en${path}`);
          await settle(tab.page, name, SETTLE_STATE_MS);
          // What the operator says comes after the first paint, and may lead elsewhere.
          await tab.page.waitForTimeout(NEWS_MS);
          await settle(tab.page, name, SETTLE_STATE_MS);
          await act?.(tab.page);
          await tab.page.waitForTimeout(300);
        } catch (error) {
          console.log(`! ${name} at ${width}: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`);
        } finally {
          await tab.page.screenshot({ path: join(folder, 'states', `${name}-${width}-${theme}.png`) }).catch(() => undefined);
          taken += 1;
          await put({ reset: true });
          await tab.close();
        }
      }
    }
  }
  return taken;
};

const main = async (given: readonly string[]): Promise<void> => {
  const isStates = given[0] === 'states';
  const words = isStates ? given.slice(1) : given;
  mkdirSync(folder, { recursive: true });
  const host = await startHost();
  let taken = 0;
  let problems = 0;
  try {
    const probe = await openPage();
    const shots = await shotsOf(host.address, probe.context);
    await probe.close();
    for (const signedIn of isStates ? [] : [false, true]) {
      for (const locale of LOCALES) {
        for (const theme of THEMES) {
          for (const [width, height] of SIZES) {
            const wanted = shots
              .filter((shot) => (shot.signedIn ?? false) === signedIn)
              .map((shot) => ({ ...shot, name: `${shot.name}-${width}-${theme}-${locale}` }))
              .filter(({ name }) => words.every((word) => name.split('-').includes(word) || name.startsWith(word)));
            if (wanted.length === 0) continue;
            const tab = await openPage({ width, height, theme, locale, reducedMotion: true });
            if (signedIn) await signIn(host.address, tab.context);
            for (const { name, path } of wanted) {
              await tab.page.goto(`${host.address}/${locale}${path}`);
              await settle(tab.page, name);
              await tab.page.screenshot({ path: join(folder, `${name}.png`) });
              taken += 1;
            }
            for (const problem of tab.problems()) console.log(`! ${problem}`);
            problems += tab.problems().length;
            await tab.close();
          }
        }
      }
    }
    if (isStates || words.length === 0) taken += await takeStates(host.address, words);
  } finally {
    await closeBrowser();
    await host.close();
  }
  console.log(`${taken} screenshots in ${folder}, ${problems} problems`);
};

await main(process.argv.slice(2));
