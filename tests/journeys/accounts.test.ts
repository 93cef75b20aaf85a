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

/** Amounts as the page shows them, in a currency without coins and in one of three decimals. */
const YEN = {
  iso: 'JPY',
  label: 'JPY (¥)',
  empty: '¥0',
  quoted: /^€20\.00 becomes ¥3,\d{3}$/,
  rate: /^1 EUR = 16\d\.\d+ JPY, until/,
  stake: '1000',
  staked: '¥1,000',
  minorStake: 1_000,
  shown: (minor: number) => `¥${minor.toLocaleString('en-GB')}`,
  amount: /¥\d/,
};
const DINAR = {
  iso: 'KWD',
  label: 'KWD (KD)',
  empty: 'KWD 0.000',
  quoted: /^€20\.00 becomes KWD\s6\.\d{3}$/,
  rate: /^1 EUR = 0\.3\d+ KWD, until/,
  stake: '1.255',
  staked: 'KWD 1.255',
  minorStake: 1_255,
  shown: (minor: number) => `KWD ${(minor / 1_000).toFixed(3)}`,
  amount: /KWD\s\d/,
};

it.each([
  { width: 1366, theme: 'light', money: YEN },
  { width: 390, height: 844, theme: 'dark', money: DINAR },
] as const)(
  '[ACH-1…ACH-6, ACC-7, USR-14] an account in $money.iso is added, filled, bet from and kept while it has money, at $width px',
  async ({ money, ...look }) => {
    tab = await openPage({ ...look, touch: look.width < 1024 });
    const { page } = tab;
    await signIn(host.address, tab.context);
    await page.goto(`${host.address}/en/office/account`);
    const steps = page.getByRole('region', { name: 'Next steps' });
    await steps.getByRole('link', { name: 'Choose a limit' }).waitFor();
    const accounts = page.getByRole('region', { name: 'Accounts' });
    await accounts.getByRole('combobox', { name: 'New account in' }).selectOption({ label: money.label });
    await accounts.getByRole('button', { name: 'Add account' }).click();
    const added = accounts.getByRole('listitem').filter({ hasText: money.iso });
    await added.getByText(money.empty).waitFor();

    const conversion = page.getByRole('region', { name: 'Convert money' });
    const amount = conversion.getByRole('textbox', { name: 'Amount in EUR' });
    const button = conversion.getByRole('button', { name: 'Convert', exact: true });
    await amount.fill('1000000');
    await conversion.getByText('There is less money in the account.').waitFor();
    await amount.fill('20.5.0');
    await conversion.getByText('Enter an amount above zero').waitFor();
    await amount.fill('20');
    const quoted = conversion.getByText(money.quoted);
    await quoted.waitFor();
    await conversion.getByText(money.rate).waitFor();
    expect(await faults(page)).toEqual([]);
    const received = (await quoted.innerText()).replace('€20.00 becomes ', '');
    await button.click();
    await conversion.getByText(`Converted: €20.00 became ${received}.`).waitFor();
    await added.getByText(received).waitFor();
    await accounts.getByText('€80.00').waitFor();
    await expect.poll(() => added.getByRole('button', { name: /^Remove/ }).count()).toBe(0);

    await added.getByRole('button', { name: `Use: account in ${money.iso}` }).click();
    await added.getByText('In use').waitFor();
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 1, true);
    await stake(page, money.stake);
    await acceptAnyOdds(page);
    await (
      await coupon(page)
    )
      .getByRole('button', { name: /^Place bet/ })
      .filter({ hasText: money.staked })
      .waitFor();
    await place(page);
    const number = await accepted(page);
    await page.goto(`${host.address}/en/office/history`);
    const bet = page.getByRole('article').filter({ hasText: number });
    await bet.getByText(money.staked).first().waitFor();
    await page.goto(`${host.address}/en/office/account`);
    await added.getByText(money.shown(Number(received.replace(/\D/g, '')) - money.minorStake)).waitFor();
    // The cashier pays into the active account.
    await page.goto(`${host.address}/en/office/recharge`);
    await page.getByRole('main').getByText(money.amount).first().waitFor();
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
  await page.getByText(/^Spieler \d+ · Konto \d+$/).waitFor();
  await other.getByRole('button', back).click();
  await other.getByRole('button', { name: /^Entfernen/ }).click();
  await expect.poll(() => other.getByRole('button', { name: /^(?:Benutzen|Entfernen)/ }).count()).toBe(0);
  expect(tab.problems()).toEqual([]);
});
