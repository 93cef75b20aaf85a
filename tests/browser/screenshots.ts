/**
 * `npm run screenshots`: every screen, in both themes, at 1366 and 390 px, in English, German and Arabic, into
 * `screenshots/` (ignored by git). `npm run screenshots -- game ar` takes only screens whose name contains all the
 * given words. Then every state that a switch of the stand-in can produce, in English, into `screenshots/states/`: `npm
 * run screenshots -- states block dark 390` takes only states whose name begins with a word, in that theme and size;
 * the word `axe` adds an accessibility report. `--to <folder>` changes the output folder.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { startHost } from './host.ts';
import { closeBrowser, openPage } from './page.ts';
import { SHOTS, type Shot } from './shots.ts';
import { HEADERS, signIn } from './sign-in.ts';
import { settle, SIZES, takeStates, THEMES } from './take-states.ts';

const OWN = fileURLToPath(new URL('../../screenshots', import.meta.url));
const LOCALES = ['en', 'de', 'ar'] as const;
const SETTLE_MS = 15_000;

type SearchIndex = Readonly<{
  competitions: readonly (readonly [id: number, sportId: number])[];
  games: readonly (readonly [
    id: number,
    competitionId: number,
    homeId: number,
    awayId: number,
    startsAt: number,
    live: 0 | 1,
  ])[];
}>;

/** The screens to take, at addresses that the host really has. */
const shotsOf = async (address: string, context: BrowserContext): Promise<readonly Shot[]> => {
  const answer = await context.request.get(`${address}/line-api/v1/search-index?lng=en`, { headers: HEADERS });
  const { competitions, games } = (await answer.json()) as SearchIndex;
  const sportOf = new Map(competitions);
  const found = (live: boolean): Readonly<{ champ: string; game: string }> | null => {
    const [id, champId] = games.find((game) => (game[5] === 1) === live) ?? [];
    if (id === undefined || champId === undefined) return null;
    const champ = `/${live ? 'live' : 'line'}/${sportOf.get(champId)}/${champId}`;
    return { champ, game: `${champ}/${id}` };
  };
  const [ahead, live] = [found(false), found(true)];
  const places: Readonly<Record<string, string | undefined>> = {
    '{ahead}': ahead?.game,
    '{ahead-champ}': ahead?.champ,
    '{live}': live?.game,
    '{live-champ}': live?.champ,
  };
  return SHOTS.flatMap((shot) => {
    const path = Object.hasOwn(places, shot.path) ? places[shot.path] : shot.path;
    return path === undefined ? [] : [{ ...shot, path }];
  });
};

const main = async (given: readonly string[]): Promise<void> => {
  const to = given.indexOf('--to');
  const folder = (to < 0 ? undefined : given[to + 1]) ?? OWN;
  const asked = to < 0 ? given : given.toSpliced(to, 2);
  const isStates = asked[0] === 'states';
  const words = isStates ? asked.slice(1) : asked;
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
            for (const { name, path, act } of wanted) {
              await tab.page.goto(`${host.address}/${locale}${path}`);
              await settle(tab.page, name, SETTLE_MS);
              try {
                await act?.(tab.page);
              } catch (error) {
                console.log(`! ${name}: ${String(error)}`);
              }
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
    if (isStates || words.length === 0) taken += await takeStates(host.address, join(folder, 'states'), words);
  } finally {
    await closeBrowser();
    await host.close();
  }
  console.log(`${taken} screenshots in ${folder}, ${problems} problems`);
};

await main(process.argv.slice(2));
