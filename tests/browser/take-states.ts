/**
 * Takes a picture of every state of `states.ts`. Themes and sizes of one state are taken in parallel, unless the first
 * call uses a switch up. Words select: name prefixes, `light`, `dark`, `1366`, `390`, a language (default English), and
 * `axe`, which adds an accessibility report.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { faults, faultsNow } from '../journeys/sound.ts';
import { openPage } from './page.ts';
import { languageOf, localized } from './localized.ts';
import { HEADERS, signIn } from './sign-in.ts';
import { STATES, type State } from './states.ts';

export const SIZES = [
  [1366, 900],
  [390, 844],
] as const;
export const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de', 'ru', 'ar'] as const;
/** Some states never settle, which is their point. */
const TEST_TIMEOUT_MS = 4_000;
const NEWS_MS = 1_200;
/** A state's text appears within this time, even when a page first has to give up on a silent view. */
const SAID_MS = 10_000;
const AXE_MS = 15_000;

type Look = Readonly<{ width: number; height: number; theme: (typeof THEMES)[number] }>;

/** Waits until loading has ended; a screen that never settles is taken as is, and reported. */
export const settle = async (page: Page, name: string, patience: number): Promise<void> => {
  try {
    await page.waitForSelector('main, [role="main"], dialog, [role="dialog"]', { timeout: patience });
    await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, {
      timeout: patience,
    });
    await page.evaluate(() => document.fonts.ready.then(() => true));
  } catch {
    console.log(`! ${name} did not settle`);
  }
};

/**
 * The same text in the page's language; null when only English is known: part of a sentence, or a text of the operator.
 */
const localizedPattern = (page: Page, shows: RegExp): RegExp | null => {
  if (languageOf(page) === 'en') return shows;
  const sentence = /^\^((?:[^\\[\](){}|*+?.^$]|\\.)+)\$$/.exec(shows.source)?.[1]?.replaceAll(/\\(.)/g, '$1');
  try {
    return sentence === undefined ? null : localized(page, sentence);
  } catch {
    return null;
  }
};

const widerBy = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const within = async (ms: number, work: Promise<readonly string[]>): Promise<readonly string[]> => {
  let late: ReturnType<typeof setTimeout> | undefined;
  const ended = await Promise.race([
    work.catch((error: unknown) => [String(error)]),
    new Promise<readonly string[]>(
      (resolve) => (late = setTimeout(() => resolve(['axe could not look: it never settled']), ms)),
    ),
  ]);
  clearTimeout(late);
  return ended;
};

/**
 * Takes every selected state in every selected look; the operator is reset after each. Returns the number of pictures.
 */
export const takeStates = async (address: string, folder: string, words: readonly string[]): Promise<number> => {
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  const put = async (body: unknown): Promise<void> => {
    const answer = await fetch(`${address}/sandbox-api/v1/switches`, {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const chosen = (values: readonly string[]): readonly string[] =>
    words.some((word) => values.includes(word)) ? values.filter((value) => words.includes(value)) : values;
  const [themes, widths] = [chosen(THEMES), chosen(SIZES.map(([width]) => String(width)))];
  const language = LANGUAGES.find((each) => words.includes(each)) ?? 'en';
  const isAxe = words.includes('axe');
  const known: readonly string[] = [...THEMES, ...SIZES.map(([width]) => String(width)), ...LANGUAGES, 'axe'];
  const names = words.filter((word) => !known.includes(word));
  const looks: readonly Look[] = THEMES.filter((theme) => themes.includes(theme)).flatMap((theme) =>
    SIZES.filter(([width]) => widths.includes(String(width))).map(([width, height]) => ({ width, height, theme })),
  );

  const take = async (
    { name, set, path, signedIn, unasked, act, shows, isMoving, isWaiting }: State,
    each: readonly Look[],
  ): Promise<void> => {
    const tabs = await Promise.all(
      each.map(async (look) => ({
        look,
        tab: await openPage({
          ...look,
          locale: language === 'en' ? 'en-GB' : language,
          reducedMotion: isMoving !== true,
          ...(unasked === true ? { consent: 'unasked' as const } : {}),
        }),
      })),
    );
    try {
      if (signedIn === true) await Promise.all(tabs.map(({ tab }) => signIn(address, tab.context)));
      await put({ set });
      await Promise.all(
        tabs.map(async ({ look: { width, theme }, tab: { page } }) => {
          const title = `${name}-${width}-${theme}${language === 'en' ? '' : `-${language}`}`;
          try {
            await page.goto(`${address}/${language}${path}`);
            if (isWaiting !== true) await settle(page, title, TEST_TIMEOUT_MS);
            // The operator's answers arrive after the first paint, and may redirect.
            await page.waitForTimeout(NEWS_MS);
            if (isWaiting !== true) await settle(page, title, TEST_TIMEOUT_MS);
            await act?.(page);
            const wanted = shows === undefined ? null : localizedPattern(page, shows);
            if (wanted === null) await page.waitForTimeout(NEWS_MS);
            else await page.getByText(wanted).filter({ visible: true }).first().waitFor({ timeout: SAID_MS });
            await page.waitForTimeout(300);
          } catch (error) {
            console.log(`! ${title}: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`);
          }
          await page.screenshot({ path: join(folder, `${title}.png`) });
          taken += 1;
          const wider = await widerBy(page);
          if (wider > 1) console.log(`! ${title}: ${wider} px wider than the page`);
          if (isAxe)
            for (const fault of await within(AXE_MS, isWaiting === true ? faultsNow(page) : faults(page)))
              console.log(`! ${title}: ${fault}`);
        }),
      );
    } finally {
      await put({ reset: true });
      await Promise.all(tabs.map(({ tab }) => tab.close()));
    }
  };

  for (const state of STATES.filter(({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)))) {
    for (const each of state.isSpent === true ? looks.map((look) => [look]) : [looks]) await take(state, each);
  }
  return taken;
};
