/**
 * Deposits and withdrawals as a player makes them: the provider's page in its frame, its outcomes, a lost answer,
 * cancelling, limits, the record, questions.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { readCsv } from '../unit/history/read-csv.ts';
import { hostOfFile } from './host-of-file.ts';
import { balance, enter, untilBalance } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

beforeEach(() => host.turn({}, true));

async function player(options: PageOptions = {}): Promise<Tab> {
  const tab = await openPage(options);
  await enter(tab.page, `${host.address}/en`);
  return tab;
}

/** Chooses a method and types an amount; counts the player's actions. */
async function fill(page: Page, kind: 'recharge' | 'deduce', method: string, amount: string): Promise<number> {
  await page.goto(`${host.address}/en/office/${kind}`);
  await page.getByRole('radio', { name: method }).check();
  await page.locator('.cashier-amount').fill(amount);
  return 2;
}

const pay = (page: Page, kind: 'Deposit' | 'Withdraw'): Promise<void> =>
  page.getByRole('button', { name: kind, exact: true }).click();
const atProvider = (page: Page, act: string): Promise<void> =>
  page.frameLocator('iframe.provider').getByRole('button', { name: act }).click();
const result = (page: Page): ReturnType<Page['locator']> => page.locator('.cashier-result h2');

for (const width of [1366, 390]) {
  describe(`paying in and out at ${width} px`, () => {
    it('goes through the provider’s page, and the operator’s result updates the balance', async () => {
      const tab = await player({ width });
      const { page } = tab;
      const before = await balance(page);
      await fill(page, 'recharge', 'Visa', '20');
      await pay(page, 'Deposit');
      await page.locator('iframe.provider').waitFor();
      expect(await faults(page)).toEqual([]);
      await atProvider(page, 'Pay');
      await page.getByText('€20.00 added to your account').first().waitFor();
      await untilBalance(page, before + 2_000);
      expect(await faults(page)).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[NAV-29] opens in a window over the page, where the operator sets so', async () => {
      const tab = await player({ width });
      const { page } = tab;
      const before = await balance(page);
      await host.turn({ isRechargeModal: true });
      await page.goto(`${host.address}/en/live`);
      // The switch reaches the page after the first paint; until then a visit redirects to the deposit page.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/config/all.json')),
      );
      await page.locator('.player-button').click();
      await page.getByRole('link', { name: 'Deposit', exact: true }).filter({ visible: true }).first().click();
      const window = page.getByRole('dialog', { name: 'Deposit' });
      await window.getByRole('radio', { name: 'Visa' }).check();
      expect(new URL(page.url()).pathname).toBe('/en/live');
      expect(await faults(page)).toEqual([]);
      await window.locator('.cashier-amount').fill('15');
      await window.getByRole('button', { name: 'Deposit', exact: true }).click();
      await atProvider(page, 'Pay');
      await window.getByText('€15.00 added to your account').first().waitFor();
      await untilBalance(page, before + 1_500);
      await page.keyboard.press('Escape');
      await window.waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/en/live');
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('has every outcome that a provider has, and money moves in only one of them', async () => {
      const tab = await player({ width });
      const { page } = tab;
      const before = await balance(page);
      for (const [act, wanted] of [
        ['Refuse', 'did not go through'],
        ['Cancel', 'was cancelled'],
        ['Keep pending', 'on its way'],
      ] as const) {
        await fill(page, 'recharge', 'Visa', '10');
        await pay(page, 'Deposit');
        // Repeating the same payment within a minute needs a confirmation.
        const again = page.getByRole('button', { name: 'Pay again' });
        await page.locator('iframe.provider').or(again).first().waitFor();
        if (await again.isVisible()) await again.click();
        await atProvider(page, act);
        await page.waitForFunction(
          (sentence) => document.querySelector('.cashier-result h2')?.textContent?.includes(sentence) === true,
          wanted,
        );
      }
      expect(await balance(page)).toBe(before);
      await tab.close();
    });

    it('withdraws the balance, and returns it once when cancelled', async () => {
      const tab = await player({ width });
      const { page } = tab;
      const before = await balance(page);
      await host.turn({ paymentStepSeconds: 600 });
      await fill(page, 'deduce', 'SEPA', '500');
      await expect.poll(() => page.locator('.blocker').count()).toBe(1);
      await page.getByRole('button', { name: /^Use / }).click();
      await page.locator('.cashier-amount').fill('30');
      await page.getByLabel('Account holder').fill('Ada Lovelace');
      await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
      await pay(page, 'Withdraw');
      await page.getByText('The withdrawal is on its way').waitFor();
      await untilBalance(page, before - 3_000);
      expect(await faults(page)).toEqual([]);
      await page.locator('.cashier-result').getByRole('button', { name: 'Cancel payment' }).click();
      await page.waitForFunction(
        () => document.querySelector('.cashier-result h2')?.textContent?.includes('was cancelled') === true,
      );
      await untilBalance(page, before);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });
  });
}

describe('a payment', () => {
  it('takes no more steps out than in', async () => {
    const tab = await player();
    const { page } = tab;
    const steps = { in: await fill(page, 'recharge', 'Visa', '20'), out: 0 };
    await pay(page, 'Deposit');
    await atProvider(page, 'Pay');
    steps.in += 2;
    await page.getByText('€20.00 added').first().waitFor();
    // The origin of the money is known, so that nothing else is requested.
    steps.out += await fill(page, 'deduce', 'Visa', '20');
    await pay(page, 'Withdraw');
    steps.out += 1;
    await result(page)
      .filter({ hasText: /on its way|paid out/ })
      .waitFor();
    expect(steps.out).toBeLessThanOrEqual(steps.in);
    await tab.close();
  });

  it('whose answer is lost is looked up, and made once', async () => {
    const tab = await player({ expected: [/502/] });
    const { page } = tab;
    const before = await balance(page);
    await host.turn({ losePaymentAnswers: 1 });
    await host.turn({ paymentOutcome: 'succeed' });
    await fill(page, 'recharge', 'Visa', '20');
    await pay(page, 'Deposit');
    await untilBalance(page, before + 2_000);
    await page.goto(`${host.address}/en/office/historypay`);
    await page.locator('.payment').first().waitFor();
    expect(await page.locator('.payment').count()).toBe(1);
    await tab.close();
  });

  it('has the operator’s result, whatever the return address claims', async () => {
    const tab = await player();
    const { page } = tab;
    await fill(page, 'recharge', 'Visa', '20');
    await pay(page, 'Deposit');
    await atProvider(page, 'Refuse');
    await page.getByText('did not go through').first().waitFor();
    const id = /No\. (\d+)/.exec(await page.locator('.cashier-result').innerText())?.[1] ?? '';
    await page.goto(`${host.address}/en/onpay/success?payment=${id}`);
    await page.getByRole('heading', { name: 'The deposit did not go through' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/onpay/success?payment=999999999`);
    await page.getByText('We could not find this payment').first().waitFor();
    await page.goto(`${host.address}/en/onpay/withdraw/cancel`);
    await page.getByText('You are back from a payment').first().waitFor();
    await tab.close();
  });

  it('shows every blocker at once, with its remedy', async () => {
    const tab = await player();
    const { page } = tab;
    await host.turn({ isNeedIdentification: true });
    await fill(page, 'recharge', 'Visa', '1');
    await page.locator('.blocker').nth(1).waitFor();
    const texts = await page.locator('.blocker').allInnerTexts();
    expect(texts.join('\n')).toContain('The minimum is €5.00');
    expect(texts.join('\n')).toContain('identify yourself');
    await pay(page, 'Deposit');
    expect(await page.locator('iframe.provider').count()).toBe(0);
    await tab.close();
  });
});

describe('the record of payments', () => {
  it('can be filtered, saved as a file, and questioned', async () => {
    const tab = await player();
    const { page } = tab;
    await host.turn({ paymentOutcome: 'succeed' });
    await fill(page, 'recharge', 'Visa', '20');
    await pay(page, 'Deposit');
    await page.getByText('€20.00 added').first().waitFor();
    await page.goto(`${host.address}/en/office/historypay`);
    await page.locator('.payment').first().waitFor();
    expect(await faults(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const [head, row] = readCsv(await readFile(await download.path(), 'utf8'));
    expect(head?.length).toBe(row?.length);
    expect(row).toContain('20.00');
    await page.getByRole('combobox', { name: 'Direction' }).selectOption('withdrawal');
    await page.getByText('Nothing matches the filter').waitFor();
    await page.getByRole('button', { name: 'Clear the filter' }).first().click();
    await page.locator('.payment').first().waitFor();

    await page.getByRole('link', { name: 'Questions about payments' }).click();
    await page.getByRole('link', { name: 'Ask a question' }).click();
    await page.locator('main .way-card').first().click();
    // The next step has cards of its own.
    await page.waitForURL(/\/create-request\/\d+$/);
    const card = page.locator('main .way-card').or(page.getByRole('textbox', { name: 'What happened?' }));
    await card.first().waitFor();
    if ((await page.locator('main .way-card').count()) > 0) await page.locator('main .way-card').last().click();
    await page.getByRole('textbox', { name: 'What happened?' }).fill('Where is it?');
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Your question has been sent').waitFor();
    await page.getByRole('link', { name: 'Questions', exact: true }).click();
    await page.locator('.request summary').click();
    await page.getByText('Where is it?').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
