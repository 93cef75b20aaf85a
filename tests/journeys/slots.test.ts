/** Slots in the browser: found in their section, played by keyboard, and every symbol has its name. */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { balance, enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

async function openGame(page: Page, path: string, mode: 'Play for fun' | 'Play for money'): Promise<FrameLocator> {
  await page.goto(`${host.address}/en/slots/game/${path}`);
  await page.getByRole('button', { name: mode }).click();
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  return frame;
}

async function spin(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Spin', exact: true }).press('Enter');
  await expect.poll(() => frame.getByRole('status').innerText(), { timeout: 60_000 }).toMatch(/won|came back|No win/);
}

describe('slots', () => {
  it('[REEL-2, CSN-6] a visitor finds a slot in the section of slots and plays it for fun', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await page.goto(`${host.address}/en/casino-lobby`);
    await page.getByRole('navigation', { name: 'Kinds of games' }).getByRole('link', { name: 'Slots' }).click();
    await page.getByRole('heading', { level: 1, name: 'Slots' }).waitFor();
    await page.getByRole('link', { name: /^Orchard Row/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Orchard Row' }).waitFor();
    await page.getByText('exactly 193/200').waitFor();
    const frame = await openGame(page, '230/orchard-row', 'Play for fun');
    await spin(frame);
    const symbols = frame.getByRole('group', { name: 'Reels' }).getByRole('img');
    expect(await symbols.count()).toBe(9);
    for (const name of await symbols.evaluateAll((all) => all.map((each) => each.ariaLabel)))
      expect(name).toMatch(/^(?:Cherry|Lemon|Plum|Bell|Star|Seven)(?:, pays)?$/);
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it.each([
    ['230/orchard-row', 'Orchard Row'],
    ['231/harbour-lights', 'Harbour Lights'],
    ['232/night-train', 'Night Train'],
    ['233/coin-room', 'Coin Room'],
    ['234/wild-meadow', 'Wild Meadow'],
    ['235/book-of-tides', 'Book of Tides'],
    ['236/crystal-falls', 'Crystal Falls'],
    ['237/star-harvest', 'Star Harvest'],
  ])('[REEL-2, GWAL-9] a player plays %s for money by keyboard, with the result at once', async (path, name) => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const frame = await openGame(page, path, 'Play for money');
    await spin(frame);
    const paid = Number(/([\d.]+) EUR/.exec(await frame.getByRole('status').innerText())?.[1] ?? 0) * 100;
    await expect.poll(() => balance(page)).toBe(before - 100 + paid);
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/office/casino/rounds`);
    await page.getByRole('cell', { name }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
