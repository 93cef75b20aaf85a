/** The match tracker: the live view of a match, its events, the video, and the place beside the page. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile();

/** The address of a match of football in play that has a video. */
async function matchWithVideo(): Promise<string> {
  const response = await fetch(`${host.address}/line-api/v1/feed?topics=live:1`, {
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
  for (const [at, id] of games.id.entries()) {
    const answer = await fetch(`${host.address}/media-api/v1/games/${id}`);
    const { videos } = (await answer.json()) as { videos: readonly unknown[] };
    if (videos.length > 0) return `/en/live/1/${champs.id[games.champ[at] ?? 0]}/${id}`;
  }
  throw new Error('no match of football in play has a video');
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
