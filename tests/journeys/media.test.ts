/** The match tracker: the live view of a match, its events, the video, and the place beside the page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile();

/** The address of a match in play of a sport, the first that is fit, if there is one now. */
async function fitMatch(sportId: number, isFit: (gameId: number) => Promise<boolean>): Promise<string | null> {
  const response = await fetch(`${host.address}/line-api/v1/feed?topics=live:${sportId}`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error(`the feed answered ${response.status}`);
  let text = '';
  while (!text.includes('\n')) text += new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  const { games, champs } = JSON.parse(text.slice(0, text.indexOf('\n'))) as {
    games: { id: readonly number[]; champ: readonly number[] };
    champs: { id: readonly number[] };
  };
  for (const [at, id] of games.id.entries())
    if (await isFit(id)) return `/en/live/${sportId}/${champs.id[games.champ[at] ?? 0]}/${id}`;
  return null;
}

async function mediaOf<T>(path: string): Promise<T> {
  return (await (await fetch(`${host.address}/media-api/v1/${path}`)).json()) as T;
}

/** A match of football that has a video. */
async function matchWithVideo(): Promise<string> {
  const address = await fitMatch(1, async (id) => {
    const { videos } = await mediaOf<{ videos: readonly unknown[] }>(`games/${id}`);
    return videos.length > 0;
  });
  if (address === null) throw new Error('no match of football in play has a video');
  return address;
}

/**
 * Holds the line at a moment when something has happened in a match of a sport that is not at a break, and answers its
 * address. Some sports have one match in play at a time, which may just have begun: the line then plays on.
 */
async function heldMatch(sportId: number, least = 12): Promise<string> {
  const find = (): Promise<string | null> =>
    fitMatch(sportId, async (id) => {
      const { happened } = await mediaOf<{ happened: readonly (readonly [string])[] }>(`zones/m${id}`);
      const last = happened.at(-1)?.[0];
      return happened.length > least && last !== 'set' && last !== 'periodEnd' && last !== 'end';
    });
  const hold = async (): Promise<boolean> => {
    await host.turn({ isLineHeld: true });
    const isFound = (await find()) !== null;
    if (!isFound) await host.turn({ isLineHeld: false });
    return isFound;
  };
  await expect.poll(hold, { timeout: 200_000, interval: 3_000 }).toBe(true);
  const address = await find();
  if (address === null) throw new Error(`no match of sport ${sportId} is in play`);
  return address;
}

const tracker = (page: Page) => page.locator('main').getByRole('region', { name: 'Match tracker' });
const axis = (page: Page) => tracker(page).getByRole('slider', { name: 'Momentum and key events' });

describe.each([1366, 390])('a player at %i px', (width) => {
  it('[MVW-1] walks through a match, watches its video, and keeps the video in sight while scrolling', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}${await matchWithVideo()}`);
    await axis(page).waitFor();
    await axis(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => axis(page).getAttribute('aria-valuetext')).toMatch(/begins$/);
    await page.keyboard.press('End');
    await expect.poll(() => axis(page).getAttribute('aria-valuetext')).toBe('Now');
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await tracker(page).getByRole('button', { name: 'Video', exact: true }).click();
    const isPlaying = () =>
      page.locator('.media-stage video').evaluate((video: HTMLVideoElement) => !video.paused && video.videoWidth > 0);
    await expect.poll(isPlaying).toBe(true);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect.poll(() => page.locator('.media-screen.is-floating').count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => page.locator('.media-screen.is-floating').count()).toBe(0);
    await tracker(page).getByRole('button', { name: 'Pause' }).click();
    await expect.poll(isPlaying).toBe(false);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[MDA-8] a guest keeps a live view beside the page, over other pages and a reload, and brings it back', async () => {
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  await page.goto(`${host.address}${await matchWithVideo()}`);
  await tracker(page).getByRole('button', { name: 'Move beside the page' }).click();
  const beside = page.locator('aside').getByRole('region', { name: 'Match tracker' });
  await beside.waitFor();
  await page.goto(`${host.address}/en/live`);
  await beside.waitFor();
  await beside.getByRole('link').click();
  await tracker(page).getByRole('button', { name: 'Move back to the page' }).click();
  await axis(page).waitFor();
  expect(await beside.count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

const WIDTHS = [1366, 390] as const;
const SPORTS = [
  ['football', 1, 'pitch'],
  ['ice hockey', 2, 'rink'],
  ['basketball', 3, 'court'],
  ['tennis', 4, 'tennis'],
  ['volleyball', 6, 'volleyball'],
  ['table tennis', 10, 'table'],
] as const;
const CRICKET = 66;
const NET: readonly string[] = ['tennis', 'volleyball', 'table'];

// The line is held, so that no match ends meanwhile.
it.each(SPORTS.flatMap((sport) => WIDTHS.map((width) => [...sport, width] as const)))(
  '[MVW-1, MVW-7] %s (sport %i, field %s) at %i px has its field, its timeline and its list, in both themes',
  async (_, sportId, surface, width) => {
    const address = await heldMatch(sportId);
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(host.address + address);
    await axis(page).waitFor();
    const stage = tracker(page).locator(`.media-stage.is-${surface}`);
    const field = stage.getByRole('img');
    // Lines of the field, the play on it, and the score above it.
    await expect.poll(() => field.locator('.media-lines :is(path, rect, circle)').count()).toBeGreaterThan(2);
    await expect.poll(() => field.locator('.media-play .media-ball').count()).toBe(1);
    expect(await stage.locator('.media-score').innerText()).toMatch(/\d+ : \d+/);
    const { width: drawn, height } = (await field.boundingBox()) ?? { width: 0, height: 0 };
    expect(drawn > 200 && height > 100).toBe(true);

    await axis(page).focus();
    await page.keyboard.press('Home');
    await expect.poll(() => axis(page).getAttribute('aria-valuetext')).toMatch(/begins$/);
    await page.keyboard.press('End');
    await expect.poll(() => axis(page).getAttribute('aria-valuetext')).toBe('Now');
    const feed = tracker(page).getByRole('region', { name: 'What happened' });
    await feed.getByRole('button', { name: 'Everything' }).click();
    const entries = feed.getByRole('listitem').getByRole('button');
    await expect.poll(() => entries.count()).toBeGreaterThan(12);
    if (NET.includes(surface)) {
      expect(await field.locator('.media-landing').count()).toBeGreaterThan(0);
      await feed
        .getByRole('button', { name: /Point for .*rally of \d/ })
        .first()
        .click();
      await expect.poll(() => field.locator('.media-served').count()).toBe(1);
    } else {
      await entries.first().click();
      await expect.poll(() => axis(page).getAttribute('aria-valuetext')).not.toBe('Now');
    }
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  330_000,
);

it.each([1366, 390])(
  '[MVW-8] the scoreboard of cricket at %i px counts the overs beside the score',
  async (width) => {
    const address = await heldMatch(CRICKET);
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(host.address + address);
    const overs = /Overs \d+\.[0-5] \/ \d+/;
    await page.locator('main .scoreboard').getByText(overs).waitFor();
    await tracker(page).getByText(overs).waitFor();
    const feed = tracker(page).getByRole('region', { name: 'What happened' });
    await feed.getByRole('button', { name: 'Everything' }).click();
    await feed
      .getByRole('button', { name: /, over \d+\.[0-5]/ })
      .first()
      .waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  330_000,
);

const POSITIONS = [
  ['cricket', 66, 'oval', '.media-bowled', 6, /^Batter \d+ on strike .+ from the (?:left|right) end/],
  ['American football', 13, 'gridiron', '.media-to-gain', 1, /: ball on .+, line to gain /],
  ['baseball', 5, 'diamond', '.media-base', 3, / at bat: .+, outs: [0-2]/],
  ['rugby', 7, 'rugby', '.media-ball', 1, / have the ball, \d+ m from the try line/],
  ['snooker', 30, 'snooker', '.media-pot.is-black', 1, /^On the table: reds \d+, colours \d, points \d+/],
  ['darts', 21, 'darts', '.media-light', 3, / to throw, darts left: [123]/],
] as const;

it.each(
  POSITIONS.flatMap(([name, sportId, ...rest]) => WIDTHS.map((width) => [name, sportId, width, ...rest] as const)),
)(
  '[MVW-10] the tracker of %s (sport %i) at %i px shows where the play stands, and says it, in both themes',
  async (_, sportId, width, surface, mark, count, text) => {
    const address = await heldMatch(sportId, 4);
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(host.address + address);
    await axis(page).waitFor();
    const stage = tracker(page).locator(`.media-stage.is-${surface}`);
    await stage.getByText(text).waitFor();
    await expect.poll(() => stage.getByRole('img').locator(mark).count()).toBe(count);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  330_000,
);
