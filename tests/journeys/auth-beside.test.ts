/**
 * Sign-in features beyond the login and registration forms: a provider, two-factor sign-in, a forgotten password, a
 * request, one-tap.
 */
import { expect, it } from 'vitest';
import { codeOfStep, STEP_MS } from '../../adapters/sandbox/operator/players/auth/totp.ts';
import { openPage } from '../browser/page.ts';
import { testNow } from '../browser/test-time.ts';
import { chooseWay, codeTo, fillPhone, isIn, letterTo, logOut, openDialog, playersOf } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const PHONE = '+4915112345678';
const OTHER_PHONE = '+4915112345679';
const NATIONAL = '151 12345678';
const host = hostOfFile('--switch', 'hasCookiesPopup=false');

it('[AUT-12] a stranger registers with a provider after a few questions, logs in directly the next time, and a forged answer signs in no one', async () => {
  const tab = await openPage({ expected: [/status of 422/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  const begin = async (): Promise<void> => {
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await openDialog(page, 'Log in').getByRole('button', { name: 'Google' }).click();
    await page.getByRole('heading', { name: 'Sign in with google' }).waitFor();
  };
  await begin();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await openDialog(page, 'Register').getByText('The other account was not confirmed.').waitFor();
  await expect.poll(() => page.url()).not.toContain('social-');
  await page.keyboard.press('Escape');
  await begin();
  await page.getByLabel('E-mail address').fill('kim@example.com');
  await page.getByRole('button', { name: 'Continue to Touchline' }).click();
  const dialog = openDialog(page, 'Register');
  await dialog.getByText(/Google says that you are Alex Example/).waitFor();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  const welcome = openDialog(page, 'Welcome to Touchline');
  await welcome.getByRole('button', { name: 'I have saved them' }).click();
  await isIn(page);
  await logOut(page);
  await begin();
  await page.getByLabel('E-mail address').fill('kim@example.com');
  await page.getByRole('button', { name: 'Continue to Touchline' }).click();
  await isIn(page);
  await logOut(page);
  await page.goto(`${host.address}/en/registration/socialregistration?social-ticket=abc&social-state=state-of-another`);
  await openDialog(page, 'Register')
    .getByText(/was not started here/)
    .waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[AUT-15] a player enables two-factor sign-in, logs in with a code and a backup code, and disables it', async () => {
  const tab = await openPage({ theme: 'dark', expected: [/status of 4(?:01|22)/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  const { login, password } = await register(page);
  await page.goto(`${host.address}/en/office/security`);
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const key = page.locator('.secret code');
  const secret = (await key.innerText()).replaceAll(/\s/g, '');
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  const now = (later = 0): Promise<string> => codeOfStep(secret, Math.floor(testNow() / STEP_MS) + later);
  await page.getByLabel('Code from your app').fill('000000');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByText('The code is wrong.').waitFor();
  await page.getByLabel('Code from your app').fill(await now());
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const codes = openDialog(page, 'Save your backup codes');
  await codes.waitFor();
  const backup = await codes.locator('li').allInnerTexts();
  expect(backup).toHaveLength(10);
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText('10 backup codes are left').waitFor();

  const form = openDialog(page, 'Log in');
  const enter = async (): Promise<void> => {
    await logOut(page);
    await page.goto(`${host.address}/en/user/login`);
    await form.getByLabel('Login or e-mail address').fill(login);
    await form.getByLabel('Password', { exact: true }).fill(password);
    await form.getByRole('button', { name: 'Log in', exact: true }).click();
    await form.getByText('protected by a second step').waitFor();
  };
  await enter();
  expect(await faults(page)).toEqual([]);
  await form.getByLabel('Code from your app').fill((backup[0] ?? '').toLowerCase());
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  await enter();
  await form.getByLabel('Code from your app').fill(backup[0] ?? '');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await form.getByText(/The code is wrong/).waitFor();
  await form.getByLabel('Code from your app').fill(await now(1));
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  // All in one form.
  await logOut(page);
  await page.goto(`${host.address}/en/user/login`);
  await chooseWay(form, 'With code');
  await form.getByLabel('Login or e-mail address').fill(login);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByLabel('Code from your app').fill(backup[1] ?? '');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  await page.goto(`${host.address}/en/office/security`);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByLabel('Code from your app').fill(backup[2] ?? '');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByText('The second step is off now.').waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[AUT-13, AUT-14] a forgotten password: wrong_code, time_up, then a reset by code, and another by letter', async () => {
  const tab = await openPage({ width: 390, height: 844, expected: [/status of 4\d\d/] });
  const { page } = tab;
  await playersOf(host, { phone: PHONE, email: 'ada@example.com' });
  await host.turn({ codeLifeSeconds: 6 });
  await openBoard(page, `${host.address}/en/live`);
  await page.goto(`${host.address}/en/forgotpassword`);
  const dialog = openDialog(page, 'Forgotten password');
  await page.waitForURL(/showForgotPasswordModal=1/);
  await chooseWay(dialog, 'By phone');
  await fillPhone(dialog, NATIONAL);
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  const code = dialog.getByLabel('Code', { exact: true });
  await code.fill('000000');
  await code.press('Enter');
  await dialog.getByText('The code is wrong.').waitFor();
  expect(await faults(page)).toEqual([]);
  await dialog.getByText('This code has expired. Ask for a new one.').first().waitFor({ timeout: 10_000 });
  await code.fill(await codeTo(host, PHONE));
  await code.press('Enter');
  await dialog.locator('[role=alert]').getByText('This code has expired.').waitFor();
  await host.turn({ codeLifeSeconds: 300 });
  await dialog.getByRole('button', { name: 'Change it' }).click();
  await chooseWay(dialog, 'By e-mail');
  await dialog.getByLabel('E-mail address').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await code.waitFor();
  const letter = await letterTo(host, 'ada@example.com');
  await code.fill(letter.code ?? '');
  await code.press('Enter');
  await dialog.getByLabel('New password').fill('ada-12345');
  await dialog.getByRole('button', { name: 'Save the password' }).click();
  await dialog.getByText('The new password is saved.').waitFor();
  expect(await faults(page)).toEqual([]);
  // The new password voids the letter's link [AUT-21], so that another player's link is used.
  await page.goto(host.address + (letter.links[0] ?? ''));
  await page.getByText('This link has already been used or is incomplete.').first().waitFor();
  await playersOf(host, { phone: OTHER_PHONE, email: 'bo@example.com' });
  await page.goto(`${host.address}/en/forgotpassword`);
  await chooseWay(dialog, 'By e-mail');
  await dialog.getByLabel('E-mail address').fill('bo@example.com');
  await dialog.getByRole('button', { name: 'Send a code' }).click();
  await code.waitFor();
  await page.goto(host.address + ((await letterTo(host, 'bo@example.com')).links[0] ?? ''));
  await page.getByLabel('New password').fill('harbour-901');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await page.getByText('The new password is saved').first().waitFor();
  await page.getByRole('link', { name: 'Log in' }).last().click();
  const form = openDialog(page, 'Log in');
  await form.getByLabel('Login or e-mail address').fill('bo@example.com');
  await form.getByLabel('Password', { exact: true }).fill('harbour-901');
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[AUT-17, AUT-6, AUT-11] registration by request, as a page, with a preselected bonus, and by one-tap', async () => {
  await host.turn({
    isRegistrationByRequest: true,
    isRegistrationCustom: true,
    hasBonus1st: true,
    preselectedBonusIdByRouteName: 'home=2,live=1',
  });
  const tab = await openPage({ expected: [/status of 4\d\d/] });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'Register' }).first().click();
  await page.waitForURL(/as=page/);
  await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor();
  await page.getByRole('radio', { name: 'Full' }).check({ force: true });
  await page.getByLabel('First name').fill('Cem');
  await page.getByLabel('Last name').fill('Example');
  await page.getByLabel('Date of birth').fill('1980-12-31');
  await page.getByLabel('E-mail address').fill('cem@example.com');
  await page.getByLabel('New password').fill('orchard-33');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  const sent = openDialog(page, 'Your request has been sent');
  await sent.waitFor();
  await page.keyboard.press('Escape');
  await page.goto(host.address + ((await letterTo(host, 'cem@example.com')).links[0] ?? ''));
  await page.getByText(/Your account is open. Your login is \d+/).waitFor();
  await host.turn({ isRegistrationByRequest: false, isRegistrationCustom: false, isOneTapAuthEnabled: true });
  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('button', { name: 'Continue as Alex' }).click();
  const dialog = openDialog(page, 'Register');
  await dialog.getByText(/Google says that you are Alex Example/).waitFor();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await openDialog(page, 'Welcome to Touchline').getByRole('button', { name: 'I have saved them' }).click();
  await isIn(page);
  await logOut(page);
  await host.turn({ isOneTapScriptBroken: true });
  await openBoard(page, `${host.address}/en/live`);
  await page.getByText(/one-tap.*(?:failed to load|could not be loaded)/i).waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
