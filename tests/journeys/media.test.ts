/** The match tracker: the live view of a match, its events, the video, and the place beside the page. */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { axis, fitMatch, heldMatch, mediaOf, tracker } from './match-in-play.ts';
import { enter } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile();

/** A match of football that has a video. */
async function matchWithVideo(): Promise<string> {
  const address = await fitMatch(host, 1, async (id) => {
    const { videos } = await mediaOf<{ videos: readonly unknown[] }>(host, `games/${id}`);
    return videos.length > 0;
  });
  if (address === null) throw new Error('no match of football in play has a video');
  return address;
}

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
    await page.evaluate((y) => scrollTo(0, y), width < 1024 ? 2_000 : 900);
    // Beside the markets it is in sight where it is [LIN-236].
    await expect.poll(() => page.locator('.media-screen.is-floating').count()).toBe(width < 1024 ? 1 : 0);
    const video = await page.locator('.media-stage video').boundingBox();
    expect(video?.y).toBeGreaterThan(0);
    expect((video?.y ?? Infinity) + (video?.height ?? 0)).toBeLessThanOrEqual(900);
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
    const address = await heldMatch(host, sportId);
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
    const address = await heldMatch(host, CRICKET);
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
