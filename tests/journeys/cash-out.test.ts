/**
 * Cash-out: a half, an amount and the rest of a bet, by keyboard, through a lost answer and a reload, and what the history keeps.
 */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { myBets } from './my-bets-panel.ts';
import {
  accepted,
  balance,
  choose,
  closeCoupon,
  enter,
  greatLeague,
  openBoard,
  place,
  stake,
  untilBalance,
} from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const minor = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

describe.each([1366, 390])('a player at %i px', (width) => {
  it('[CSO-6] [CSO-8] [CSO-19] [HIS-15] cashes out a half, an amount of choice, and the rest although its answer is lost', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/line/1`);
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 1, true);
    await stake(page, '10');
    await place(page);
    const betId = await accepted(page);
    await closeCoupon(page);
    // The stake is off the balance of 100.00.
    await untilBalance(page, 9_000);
    const before = await balance(page);

    const bets = await myBets(page);
    const cashOut = bets.getByRole('group', { name: /^Cash out bet/ });
    const open = cashOut.getByRole('button', { name: /^Cash out/ });
    await open.waitFor();
    await open.focus();
    await page.keyboard.press('Enter');
    const half = cashOut.getByRole('button', { name: '50%' });
    await half.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => cashOut.getByText('Stays on the bet').count()).toBe(1);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    const take = cashOut.getByRole('button', { name: /^Cash out €/ }).last();
    const paid = minor(await take.textContent());
    await take.focus();
    await page.keyboard.press('Enter');
    await cashOut.getByText(/was paid for €5\.00 of the stake\. €5\.00 stays on the bet\./).waitFor();
    await untilBalance(page, before + paid);
    expect(await faults(page)).toEqual([]);
    await cashOut.getByRole('button', { name: 'Understood' }).click();

    await open.click();
    const slider = cashOut.getByRole('slider', { name: 'Share of the stake' });
    await slider.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('1% of the stake, €0.05');
    const amount = cashOut.getByRole('textbox', { name: /^Amount to cash out/ });
    await amount.fill('99');
    await cashOut.getByRole('alert').filter({ hasText: 'or all for' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await amount.fill('1');
    const exact = cashOut.getByRole('button', { name: /^Cash out €1\.0\d$/ });
    await exact.waitFor();
    const wished = minor(await exact.textContent());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await cashOut.getByText(/^€1\.0\d was paid for/).waitFor();
    await untilBalance(page, before + paid + wished);
    await cashOut.getByRole('button', { name: 'Understood' }).click();

    await host.turn({ loseAnswer: 1 });
    await open.click();
    const rest = minor(
      await cashOut
        .getByRole('button', { name: /^Cash out €/ })
        .last()
        .textContent(),
    );
    await cashOut
      .getByRole('button', { name: /^Cash out €/ })
      .last()
      .click();
    await page.reload();
    await untilBalance(page, before + paid + wished + rest);

    await page.goto(`${host.address}/en/office/history?status=cashedOut`);
    const card = page.locator('main article.bet');
    await card.getByText('Cashed out').first().waitFor();
    expect(await card.getByRole('list', { name: 'Cash-outs' }).getByRole('listitem').count()).toBe(3);
    await page.goto(`${host.address}/en/office/history/${betId}`);
    await page.getByRole('main').getByText('Cashed out').first().waitFor();
    expect(await faults(page)).toEqual([]);
    // The lost answer is the only error.
    expect(tab.problems().filter((problem) => !problem.includes('502'))).toEqual([]);
    await tab.close();
  });
});
