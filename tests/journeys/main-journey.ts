/** The product's main journey: from a live price to a settled bet. A file for each width, so that they run at once. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import {
  accepted,
  balance,
  choose,
  coupon,
  greatLeague,
  newBet,
  openBoard,
  place,
  register,
  shortFormat,
  stake,
  untilBalance,
} from './player.ts';

export function mainJourney(width: number): void {
  // Half a match minute per second, so that short games end during the test.
  const host = hostOfFile('--speed', '30');

  it('watches prices move, registers, places a single and an express, and finds them settled in the history with the money in the balance', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    await page.locator('.cell.is-up, .cell.is-down').first().waitFor();
    // Prices are held while the player bets.
    await host.turn({ isLineHeld: true });

    await register(page);
    const start = await balance(page);
    expect(start).toBeGreaterThan(0);

    const shortGames = await shortFormat(host.address);
    await openBoard(page, `${host.address}${shortGames}`);
    await choose(page, 1);
    await stake(page, '1,50');
    await place(page);
    const single = await accepted(page);
    await untilBalance(page, start - 150);
    await newBet(page);

    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 2, true);
    const panel = await coupon(page);
    await panel.getByText('Total odds').waitFor();
    await stake(page, '2');
    await place(page);
    const express = await accepted(page);
    expect(express).not.toBe(single);
    await untilBalance(page, start - 350);
    await host.turn({ isLineHeld: false });

    await page.goto(`${host.address}/en/office/history`);
    await page.getByText(express).first().waitFor();
    await page.goto(`${host.address}/en/office/history/${single}`);
    await page
      .getByText(/^(Won|Lost|Returned|Half won|Half lost, half returned|Half lost, half won)$/)
      .first()
      .waitFor({ timeout: 90_000 });

    // [STT-7, HIS-17] A page that has just been opened knows of the bet as well.
    const [, sport, competition] = /\/(\d+)\/(\d+)$/.exec(shortGames) ?? [];
    await page.goto(`${host.address}/en/results?sport=${sport}&competition=${competition}`);
    await page.getByRole('list', { name: 'Results found' }).getByText('Your bet').first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
}
