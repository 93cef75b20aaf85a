/** Accounts in other currencies: adding one, converting money, betting from it, and removing it. */
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { acceptAnyOdds, accepted, choose, coupon, greatLeague, openBoard, place, stake } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[ACH-1…ACH-6, ACC-7, USR-14] an account is added, filled, bet from and kept while it has money, at $width px',
  async (look) => {
    tab = await openPage({ ...look, touch: look.width < 1024 });
    const { page } = tab;
    await signIn(host.address, tab.context);
    await page.goto(`${host.address}/en/office/account`);
    const steps = page.getByRole('region', { name: 'Next steps' });
    await steps.getByRole('link', { name: 'Choose a limit' }).waitFor();
    const accounts = page.getByRole('region', { name: 'Accounts' });
    await accounts.getByRole('combobox', { name: 'New account in' }).selectOption({ label: 'JPY (¥)' });
    await accounts.getByRole('button', { name: 'Add account' }).click();
    const yen = accounts.getByRole('listitem').filter({ hasText: 'JPY' });
    await yen.getByText('¥0').waitFor();

    const conversion = page.getByRole('region', { name: 'Convert money' });
    const amount = conversion.getByRole('textbox', { name: 'Amount in EUR' });
    const button = conversion.getByRole('button', { name: 'Convert', exact: true });
    await amount.fill('1000000');
    await conversion.getByText('There is less money in the account.').waitFor();
    await amount.fill('20.5.0');
    await conversion.getByText('Enter an amount above zero').waitFor();
    await amount.fill('20');
    const quoted = conversion.getByText(/^€20\.00 becomes ¥3,\d{3}$/);
    await quoted.waitFor();
    await conversion.getByText(/^1 EUR = 16\d\.\d+ JPY, until/).waitFor();
    expect(await faults(page)).toEqual([]);
    const received = (await quoted.innerText()).replace('€20.00 becomes ', '');
    await button.click();
    await conversion.getByText(`Converted: €20.00 became ${received}.`).waitFor();
    await yen.getByText(received).waitFor();
    await accounts.getByText('€80.00').waitFor();
    await expect.poll(() => yen.getByRole('button', { name: /^Remove/ }).count()).toBe(0);

    await yen.getByRole('button', { name: 'Use: account in JPY' }).click();
    await yen.getByText('In use').waitFor();
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 1, true);
    await stake(page, '1000');
    await acceptAnyOdds(page);
    await (await coupon(page)).getByRole('button', { name: /^Place bet.*¥1,000/ }).waitFor();
    await place(page);
    const number = await accepted(page);
    await page.goto(`${host.address}/en/office/history`);
    const bet = page.getByRole('article').filter({ hasText: number });
    await bet.getByText('¥1,000').first().waitFor();
    await page.goto(`${host.address}/en/office/account`);
    const left = `¥${(Number(received.replace(/\D/g, '')) - 1_000).toLocaleString('en-GB')}`;
    await yen.getByText(left).waitFor();
    // The cashier pays into the active account.
    await page.goto(`${host.address}/en/office/recharge`);
    await page.getByRole('main').getByText(/¥\d/).first().waitFor();
    expect(await page.getByRole('main').getByText('€').count()).toBe(0);
    expect(tab.problems()).toEqual([]);
  },
);

it('[ACH-2, ACH-3, USR-8] another tab shows the active account; an empty one is removed', async () => {
  tab = await openPage({ locale: 'de-DE' });
  const { page } = tab;
  await signIn(host.address, tab.context);
  await page.goto(`${host.address}/de/office/account`);
  const accounts = page.getByRole('region', { name: 'Konten' });
  await accounts.getByRole('button', { name: 'Konto anlegen' }).click();
  const other = await tab.another();
  await other.goto(`${host.address}/de/office/account`);
  // A player who comes with an empty account is told that money can be converted.
  const reminder = other.getByRole('dialog', { name: 'Geld umtauschen' });
  await reminder.getByRole('button', { name: 'Nicht jetzt' }).click();
  await reminder.waitFor({ state: 'detached' });
  await other.getByRole('button', { name: /^Benutzen: Konto in/ }).click();
  const back = { name: 'Benutzen: Konto in EUR' };
  await accounts.getByRole('button', back).waitFor();
  await other.getByRole('button', back).click();
  await other.getByRole('button', { name: /^Entfernen/ }).click();
  await expect.poll(() => other.getByRole('button', { name: /^(?:Benutzen|Entfernen)/ }).count()).toBe(0);
  expect(tab.problems()).toEqual([]);
});
