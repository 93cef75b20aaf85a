/**
 * Live tables in the browser: one round for a player and a visitor, by keyboard; and the sections that list games of
 * others.
 */
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { hasPresses } from './keys.ts';
import { balance, enter } from './player.ts';
import { choosePlace, DRAW_MS, openGame, placeBet, said } from './shared-game.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();
/** Two rounds, and pages on a slow machine. */
const TIMEOUT_MS = 3 * DRAW_MS;

/** The place as it is named before it is chosen, and as it is shown afterwards. */
const TABLES = [
  ['Live roulette', '280/live-roulette', 'Red', 'Red, chip 1.00 EUR', /^Result: \d+\. /],
  ['Live baccarat', '281/live-baccarat', 'Banker, 1.95×', 'Banker, 1.95×', /^Player \d, banker \d\. /],
] as const;

async function betOn(frame: FrameLocator, place: string, chosen: string): Promise<void> {
  await choosePlace(frame, frame.getByRole('button', { name: place, exact: true }));
  await frame.getByRole('button', { name: chosen, exact: true }).waitFor();
  await placeBet(frame);
}

describe('live tables', () => {
  it.each(TABLES)(
    '[LIV-1, LIV-2, LIV-4, LIV-5, SHR-4, SHR-5, GWAL-9] %s: a player bets for money and a visitor for fun on one round, and the player verifies it',
    async (title, path, place, chosen, result) => {
      const [tab, guest] = [
        await openPage({ width: 390, reducedMotion: true, theme: 'dark' }),
        await openPage({ width: 1366 }),
      ];
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const before = await balance(page);
      const forMoney = await openGame(page, host.address, path, 'Play for money');
      const forFun = await openGame(guest.page, host.address, path, 'Play for fun');
      for (const frame of [forMoney, forFun]) {
        // oxlint-disable-next-line no-await-in-loop
        await frame.getByText('No dealer, no video').waitFor();
        // oxlint-disable-next-line no-await-in-loop
        await frame.getByText('Simulated 5', { exact: true }).waitFor();
      }
      expect(await faults(page)).toEqual([]);
      expect(await faultsInFrame(page)).toEqual([]);
      await Promise.all([forMoney, forFun].map((frame) => betOn(frame, place, chosen)));
      await expect.poll(() => balance(page)).toBe(before - 100);
      await Promise.all(
        [forMoney, forFun].map((frame) => expect.poll(() => said(frame), { timeout: DRAW_MS }).toMatch(result)),
      );
      const paid = Number(/([\d.]+) EUR/.exec(await said(forMoney))?.[1] ?? 0) * 100;
      await expect.poll(() => balance(page)).toBe(before - 100 + Math.round(paid));
      expect(await Promise.all([page, guest.page].map(hasPresses))).toEqual([false, false]);
      expect(await faults(guest.page)).toEqual([]);
      expect(await faultsInFrame(guest.page)).toEqual([]);
      await page
        .getByRole('link', { name: /^Verify the round of/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('This round is correct.').waitFor();
      await page.goto(`${host.address}/en/office/casino/rounds`);
      await page.getByRole('cell', { name: title }).first().waitFor();
      expect([...tab.problems(), ...guest.problems()]).toEqual([]);
      await Promise.all([tab.close(), guest.close()]);
    },
    TIMEOUT_MS,
  );
});

describe('sections of the casino', () => {
  it.each([390, 1366])(
    '[CSN-3, CSN-15] at %i px each section lists its games and those of other sections that belong to it',
    async (width) => {
      const tab = await openPage({ width });
      const { page } = tab;
      const tiles = page.locator('main .tile b');
      for (const [section, games] of [
        ['live-casino', ['Live roulette', 'Live baccarat']],
        ['fishinghunting', ['Fishing', 'Camera hunt']],
        ['asian-games', ['Sic bo', 'Andar bahar']],
        ['skill-games', ['Blackjack', 'Video poker', 'Hold’em sit-and-go']],
        ['fast-bet', ['Dice', 'Wheel', 'Limbo', 'Plinko']],
      ] as const) {
        // Pages follow each other.
        // oxlint-disable-next-line no-await-in-loop
        await page.goto(`${host.address}/en/${section}`);
        // oxlint-disable-next-line no-await-in-loop
        await expect.poll(() => tiles.allInnerTexts()).toEqual(games);
        // oxlint-disable-next-line no-await-in-loop
        expect(await faults(page)).toEqual([]);
      }
      await page.getByRole('navigation', { name: 'Kinds of games' }).getByRole('link', { name: 'Asian games' }).click();
      await expect.poll(() => tiles.allInnerTexts()).toEqual(['Sic bo', 'Andar bahar']);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );
});
