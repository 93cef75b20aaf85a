/**
 * Price cells in a real browser, for games with the longest names of the catalogue and every market of the operator's
 * models.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { competitorsOf, championships } from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { longTermChampionships } from '../../adapters/sandbox/operator/catalogue/long-term.ts';
import type { PricedMarket } from '../../adapters/sandbox/operator/line/types.ts';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { cellContrasts, CELL_STATES } from '../browser/cell-contrast.ts';
import { bundleFakeSite, type FakeSite } from '../browser/fake-site.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { seenCells } from '../browser/visible-text.ts';
import type { FakeGame } from '../ui/fake-line.ts';
import { NOW } from '../ui/fake-views.ts';
import { matchOf, SIDED_MODELS, offersOf } from '../ui/model-matches.ts';
import { scheduledGame } from '../ui/scheduled-game.ts';

const CHAMP = { id: 1, sportId: 1, name: 'Premier League', country: 'GB-ENG' };
const HOUR_MS = 3_600_000;
const BOARD = '/line/1/1';
const FIELDS = `/line/${LONG_TERM}/2`;
const MIN_CONTRAST = 4.5;
/** The range of a game's market ids. */
const IDS = 10_000;

const NAMES = championships
  .filter(({ sportId }) => sportId !== LONG_TERM)
  .flatMap((championship) => competitorsOf(championship).map(({ name }) => name))
  .toSorted((a, b) => b.length - a.length || a.localeCompare(b));
const longestWord = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));
const MANCHESTER = ['Manchester United', 'Manchester City'] as const;
/** The two longest names, two with a common beginning, and the two with the longest words. */
const PAIRS: readonly (readonly [home: string, away: string])[] = [
  [NAMES[0] ?? '', NAMES.find((name) => name !== NAMES[0]) ?? ''],
  MANCHESTER,
  pairOf([...new Set(NAMES)].toSorted((a, b) => longestWord(b) - longestWord(a))),
];

function pairOf([home = '', away = '']: readonly string[]): readonly [string, string] {
  return [home, away];
}

function gameOf(
  id: number,
  names: readonly [home: string, away: string],
  champ: typeof CHAMP,
  isTop = false,
): FakeGame['game'] {
  return scheduledGame(id, champ, names, { startsAt: NOW + id * HOUR_MS, top: isTop, marketCount: 100 });
}

const withMarkets = (game: FakeGame['game'], offers: readonly PricedMarket[]): FakeGame => ({
  game,
  markets: offers.map(({ kind, type, param, price, label }, at) => ({
    id: game.id * IDS + at,
    gameId: game.id,
    kind,
    type,
    param,
    label: label ?? null,
    flags: 0,
    price,
  })),
});

const RESULT = 1;
const WINNER = 2;
const HANDICAP = 8;
/** Every market of every model but outrights. */
const offers = offersOf(SIDED_MODELS.map(matchOf));
const without = (kind: number): readonly PricedMarket[] => offers.filter((market) => market.kind !== kind);
/** The lowest, the middle and the highest line of each type. */
const fewOf = (markets: readonly PricedMarket[]): readonly PricedMarket[] => {
  const byType = new Map<string, PricedMarket[]>();
  for (const market of markets.toSorted((a, b) => a.param - b.param)) {
    const key = `${market.kind}:${market.type}`;
    byType.set(key, [...(byType.get(key) ?? []), market]);
  }
  return [...byType.values()].flatMap((lines) =>
    lines.filter((_, at) => at === 0 || at === lines.length - 1 || at === lines.length >> 1),
  );
};
const games: readonly FakeGame[] = [
  ...PAIRS.map((names, at) =>
    withMarkets(gameOf(at + 1, names, CHAMP, true), at === 0 ? without(WINNER) : fewOf(without(WINNER))),
  ),
  // An even handicap has the same number on both sides.
  withMarkets(
    gameOf(8, MANCHESTER, CHAMP),
    without(WINNER).filter(({ kind, param }) => kind !== HANDICAP || param === 0),
  ),
  // A sport without draws has two columns on the board.
  withMarkets(gameOf(9, MANCHESTER, { ...CHAMP, id: 3, sportId: 3, name: 'NBA' }, true), fewOf(without(RESULT))),
  ...longTermChampionships.map((championship, at) =>
    withMarkets(
      gameOf(20 + at, [championship.name, ''], {
        ...CHAMP,
        id: 2,
        sportId: LONG_TERM,
        name: 'Long-term bets',
      }),
      competitorsOf(championship).map(({ name: label }, index) => ({
        kind: 30,
        type: index + 1,
        param: 0,
        price: 2_000 + index * 500,
        suspended: false,
        label,
      })),
    ),
  ),
];

let site: FakeSite;
beforeAll(async () => {
  site = await bundleFakeSite();
});
afterAll(closeBrowser);

async function show(page: Page, language: string, path: string): Promise<void> {
  await page.goto(`${site.address}/${language}${path}`);
  await page.locator('main .cell').first().waitFor();
  await page.locator('main [aria-busy="true"]').waitFor({ state: 'detached' });
  await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
}

const doubled = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => text === '' || texts.indexOf(text) !== at);

describe('[LIN-201] no two outcomes of a market show the same text', () => {
  it.each(LANGUAGES)(
    'in %s, on the game page, a board, among long-term bets and on the home page',
    async (language) => {
      const tab = await openPage({ width: 1366, reducedMotion: true });
      const { page } = tab;
      await site.serve(tab.context, games);
      const paths = [...PAIRS.map((_, at) => `${BOARD}/${at + 1}`), BOARD, '/line/3/3', FIELDS, `${FIELDS}/20`, '/'];
      const wrong: string[] = [];
      for (const path of paths) {
        await show(page, language, path);
        for (const width of [1366, 1100, 390]) {
          await page.setViewportSize({ width, height: 900 });
          const seen = await seenCells(page);
          expect(seen.length).toBeGreaterThan(0);
          for (const { place, texts } of seen)
            if (doubled(texts).length > 0)
              wrong.push(`${width} px, ${path}, ${place}: ${[...new Set(doubled(texts))].join(' | ')}`);
        }
        await page.setViewportSize({ width: 1366, height: 900 });
      }
      expect(wrong).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );
});

describe('[LIN-202] every state of a price cell has a contrast of 4.5:1', () => {
  it.each([
    ['light', 1366, ''],
    ['dark', 1366, ''],
    ['light', 390, ''],
    ['dark', 390, ''],
    ['light', 1366, 'green-red'],
    ['dark', 1366, 'green-red'],
  ] as const)('in the %s theme at %i px, with the look "%s"', async (theme, width, look) => {
    const tab = await openPage({ width, theme });
    const { page } = tab;
    await site.serve(tab.context, games);
    const wrong: string[] = [];
    for (const path of [BOARD, `${BOARD}/2`, `${BOARD}/3`, FIELDS, '/']) {
      await show(page, 'en', path);
      await page.evaluate((words) => document.documentElement.setAttribute('data-look', words), look);
      const isOneClick = path === `${BOARD}/3`;
      await page.evaluate((is) => document.documentElement.toggleAttribute('data-one-click', is), isOneClick);
      const contrasts = await cellContrasts(page);
      expect(contrasts.length).toBeGreaterThan(CELL_STATES.length);
      for (const { contrast, where } of contrasts)
        if (contrast < MIN_CONTRAST) wrong.push(`${path}, ${where} ${contrast.toFixed(2)}`);
    }
    expect(wrong).toEqual([]);
    await tab.close();
  });

  it('takes its colours at once with reduced motion', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true });
    const { page } = tab;
    await site.serve(tab.context, games);
    await show(page, 'en', BOARD);
    const [atOnce, later] = await page.evaluate(async () => {
      const price = document.querySelector('main .cell .cell-price');
      if (price === null) throw new Error('the board has no price');
      price.closest('.cell')?.setAttribute('aria-pressed', 'true');
      const first = getComputedStyle(price).color;
      const FRAMES = 5;
      for (let frames = 0; frames < FRAMES; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return [first, getComputedStyle(price).color];
    });
    expect(atOnce).toBe(later);
    await tab.close();
  });
});

it('[DSP-8] in a narrow list a game without a result shows its total, the first price of its row', async () => {
  const tab = await openPage({ width: 390, height: 844, touch: true });
  const { page } = tab;
  const markets = fewOf(offers.filter(({ kind }) => kind !== RESULT && kind !== WINNER));
  await site.serve(tab.context, [withMarkets(gameOf(1, MANCHESTER, CHAMP), markets)]);
  await page.goto(`${site.address}/en${BOARD}`);
  const first = page.locator('main .row [data-market]').first();
  await first.waitFor();
  expect(await first.innerText()).toContain('Over');
  expect(await page.locator('main .row .cell.is-empty:visible').count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
