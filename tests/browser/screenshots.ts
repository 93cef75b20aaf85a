/**
 * `npm run screenshots`: every screen, in both themes, at 1366 and 390 px, in English, German and Arabic, into `screenshots/`
 * (ignored by git). `npm run screenshots -- game ar` takes only those whose name holds all the words given.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { startHost } from './host.ts';
import { closeBrowser, openPage } from './page.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const SIZES = [
  [1366, 900],
  [390, 844],
] as const;
const THEMES = ['light', 'dark'] as const;
const LOCALES = ['en', 'de', 'ar'] as const;
const SETTLE_MS = 15_000;
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
const settle = async (page: Page, name: string): Promise<void> => {
  try {
    await page.waitForSelector('main, [role="main"], dialog, [role="dialog"]', { timeout: SETTLE_MS });
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, { timeout: SETTLE_MS });
    await page.evaluate(() => document.fonts.ready.then(() => true));
  } catch {
    console.log(`! ${name} did not settle`);
  }
};

const main = async (words: readonly string[]): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const host = await startHost();
  let taken = 0;
  let problems = 0;
  try {
    const probe = await openPage();
    const shots = await shotsOf(host.address, probe.context);
    await probe.close();
    for (const signedIn of [false, true]) {
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
  } finally {
    await closeBrowser();
    await host.close();
  }
  console.log(`${taken} screenshots in ${folder}, ${problems} problems`);
};

await main(process.argv.slice(2));
