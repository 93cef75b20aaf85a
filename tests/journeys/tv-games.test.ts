/** Games with a draw every minute in the browser: for money and for play money on one clock, by keyboard. */
import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { hasPresses } from './keys.ts';
import { balance, enter } from './player.ts';
import { choosePlace, DRAW_MS, openGame, placeBet, said } from './shared-game.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();
/** Two draws, and pages on a slow machine. */
const TIMEOUT_MS = 3 * DRAW_MS;

const GAMES = [
  ['The 21 every minute', '266/twenty-one', 'Blue 21', /^Red: .+\. Blue: .+\. /],
  ['Guess the card', '267/guess-the-card', 'Hearts', /^Drawn: .+ of \w+\. /],
  ['Backgammon race', '268/backgammon-race', 'The side that begins', /^The winner is (?:White|Black)\. Throws: \d+\. /],
  ['Poker every minute', '269/tv-poker', 'Two pairs', /^Red: .+\. Blue: .+\. /],
  ['Two wheels', '272/two-wheels', 'Both red', /^Left wheel: \d+\. Right wheel: \d+\. /],
  ['Battle', '273/battle', '4 rounds', /^Left after [345] rounds: red \d, blue \d\. /],
] as const;

/** Chooses a place and bets on it. */
async function betOn(frame: FrameLocator, name: string): Promise<void> {
  const place = frame.getByRole('button', { name, exact: true });
  await choosePlace(frame, place);
  await expect.poll(() => place.getAttribute('aria-pressed')).toBe('true');
  await placeBet(frame);
}

describe('TV games', () => {
  it.each(GAMES)(
    '[TVG-1, SHR-4, SHR-5, GWAL-9] %s: a player bets for money and a visitor for fun, both see the draw, and the player verifies the round',
    async (title, path, place, result) => {
      const [tab, guest] = [
        await openPage({ width: 390, reducedMotion: true, theme: 'dark' }),
        await openPage({ width: 1366 }),
      ];
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const before = await balance(page);
      const forMoney = await openGame(page, host.address, path, 'Play for money');
      const forFun = await openGame(guest.page, host.address, path, 'Play for fun');
      expect(await faults(page)).toEqual([]);
      expect(await faultsInFrame(page)).toEqual([]);
      await Promise.all([forMoney, forFun].map((frame) => betOn(frame, place)));
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
