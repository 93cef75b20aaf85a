/** A bet that the balance does not cover: from the coupon to a deposit and back, with the coupon as it was. */
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { arrive } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, coupon, place, stake, untilBalance } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile();
const MISSING = 1_500;

beforeEach(() => host.turn({}, true));

interface Short {
  readonly tab: Tab;
  readonly page: Page;
  readonly panel: Locator;
  readonly before: number;
  readonly typed: string;
}

/** A player with one selection, whose stake is 15 euros above the balance. */
async function short(width: number): Promise<Short> {
  const tab = await openPage({ width });
  const { page } = tab;
  const before = await arrive(page, host);
  await choose(page, 1, true);
  const typed = String((before + MISSING) / 100);
  await stake(page, typed);
  return { tab, page, panel: await coupon(page), before, typed };
}

const stakeOf = (panel: Locator): Promise<string> => panel.getByRole('textbox', { name: /^Stake/ }).inputValue();
const legs = (panel: Locator): Promise<number> => panel.getByRole('button', { name: /^Remove / }).count();

describe.each([1366, 390])('a stake above the balance at %d px', (width) => {
  it('[CSH-19] is deposited from the coupon, which waits as it is for the player to come back and bet', async () => {
    const { tab, page, panel, before, typed } = await short(width);
    const address = page.url();
    const deposit = panel.getByRole('button', { name: 'Deposit €15.00' });
    await deposit.waitFor();
    expect(await faultsInBothThemes(page, '.coupon-foot')).toEqual([]);
    await deposit.click();
    const window = page.getByRole('dialog', { name: 'Deposit', exact: true });
    await window.getByText('Your bet needs €15.00 more.').waitFor();
    await window.getByRole('radio', { name: 'Visa' }).check();
    expect(await window.locator('.cashier-amount').inputValue()).toBe('15.00');
    // A method with a fee takes as much more as the fee.
    await window.getByRole('radio', { name: 'Cash terminal' }).check();
    expect(await window.locator('.cashier-amount').inputValue()).toBe('15.30');
    await window.getByRole('radio', { name: 'Visa' }).check();
    expect(await faultsInBothThemes(page, '.recharge-body')).toEqual([]);
    await window.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.frameLocator('iframe.provider').getByRole('button', { name: 'Pay' }).click();
    await window.getByText('€15.00 added to your account').first().waitFor();
    await untilBalance(page, before + MISSING);
    expect(await faultsInBothThemes(page, '.recharge-body')).toEqual([]);
    await window.getByRole('button', { name: 'Back to the coupon' }).click();
    await window.waitFor({ state: 'detached' });
    expect(page.url()).toBe(address);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.coupon-room, dialog') !== null))
      .toBe(true);
    expect(await legs(panel)).toBe(1);
    expect(await stakeOf(panel)).toBe(typed);
    await deposit.waitFor({ state: 'detached' });
    await place(page);
    await accepted(page);
    await untilBalance(page, 0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[CSH-19] is not deposited by a player who may not deposit, and who reads why', async () => {
    await host.turn({ playerRights: ['bet', 'withdraw', 'bonus', 'support'] });
    const { tab, page, panel } = await short(width);
    await panel.getByText("This bet needs €15.00 more. You can't deposit now:").waitFor();
    await panel.getByText("You can't do this at the moment. Support can tell you why.").waitFor();
    expect(await panel.getByRole('button', { name: /^Deposit/ }).count()).toBe(0);
    expect(await faultsInBothThemes(page, '.coupon-foot')).toEqual([]);
    await panel.getByRole('link', { name: 'Ask support' }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[CSH-19] closing the window changes nothing, and a later deposit is for no bet', async () => {
  const { tab, page, panel, before, typed } = await short(1366);
  await panel.getByRole('button', { name: 'Deposit €15.00' }).click();
  const window = page.getByRole('dialog', { name: 'Deposit', exact: true });
  await window.getByRole('radio', { name: 'Visa' }).waitFor();
  await page.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  expect(await stakeOf(panel)).toBe(typed);
  await untilBalance(page, before);
  await page.locator('.player-deposit').click();
  await page.getByRole('heading', { level: 1, name: 'Deposit' }).waitFor();
  await page.getByRole('radio', { name: 'Visa' }).check();
  expect(await page.locator('.cashier-amount').inputValue()).toBe('');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
