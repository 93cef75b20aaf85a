/** Fast games and games at a table: a round of each for play money and for money, by keyboard, with results at once. */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { activate, chooseOption, chooseRadio, enterText, hasPresses, markPresses, press } from './keys.ts';
import { enter } from './player.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();

interface Played {
  readonly address: string;
  readonly name: string;
  /** Plays a round to its end, with the keyboard alone. */
  readonly round: (frame: FrameLocator) => Promise<void>;
}

const GAMES: readonly Played[] = [
  {
    address: '205/limbo',
    name: 'Limbo',
    round: async (frame) => {
      await enterText(frame.getByRole('textbox', { name: 'Target' }), '1.5');
      await press(frame.getByRole('button', { name: 'Draw' }));
    },
  },
  {
    address: '206/plinko',
    name: 'Plinko',
    round: async (frame) => {
      await chooseOption(frame.getByRole('combobox', { name: 'Rows' }), '16');
      await chooseRadio(frame.getByRole('group', { name: 'Risk' }), 'High');
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
      await chooseOption(frame.getByRole('combobox', { name: 'Bet' }), '6 before 7, 7 to 6');
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
    address: '254/clover-scratch',
    name: 'Clover scratch card',
    round: async (frame) => {
      await press(frame.getByRole('button', { name: 'Buy a card' }));
      await frame.getByText('Scratch nine fields').waitFor();
      await press(frame.getByRole('button', { name: 'Field 5, covered' }));
      await frame.getByRole('button', { name: /^Field 5: \d+×$/ }).waitFor();
      await press(frame.getByRole('button', { name: 'Reveal all' }));
      await expect.poll(() => frame.getByRole('button', { name: /^Field \d: \d+×$/ }).count()).toBe(9);
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

function gameOf(id: string): Played {
  const game = GAMES.find(({ address }) => address.endsWith(`/${id}`));
  if (game === undefined) throw new Error(`${id} is not listed`);
  return game;
}

/** The middle of a button, in the page. */
async function centre(frame: FrameLocator, name: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await frame.getByRole('button', { name }).boundingBox();
  if (box === null) throw new Error(`${name} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function open(
  page: Page,
  { address, name }: Played,
  mode: 'Play for fun' | 'Play for money',
): Promise<FrameLocator> {
  await page.goto(`${host.address}/en/slots/game/${address}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await activate(page, page.getByRole('button', { name: mode }));
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  return frame;
}

async function play(page: Page, game: Played, mode: 'Play for fun' | 'Play for money'): Promise<void> {
  await markPresses(page);
  const frame = await open(page, game, mode);
  await game.round(frame);
  await expect.poll(() => frame.getByRole('status').innerText()).toMatch(/won|came back|No win/);
  await page.getByText('Rounds of this visit').waitFor();
  expect(await hasPresses(page)).toBe(false);
}

describe('a fast game or a game at a table', () => {
  it.each(GAMES)('[GSN-1, GWAL-9] $name is played for fun and for money', async (game) => {
    const visitor = await openPage({ width: 1366, reducedMotion: true });
    await play(visitor.page, game, 'Play for fun');
    expect(await faults(visitor.page)).toEqual([]);
    expect(await faultsInFrame(visitor.page)).toEqual([]);
    expect(visitor.problems()).toEqual([]);
    await visitor.close();
    const player = await openPage({ width: 390, theme: 'dark', reducedMotion: true });
    await enter(player.page, `${host.address}/en`);
    await play(player.page, game, 'Play for money');
    expect(await faults(player.page)).toEqual([]);
    expect(await faultsInFrame(player.page)).toEqual([]);
    await player.page.goto(`${host.address}/en/office/casino/rounds`);
    await player.page.getByRole('cell', { name: game.name }).waitFor();
    expect(player.problems()).toEqual([]);
    await player.close();
  });

  it('[SCR-5] a stroke of the pointer scratches the field of the card that it crosses', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true });
    await markPresses(tab.page);
    const frame = await open(tab.page, gameOf('clover-scratch'), 'Play for fun');
    await frame.getByRole('button', { name: 'Buy a card' }).click();
    await frame.getByText('Scratch nine fields').waitFor();
    const [from, to] = [await centre(frame, 'Field 7, covered'), await centre(frame, 'Field 9, covered')];
    const { mouse } = tab.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 30 });
    await mouse.up();
    await frame.getByRole('button', { name: /^Field 8: \d+×$/ }).waitFor();
    // The rounds by keyboard rely on these marks.
    expect(await hasPresses(tab.page)).toBe(true);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it.each([
    { id: 'hi-lo', first: 'Deal', opened: 'Skip, 20 left', then: 'Skip, 20 left', shows: 'img', last: 'Skip, 19 left' },
    {
      id: 'clover-scratch',
      first: 'Buy a card',
      opened: 'Reveal all',
      then: 'Field 2, covered',
      shows: 'button',
      last: 'Reveal all',
    },
  ] as const)(
    '[HILO-8, SCR-6] an open round of $id goes on as it was left',
    async ({ id, first, opened, then, shows, last }) => {
      const game = gameOf(id);
      const tab = await openPage({ width: 390, reducedMotion: true });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const left = await open(page, game, 'Play for money');
      await press(left.getByRole('button', { name: first }));
      await left.getByRole('button', { name: opened }).waitFor();
      await press(left.getByRole('button', { name: then }));
      await left.getByRole('button', { name: last }).waitFor();
      const names = (frame: FrameLocator): Promise<readonly (string | null)[]> =>
        frame
          .getByRole(shows, { name: /^Field|of (?:spades|hearts|diamonds|clubs)$/ })
          .evaluateAll((all) => all.map((each) => each.ariaLabel));
      await expect.poll(async () => (await names(left)).includes(then)).toBe(false);
      const before = await names(left);
      const again = await open(page, game, 'Play for money');
      await again.getByRole('button', { name: last }).waitFor();
      expect(before.length).toBeGreaterThan(1);
      expect(await names(again)).toEqual(before);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );
});
