/**
 * Tournaments in the browser: a player joins, plays rounds of dice that count, and has a place; an ended one shows its
 * winners.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile();

const main = (page: Page) => page.getByRole('main');
const part = (page: Page) => page.getByRole('region', { name: 'Your entry' });

async function openList(page: Page): Promise<void> {
  await page.goto(`${host.address}/en/tournaments`);
  await main(page).getByRole('heading', { level: 1, name: 'Tournaments' }).waitFor();
  await page.getByRole('region', { name: 'Running now' }).getByRole('listitem').first().waitFor();
}

/** Rolls, each time until the page of the game has the round. */
async function rollDice(page: Page, rounds: number): Promise<void> {
  await page.getByRole('button', { name: 'Play for money' }).click();
  const frame = page.frameLocator('iframe.casino-frame');
  const roll = frame.locator('.controls .main[aria-disabled="false"]');
  await roll.waitFor();
  await frame.getByRole('textbox', { name: 'Stake' }).fill('1');
  for (let round = 0; round < rounds; round += 1) {
    await roll.click();
    await expect.poll(() => page.getByRole('link', { name: /^Verify the round/ }).count()).toBe(round + 1);
    await roll.waitFor();
  }
}

describe('tournaments', () => {
  it.each([
    [1366, 'light'],
    [390, 'dark'],
  ] as const)(
    '[TRN-3, TRN-4, TRN-8, TRN-9, TRN-10] a player joins, leaves, joins again, and plays counted rounds of dice, %d px',
    async (width, theme) => {
      const tab = await openPage({ width, theme });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      await openList(page);
      expect(await faults(page)).toEqual([]);
      expect(await faultsInOtherTheme(page)).toEqual([]);

      const sprint = page
        .getByRole('region', { name: 'Running now' })
        .getByRole('link', { name: 'Quick games sprint' });
      await sprint.click();
      await part(page).getByRole('button', { name: 'Join the tournament' }).click();
      await part(page).getByText('You’ve joined this tournament.').waitFor();
      await part(page).getByRole('button', { name: 'Leave the tournament' }).click();
      await part(page).getByRole('button', { name: 'Join the tournament' }).click();
      await part(page).getByText('10 of 10').waitFor();
      expect(await faults(page)).toEqual([]);
      expect(await faultsInOtherTheme(page)).toEqual([]);

      const address = page.url();
      await page.getByRole('region', { name: 'Games that count' }).getByRole('link', { name: 'Dice' }).click();
      await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
      const counting = page.getByRole('region', { name: 'Tournaments' }).getByRole('listitem');
      await counting.filter({ hasText: 'Quick games sprint' }).getByText('Joined', { exact: true }).waitFor();
      expect(await faults(page)).toEqual([]);
      await rollDice(page, 2);
      await page.goto(address);
      await part(page).getByText('8 of 10').waitFor();
      expect(await part(page).getByRole('button').count()).toBe(0);
      await page.getByRole('table', { name: 'Leaderboard' }).getByText('simulated').first().waitFor();
      expect(await faults(page)).toEqual([]);

      await main(page).getByRole('link', { name: 'All tournaments' }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Quick games sprint' })
        .first()
        .getByText('Joined', { exact: true })
        .waitFor();
      await page.getByRole('region', { name: 'Ended' }).getByRole('link', { name: 'Slots cup' }).first().click();
      const winners = page.getByRole('table', { name: 'Winners' });
      await winners.getByRole('cell', { name: '€20.00' }).waitFor();
      expect(await winners.getByText('simulated').count()).toBeGreaterThanOrEqual(10);
      await part(page).getByText('You did not take part.', { exact: false }).waitFor();
      expect(await faults(page)).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    180_000,
  );

  it('[TRN-1, TRN-3] a guest on a phone comes from the casino, sees the rules, and is led to the login', async () => {
    const tab = await openPage({ width: 390, touch: true, expected: [/tournaments\/4\b/] });
    const { page } = tab;
    await page.goto(`${host.address}/en/casino-lobby`);
    await page.getByRole('link', { name: 'Tournaments', exact: true }).last().click();
    await page.getByRole('region', { name: 'Running now' }).getByRole('link', { name: 'Slots cup' }).click();
    await page
      .getByRole('region', { name: 'Rules' })
      .getByText(/^Simulated players take part/)
      .waitFor();
    const login = await part(page).getByRole('link', { name: 'Log in to join' }).boundingBox();
    expect(login?.height).toBeGreaterThanOrEqual(44);
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/tournaments/4`);
    await page.getByText('There is no such tournament').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
