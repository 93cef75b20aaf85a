/** Bonus games in the browser: a turn earned by a round of dice and played for points; the other games by keyboard. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

/** Plays one round of dice for this stake, in euros, and waits for its end. */
async function stakeAtDice(page: Page, euros: string): Promise<void> {
  await page.goto(`${host.address}/en/slots/game/202/dice`);
  await page.getByRole('button', { name: 'Play for money' }).click();
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  await frame.getByRole('textbox', { name: /^Stake/ }).fill(euros);
  await frame.locator('.controls .main').press('Enter');
  await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/won|came back|No win/);
}

/** Opens a game until the operator has granted the turns: it does so a second after the stakes were settled. */
async function openWithTurns(page: Page, game: string, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(`${host.address}/en/${game}`);
      const turns = page.getByRole('region', { name: 'Your turns' });
      await turns.getByText(/^Today: /).waitFor();
      return turns.getByRole('listitem').count();
    })
    .toBe(count);
}

const prize = async (page: Page): Promise<number> => {
  const reported = page.locator('main').getByRole('status').filter({ hasText: 'Your prize: ' });
  return Number((await reported.innerText()).replaceAll(/\D/g, ''));
};
const press = (page: Page, name: RegExp | string): Promise<void> =>
  page.locator('main').getByRole('button', { name }).first().press('Enter');

/** The choices of each game after its turn has begun. */
const CHOICES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  lottery: async () => undefined,
  chest: (page) => press(page, 'Chest 2'),
  'dragon-bonus': (page) => press(page, 'Egg 5'),
  memory: async (page) => {
    await page.getByText('Turn over a card.').waitFor();
    for (let card = 1; card <= 5 && (await page.getByText('Turn over a card.').count()) > 0; card += 1) {
      await press(page, `Card ${card}`);
      await page
        .locator('main')
        .getByRole('button', { name: `Card ${card}` })
        .waitFor({ state: 'detached' });
    }
  },
  safe: async (page) => {
    for (const digit of [1, 2, 3]) {
      await page.getByRole('group', { name: `Digit ${digit}` }).waitFor();
      await press(page, /^7$/);
    }
  },
};

describe('a bonus game', () => {
  it('[BGO-1, BGO-3, BGO-9, BGM-8] gives a turn for a settled stake, pays its points once, and proves its outcome', async () => {
    const tab = await openPage({ width: 390, theme: 'dark', reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    await page.goto(`${host.address}/en/fortuna`);
    await page.getByText(/You have no turns at the moment/).waitFor();
    expect(await page.getByRole('table', { name: 'Prizes' }).getByRole('row').count()).toBe(6);
    expect(await faults(page)).toEqual([]);
    await stakeAtDice(page, '20');
    await openWithTurns(page, 'fortuna', 1);
    await press(page, 'Play a turn');
    const won = await prize(page);
    expect([5, 10, 20, 40, 120]).toContain(won);
    await page.getByText(/You have no turns at the moment/).waitFor();
    await press(page, 'Reveal the server’s seed');
    await page.getByRole('region', { name: 'Turns played' }).locator('summary').first().click();
    await page.getByText('not revealed yet').waitFor({ state: 'detached' });
    await press(page, 'Check this turn');
    await expect
      .poll(() => page.getByRole('region', { name: 'Turns played' }).getByRole('status').innerText())
      .toContain('This round is correct.');
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/office/rewards`);
    await page
      .getByRole('region', { name: 'Your points' })
      .getByText(new RegExp(`^${won}\\b`))
      .waitFor();
    await page
      .getByRole('region', { name: 'Points history' })
      .getByText(/^Bonus game/)
      .waitFor();
    await page.goto(`${host.address}/en/office/manager`);
    await page.getByText(/You have earned a turn in the bonus games\. Play it by /).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[BGO-1, BGM-5, BGM-6, BGM-8] of every kind is played by keyboard with the turns of a day', async () => {
    for (const games of [
      ['chest', 'memory', 'lottery'],
      ['dragon-bonus', 'safe'],
    ]) {
      const tab = await openPage({ width: 1366, reducedMotion: true });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      await stakeAtDice(page, '70');
      for (const [at, game] of games.entries()) {
        await openWithTurns(page, game, 3 - at);
        await press(page, 'Play a turn');
        await CHOICES[game]?.(page);
        expect(await prize(page)).toBeGreaterThan(0);
        expect(await faults(page)).toEqual([]);
      }
      expect(tab.problems()).toEqual([]);
      await tab.close();
    }
  });
});
