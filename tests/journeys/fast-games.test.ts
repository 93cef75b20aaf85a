/** Fast games and games at a table: a round of each for play money and for money, by keyboard, with results at once. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

interface Played {
  readonly address: string;
  readonly name: string;
  /** Plays a round to its end, with the keyboard alone. */
  readonly round: (frame: FrameLocator) => Promise<void>;
}

const press = (locator: Locator): Promise<void> => locator.press('Enter');

const GAMES: readonly Played[] = [
  {
    address: '205/limbo',
    name: 'Limbo',
    round: async (frame) => {
      await frame.getByRole('textbox', { name: 'Target' }).fill('1.5');
      await press(frame.getByRole('button', { name: 'Draw' }));
    },
  },
  {
    address: '206/plinko',
    name: 'Plinko',
    round: async (frame) => {
      await frame.getByRole('combobox', { name: 'Rows' }).selectOption('16');
      await frame.getByRole('radio', { name: 'High' }).press('Space');
      await frame.getByRole('img', { name: /^Slots from left to right pay 1000×, 130×/ }).waitFor();
      await press(frame.getByRole('button', { name: 'Drop' }));
    },
  },
  {
    address: '207/keno',
    name: 'Keno',
    round: async (frame) => {
      for (const number of ['7', '33', '80']) await press(frame.getByRole('button', { name: number, exact: true }));
      await frame.getByText('Chosen: 3 of 10').waitFor();
      await press(frame.getByRole('button', { name: 'Draw' }));
      await expect.poll(() => frame.getByRole('button', { name: /, (?:drawn|hit)$/ }).count()).toBe(20);
    },
  },
  {
    address: '250/american-roulette',
    name: 'American roulette',
    round: async (frame) => {
      for (const name of ['00', 'Top line: 0, 00, 1, 2, 3', 'Red'])
        await press(frame.getByRole('button', { name, exact: true }));
      await frame.getByRole('button', { name: /^00, chip / }).waitFor();
      await frame.getByText('On the table: 3.00 EUR').waitFor();
      await press(frame.getByRole('button', { name: 'Spin' }));
      await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/^Result: (?:00|\d+)\./);
    },
  },
  {
    address: '252/craps',
    name: 'Craps',
    round: async (frame) => {
      await frame.getByRole('combobox', { name: 'Bet' }).selectOption('6 before 7, 7 to 6');
      await press(frame.getByRole('button', { name: 'Roll' }));
      await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/^Last throw: [67]\./);
      expect(await frame.getByRole('img', { name: /^Die: [1-6]$/ }).count()).toBe(2);
    },
  },
  {
    address: '253/sic-bo',
    name: 'Sic bo',
    round: async (frame) => {
      for (const name of [/^Small/, /^Total 10/, /^One 6/]) await press(frame.getByRole('button', { name }));
      await frame.getByText('On the table: 3.00 EUR').waitFor();
      await press(frame.getByRole('button', { name: 'Roll' }));
      await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/^Dice \d, \d, \d: \d+\./);
    },
  },
  {
    address: '251/hi-lo',
    name: 'Hi-lo',
    round: async (frame) => {
      await press(frame.getByRole('button', { name: 'Deal' }));
      await press(frame.getByRole('button', { name: 'Skip, 20 left' }));
      await frame.getByRole('button', { name: 'Skip, 19 left' }).waitFor();
      await press(frame.getByRole('button', { name: /^(?:Lower|Lower or same|Same), (?:\d|1[0-2]) of 13: / }).last());
      await frame
        .getByRole('status')
        .getByText(/\. (?:Is the next card|Right guesses)/)
        .waitFor();
      const take = frame.getByRole('button', { name: /^Take / });
      if (await take.isVisible()) await press(take);
    },
  },
];

async function play(page: Page, game: Played, mode: 'Play for fun' | 'Play for money'): Promise<void> {
  await page.goto(`${host.address}/en/slots/game/${game.address}`);
  await page.getByRole('heading', { level: 1, name: game.name }).waitFor();
  await page.getByRole('button', { name: mode }).click();
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  await game.round(frame);
  await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/won|came back|No win/);
  await page.getByText('Rounds of this visit').waitFor();
}

describe('a fast game or a game at a table', () => {
  it.each(GAMES)('[GSN-1, GWAL-9] $name is played for fun and for money', async (game) => {
    const visitor = await openPage({ width: 1366, reducedMotion: true });
    await play(visitor.page, game, 'Play for fun');
    expect(await faults(visitor.page)).toEqual([]);
    expect(visitor.problems()).toEqual([]);
    await visitor.close();
    const player = await openPage({ width: 390, theme: 'dark', reducedMotion: true });
    await enter(player.page, `${host.address}/en`);
    await play(player.page, game, 'Play for money');
    expect(await faults(player.page)).toEqual([]);
    await player.page.goto(`${host.address}/en/office/casino/rounds`);
    await player.page.getByRole('cell', { name: game.name }).waitFor();
    expect(player.problems()).toEqual([]);
    await player.close();
  });
});
