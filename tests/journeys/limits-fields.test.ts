/** Typed limit amounts, pending money in the limits and the cashier, and a stop where no confirmation is allowed. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

async function player(width: number, theme: 'light' | 'dark'): Promise<Tab> {
  const tab = await openPage({ width, theme, touch: width < 1024 });
  await enter(tab.page, `${host.address}/en/live`);
  return tab;
}

const field = (page: Page, name: string): Locator =>
  page.locator('.limit').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the form of a limit, set or not, and types an amount. */
async function typed(limit: Locator, text: string): Promise<void> {
  const opener = limit.locator('.limit-open');
  await opener.waitFor();
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  await limit.getByRole('textbox').fill(text);
}
const set = (limit: Locator): Promise<void> => limit.getByRole('button', { name: 'Set this limit' }).click();

/** Whether the element is visible in its scrolling row. */
const isInSight = (chip: Locator): Promise<boolean> =>
  chip.evaluate((element) => {
    const [here, row] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
    return (
      row !== undefined &&
      here.left >= row.left - 1 &&
      here.right <= row.right + 1 &&
      here.left >= -1 &&
      here.right <= innerWidth + 1
    );
  });

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('a player at %i px in the %s theme', (width, theme) => {
  it('a limit field explains zero and values too large, and accepts a thousands separator', async () => {
    const tab = await player(width, theme);
    const { page } = tab;
    await page.goto(`${host.address}/en/office/responsible/deposit-limit`);
    const day = field(page, 'Deposit limit for 24 hours');
    await typed(day, '99999999999');
    await day.getByText('This is too high for a limit.').waitFor();
    await set(day);
    expect(await day.locator('.limit-head b').innerText()).toBe('No limit');
    await typed(day, '1,000');
    await day.getByText('Stricter: it applies at once.').waitFor();
    await set(day);
    await day.getByText('€1,000.00 left').waitFor();
    await typed(day, '0');
    await day.getByText('€0.00 stops all deposits at once.').waitFor();
    expect(await faults(page)).toEqual([]);
    await set(day);
    await day.getByText('€0.00 left').waitFor();
    await expect.poll(() => day.locator('.limit-head b').innerText()).toBe('€0.00');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('the cashier and the limits show the same remainder while a deposit is pending, and the full limit once it is cancelled', async () => {
    const tab = await player(width, theme);
    const { page } = tab;
    await page.goto(`${host.address}/en/office/responsible/deposit-limit`);
    const day = field(page, 'Deposit limit for 24 hours');
    await typed(day, '50');
    await set(day);
    await day.getByText('€50.00 left').waitFor();

    await page.goto(`${host.address}/en/office/recharge`);
    await page.getByRole('radio', { name: 'Visa' }).check();
    await page.locator('.cashier-amount').fill('20');
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.locator('iframe.provider').waitFor();
    await page.getByText('€30.00 left of €50.00').waitFor();
    await page.goto(`${host.address}/en/office/responsible/deposit-limit`);
    await day.getByText('€30.00 left').waitFor();
    await day.getByText('The amount used includes €20.00 for a deposit on its way.').waitFor();
    expect(await faults(page)).toEqual([]);

    await page.goto(`${host.address}/en/office/historypay`);
    await page.locator('.payment').getByRole('button', { name: 'Cancel payment' }).click();
    await page.locator('.payment').getByText('Cancelled').first().waitFor();
    await page.goto(`${host.address}/en/office/recharge`);
    await page.getByText('€50.00 left of €50.00').waitFor();
    await page.goto(`${host.address}/en/office/responsible/deposit-limit`);
    await day.getByText('€50.00 left').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('the player’s own record lists a pending withdrawal, with the current section and period scrolled into view', async () => {
    const tab = await player(width, theme);
    const { page } = tab;
    await host.turn({ paymentStepSeconds: 600 });
    await page.goto(`${host.address}/en/office/deduce`);
    await page.getByRole('radio', { name: 'SEPA' }).check();
    await page.locator('.cashier-amount').fill('30');
    await page.getByLabel('Account holder').fill('Ada Lovelace');
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await page.getByText('The withdrawal is on its way').waitFor();
    await page.goto(`${host.address}/en/office/responsible/my-control`);
    const sums = page.locator('.control-sums');
    await sums.getByText('Withdrawals on their way').waitFor();
    await expect
      .poll(async () => (await sums.innerText()).replaceAll(/\s+/g, ' '))
      .toMatch(/Withdrawn €0\.00.*Withdrawals on their way €30\.00/);
    await page.getByRole('cell', { name: '€0.00 (+ €30.00 on the way)' }).first().waitFor();
    await expect
      .poll(() =>
        isInSight(
          page.getByRole('navigation', { name: 'Sections of the limits' }).getByRole('link', { name: 'My control' }),
        ),
      )
      .toBe(true);
    for (const period of await page.getByRole('group', { name: 'Period' }).getByRole('button').all()) {
      await period.click();
      await expect.poll(() => isInSight(period)).toBe(true);
    }
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('where the rules forbid a confirmation', () => {
  it('one press stops all play', async () => {
    await host.turn({ jurisdiction: 'DE' });
    const tab = await player(390, 'light');
    const { page } = tab;
    await page.getByRole('dialog', { name: 'Set your limits first' }).getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('dialog', { name: 'Everything has stopped' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.locator('.limits-banner').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
