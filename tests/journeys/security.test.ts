/** A player's changes of the sign-in: phone, password, secret question, and the protection of the account. */
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { HEADERS } from '../browser/sign-in.ts';
import { codeTo, fillPhone } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

const base64 = (text: string): string => Buffer.from(text).toString('base64');

it.each([
  { width: 1366, theme: 'light', phone: '15112345678' },
  { width: 390, theme: 'dark', phone: '15112345679' },
] as const)(
  '[AUT-23…AUT-25, USR-5, USR-14] phone, password and question protect the account, at $width px',
  async ({ phone, ...look }) => {
    tab = await openPage({ ...look, touch: look.width < 1024, expected: [/status of 422/] });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    const { login, password } = await register(page);
    await page.goto(`${host.address}/en/office/security`);
    const protection = page.getByRole('region', { name: 'Protection' });
    await protection.getByText('0 / 100').waitFor();
    await protection.getByRole('button', { name: 'Confirm your e-mail address' }).click();
    await page.locator('h2:focus', { hasText: 'How you log in' }).waitFor();
    expect(await faults(page)).toEqual([]);

    // The phone: a wrong code first.
    const number = page.getByRole('region', { name: 'Phone', exact: true });
    await fillPhone(number, phone);
    await number.getByRole('button', { name: 'Send a code' }).click();
    const code = number.getByRole('textbox', { name: 'Code' });
    await code.waitFor();
    const sent = await codeTo(host, `+49${phone}`);
    await code.fill(sent === '000000' ? '111111' : '000000');
    await number.getByRole('button', { name: 'Confirm' }).click();
    await number.getByText('The code is wrong.').waitFor();
    await code.fill(sent);
    await number.getByRole('button', { name: 'Confirm' }).click();
    await number.getByText('The number is confirmed.').waitFor();
    await protection.getByText('20 / 100').waitFor();

    // The password: the wrong current one keeps what was typed.
    const card = page.getByRole('region', { name: 'Password', exact: true });
    await card.getByRole('button', { name: 'Change password' }).click();
    await card.getByLabel('Current password').fill('wrong-password-1');
    await card.getByLabel('New password').fill('osprey-93-cliff');
    await card.getByRole('button', { name: 'Save the password' }).click();
    await card.getByText('This is not your current password. Nothing was changed.').waitFor();
    expect(await card.getByLabel('New password').inputValue()).toBe('osprey-93-cliff');
    expect(await faults(page)).toEqual([]);
    await card.getByLabel('Current password').fill(password);
    await card.getByRole('button', { name: 'Save the password' }).click();
    await card.getByText('The new password is saved. Every other device is logged out.').waitFor();
    await card.getByText(/^Last changed/).waitFor();
    await protection.getByText('40 / 100').waitFor();
    const data = { login: base64(login), password: base64('osprey-93-cliff') };
    const again = await fetch(`${host.address}/web-api/user/login`, {
      method: 'POST',
      headers: { ...HEADERS, 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    expect(again.status).toBe(200);

    // The secret question.
    const question = page.getByRole('region', { name: 'Secret question' });
    await question.getByRole('button', { name: 'Choose a question' }).click();
    await question.getByRole('combobox').selectOption({ label: 'What was your childhood nickname?' });
    await question.getByLabel('Answer').fill('Sparrow');
    await question.getByLabel('Current password').fill('osprey-93-cliff');
    expect(await faults(page)).toEqual([]);
    await question.getByRole('button', { name: 'Save the question' }).click();
    await question.getByText('Your question is saved.').waitFor();
    await question.getByText('What was your childhood nickname?').waitFor();
    await protection.getByText('60 / 100').waitFor();

    // All of it is the operator's: a new page shows the same, and the same session is still signed in.
    await page.reload();
    await protection.getByText('60 / 100').waitFor();
    await number.getByText('Only support can change a confirmed number.').waitFor();
    expect(tab.problems()).toEqual([]);
  },
);
