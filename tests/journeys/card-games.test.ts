/** Card games in the browser: dealt, decided by keyboard, and paid. */
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

const untilPlayed = (frame: FrameLocator): Promise<void> =>
  expect
    .poll(() => frame.getByRole('status').innerText())
    .toMatch(/won|came back|No win/)
    .then(() => undefined);

describe('card games', () => {
  it.each([
    ['211/baccarat', 'Tie, 9×'],
    ['214/andar-bahar', 'Bahar, 2×'],
  ])('[GSN-1, GSN-2] a visitor plays %s for fun and sees every card by its name', async (path, side) => {
    const tab = await openPage({ width: 1366 });
    const frame = await openGame(tab.page, path, 'Play for fun');
    await frame.getByRole('radio', { name: side }).check();
    await frame.getByRole('button', { name: 'Deal' }).click();
    await untilPlayed(frame);
    expect(await frame.getByRole('img', { name: / of (?:spades|hearts|diamonds|clubs)$/ }).count()).toBeGreaterThan(1);
    expect(await faults(tab.page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[BJK-3, BJK-6, BJK-12, PRV-8] a player doubles at blackjack by keyboard with the hint on, and the whole stake is settled', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const frame = await openGame(page, '220/blackjack', 'Play for money');
    const status = (): Promise<string> => frame.getByRole('status').innerText();
    const hint = frame.getByRole('checkbox', { name: 'Show best play' });
    expect(await hint.isChecked()).toBe(false);
    await hint.press('Space');
    const double = frame.getByRole('button', { name: 'Double +1.00 EUR' });
    const untilAnswered = (): Promise<void> =>
      expect
        .poll(status)
        .toMatch(/won|came back|No win|Your hand: |insurance\?/)
        .then(() => undefined);
    // Rounds that end with the deal are played again.
    let before = 0;
    for (let isDoubled = false; !isDoubled;) {
      before = await balance(page);
      await frame.getByRole('button', { name: 'Deal' }).press('Enter');
      await untilAnswered();
      const insurance = frame.getByRole('button', { name: 'No insurance' });
      if (await insurance.isVisible()) {
        await insurance.press('Enter');
        await expect.poll(status).not.toContain('insurance?');
        await untilAnswered();
      }
      isDoubled = (await status()).includes('Best play: ');
    }
    expect(await faults(page)).toEqual([]);
    await double.press('Enter');
    await untilPlayed(frame);
    expect(await frame.getByText('Stake of this round: 2.00 EUR').count()).toBe(1);
    const paid = Number(/([\d.]+) EUR/.exec(await status())?.[1] ?? 0) * 100;
    await expect.poll(() => balance(page)).toBe(before - 200 + paid);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[CWR-2, CWR-3, CWR-5] a visitor plays a round of casino war for fun, and answers equal cards', async () => {
    const tab = await openPage({ width: 1366, theme: 'dark' });
    const frame = await openGame(tab.page, '221/casino-war', 'Play for fun');
    await frame.getByRole('radio', { name: 'As high as the stake, 11×' }).check();
    await frame.getByRole('button', { name: 'Deal' }).press('Enter');
    await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/won|came back|No win|war\?/);
    const war = frame.getByRole('button', { name: /^Go to war/ });
    if (await war.isVisible()) await war.press('Enter');
    await untilPlayed(frame);
    expect(await frame.getByRole('img', { name: / of (?:spades|hearts|diamonds|clubs)$/ }).count()).toBeGreaterThan(1);
    expect(await faults(tab.page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[VPK-1, VPK-2, VPK-7] a player holds cards of video poker by keyboard, leaves, and draws after the return', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const first = await openGame(page, '212/video-poker', 'Play for money');
    await first.getByRole('button', { name: 'Deal' }).press('Enter');
    await expect.poll(() => first.getByRole('status').innerText()).toContain('Choose the cards to hold');
    const names = () => first.locator('.slot').evaluateAll((slots) => slots.map((slot) => slot.ariaLabel));
    const dealt = await names();
    const frame = await openGame(page, '212/video-poker', 'Play for money');
    await expect.poll(() => frame.getByRole('status').innerText()).toContain('Choose the cards to hold');
    expect(await names()).toEqual(dealt);
    await frame.locator('.slot').nth(2).press('Enter');
    expect(await frame.locator('.slot').nth(2).getAttribute('aria-pressed')).toBe('true');
    expect(await faults(page)).toEqual([]);
    await frame.getByRole('button', { name: 'Draw' }).press('Enter');
    await untilPlayed(frame);
    expect((await names())[2]).toBe(dealt[2]);
    const paid = Number(/([\d.]+) EUR/.exec(await frame.getByRole('status').innerText())?.[1] ?? 0) * 100;
    await expect.poll(() => balance(page)).toBe(before - 100 + paid);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
