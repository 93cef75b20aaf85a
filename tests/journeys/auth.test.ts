/**
 * Every login mode and registration by phone, in full and in one click, on a running site; and the links of letters.
 */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { chooseWay, codeTo, fillPhone, isIn, letterTo, logOut, openDialog } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const PHONE = '+4915112345678';
const NATIONAL = '151 12345678';
const host = hostOfFile('--switch', 'hasCookiesPopup=false');

it('[AUT-6, AUT-2] a player registers by phone, and logs in by phone, by text message and by login', async () => {
  const tab = await openPage({ width: 390, height: 844, expected: [/status of 4\d\d/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  const dialog = openDialog(page, 'Register');
  await chooseWay(dialog, 'Phone');
  await fillPhone(dialog, NATIONAL);
  await dialog.getByLabel('Currency of your account').selectOption('EUR');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await expect.poll(() => dialog.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  const code = dialog.getByLabel('Code', { exact: true });
  await code.waitFor();
  expect(await faults(page)).toEqual([]);
  await code.fill('000000');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await dialog.getByText(/The code is wrong.*4 attempts left/).waitFor();
  await code.fill(`Your code: ${await codeTo(host, PHONE)}`);
  await code.press('Enter');
  const welcome = openDialog(page, 'Welcome to Touchline');
  const [login, password] = [
    await welcome.locator('dd').nth(0).innerText(),
    await welcome.locator('dd').nth(1).innerText(),
  ];
  expect(await faults(page)).toEqual([]);
  await welcome.getByRole('button', { name: 'I have saved them' }).click();
  await isIn(page);
  await page.waitForURL(`${host.address}/en/live`);

  const form = openDialog(page, 'Log in');
  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await chooseWay(form, 'Phone');
  await fillPhone(form, NATIONAL);
  await form.getByLabel('Password', { exact: true }).fill('wrong-1');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await form.getByText('Login or password is wrong.').waitFor();
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);

  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await chooseWay(form, 'Text message');
  await fillPhone(form, NATIONAL);
  await form.getByRole('button', { name: 'Send a code' }).click();
  await form.getByLabel('Code', { exact: true }).fill(
    await form
      .getByLabel('Code', { exact: true })
      .waitFor()
      .then(() => codeTo(host, PHONE)),
  );
  await expect
    .poll(() => form.getByRole('button', { name: /Another code in/ }).getAttribute('aria-disabled'))
    .toBe('true');
  await form.getByRole('checkbox', { name: /30 days/ }).check();
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  expect((await tab.context.cookies()).find(({ name }) => name === 'touchline_session')?.expires).toBeGreaterThan(
    Date.now() / 1000 + 29 * 86_400,
  );

  await logOut(page);
  await page.getByRole('link', { name: 'Log in' }).first().click();
  await chooseWay(form, 'Login');
  expect(await faults(page)).toEqual([]);
  await form.getByLabel('Login or e-mail address').fill(login);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await isIn(page);
  expect((await tab.context.cookies()).find(({ name }) => name === 'touchline_session')?.expires).toBe(-1);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[AUT-8, AUT-14] a player registers in full, confirms the address by its letter, and stops the newsletter', async () => {
  const tab = await openPage({ expected: [/status of 4\d\d/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  const dialog = openDialog(page, 'Register');
  await chooseWay(dialog, 'Full');
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect.poll(() => dialog.locator('.field-error').count()).toBeGreaterThan(4);
  expect(await faults(page)).toEqual([]);
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Example');
  await dialog.getByLabel('Date of birth').fill('2015-01-01');
  await dialog.getByText('Betting is only for people aged 18 or older.').waitFor();
  await dialog.getByLabel('Date of birth').fill('1990-02-28');
  await dialog.getByLabel('E-mail address').fill('ada@example.com');
  await dialog.getByLabel('New password').fill('kestrel');
  await expect.poll(() => dialog.locator('.rules .is-kept').count()).toBe(3);
  await dialog.getByLabel('New password').fill('lantern-47');
  await expect.poll(() => dialog.locator('.rules .is-kept').count()).toBe(5);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await isIn(page);
  const [activate = '', stop = ''] = (await letterTo(host, 'ada@example.com')).links;
  await page.goto(host.address + activate);
  await page.getByText('Your account is confirmed').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await page.goto(host.address + activate);
  await page.getByText('This link did not work').first().waitFor();
  await page.goto(host.address + stop);
  await page.getByRole('button', { name: 'Stop it' }).click();
  await page.getByText('The newsletter has stopped').first().waitFor();
  await page.goto(`${host.address}/en/user/accountverify?token=${'A'.repeat(32)}`);
  await page.getByText('This link has already been used or is incomplete. Ask for a new one.').waitFor();
  await page.goto(`${host.address}/en/user/accountverify`);
  await page.getByText(/The address is incomplete/).waitFor();
  expect((await page.goto(`${host.address}/en/user/nonsense`))?.status()).toBe(404);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[AUT-18, AUT-14] one-click credentials can be saved as a file, an image and a letter whose link confirms the address, and leaving the page asks first', async () => {
  const tab = await openPage({ expected: [/status of 422/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  const dialog = openDialog(page, 'Register');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register in one click' }).click();
  const welcome = openDialog(page, 'Welcome to Touchline');
  await welcome.waitFor();
  const login = await welcome.locator('dd').nth(0).innerText();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    welcome.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('touchline.txt');
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    welcome.getByRole('button', { name: 'Save as an image' }).click(),
  ]);
  expect(image.suggestedFilename()).toBe('touchline.png');
  await welcome.getByLabel('Send them to my e-mail address').fill('bo@example.com');
  await welcome.getByRole('button', { name: 'Send', exact: true }).click();
  await welcome.getByText(/^Sent\. Confirm/).waitFor();
  expect(await faults(page)).toEqual([]);
  // The credentials are shown once, so that the browser asks before leaving, and staying keeps them.
  const asked = page.waitForEvent('dialog').then(async (question) => {
    await question.dismiss();
    return question.type();
  });
  await page.evaluate(() => void setTimeout(() => location.reload()));
  expect(await asked).toBe('beforeunload');
  expect(await welcome.locator('dd').nth(0).innerText()).toBe(login);
  await welcome.getByRole('button', { name: 'I have saved them' }).click();
  // Leaving asks until the window is closed.
  await welcome.waitFor({ state: 'detached' });
  await page.goto(host.address + ((await letterTo(host, 'bo@example.com')).links[0] ?? ''));
  await page.getByText('Your account is confirmed').first().waitFor();
  await page.goto(`${host.address}/en/office/security`);
  await page.getByText('bo@example.com').waitFor();
  await expect.poll(() => page.locator('.facts').innerText()).toContain(login);
  expect(await faults(page)).toEqual([]);
  // Another player, who adds an address later.
  await logOut(page);
  await openBoard(page, `${host.address}/en/live`);
  await register(page);
  await page.goto(`${host.address}/en/office/security`);
  await page.getByLabel('Your e-mail address').fill('cy@example.com');
  await page.getByRole('button', { name: 'Send the e-mail' }).click();
  await page.getByText('An e-mail is on its way.').waitFor();
  const link = host.address + ((await letterTo(host, 'cy@example.com')).links[0] ?? '');
  expect(new URL(link).pathname).toBe('/en/user/accountverify');
  await page.goto(link);
  await page.getByText('Your address is confirmed').first().waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Security' }).last().click();
  await page.getByText('confirmed', { exact: true }).waitFor();
  await page.goto(link);
  await page.getByText('This link has already been used or is incomplete. Ask for a new one.').waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
