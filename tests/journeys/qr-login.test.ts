/** A guest logs in with a QR code that a phone of the player approves or refuses. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { readPicture } from '../ui/read-picture.ts';
import { isIn, logOut, openDialog } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
const tabs: Tab[] = [];
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()));
});

async function open(options: Parameters<typeof openPage>[0]): Promise<Tab> {
  const tab = await openPage(options);
  tabs.push(tab);
  return tab;
}

/** The address in the QR code of the login, and the digits beside it. */
async function codeOf(page: Page): Promise<{ readonly address: string; readonly digits: string }> {
  const dialog = openDialog(page, 'Log in');
  const picture = dialog.getByRole('img', { name: /^QR code for logging in/ });
  await picture.waitFor();
  const size = Number((await picture.getAttribute('viewBox'))?.split(' ')[2]);
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  return { address: readPicture(path, size), digits: await dialog.getByLabel('Digits to compare').innerText() };
}

it('[QRL-1…QRL-6] a phone approves the login of a computer, and refuses another', async () => {
  const phone = await open({ width: 390, theme: 'dark', touch: true, expected: [/status of 4(?:04|22)/] });
  const computer = await open({ width: 1366, theme: 'light' });
  await openBoard(phone.page, `${host.address}/en/live`);
  const { password } = await register(phone.page);

  await computer.page.goto(`${host.address}/en/user/login`);
  const dialog = openDialog(computer.page, 'Log in');
  await dialog.getByRole('button', { name: 'Log in with a QR code' }).click();
  const first = await codeOf(computer.page);
  expect(new URL(first.address).origin).toBe(host.address);
  expect(await faults(computer.page)).toEqual([]);

  await phone.page.goto(first.address);
  const asks = phone.page.getByRole('region', { name: 'A device asks to log in to your account' });
  await asks.getByText('Chrome, Linux').waitFor();
  expect(await asks.getByLabel('Digits to compare').innerText()).toBe(first.digits);
  expect(await faults(phone.page)).toEqual([]);
  await asks.getByLabel('Current password').fill('wrong-password-1');
  await asks.getByRole('button', { name: 'Approve' }).click();
  await asks.getByText('This is not your current password. Nothing was changed.').waitFor();
  await asks.getByLabel('Current password').fill(password);
  await asks.getByRole('button', { name: 'Approve' }).click();
  await phone.page.getByText('The other device is logging in now.').waitFor();
  await isIn(computer.page);
  expect(await computer.context.cookies()).not.toEqual([]);

  await phone.page.getByRole('link', { name: 'Where you are logged in' }).click();
  const devices = phone.page.getByRole('region', { name: 'Where you are logged in' });
  await expect.poll(() => devices.getByText('Chrome, Linux').count()).toBe(2);
  await phone.page.goto(`${host.address}/en/office/manager`);
  await phone.page.getByText('A new device was signed in with your approval: Chrome, Linux.').waitFor();

  await logOut(computer.page);
  await computer.page.goto(`${host.address}/en/user/login`);
  await dialog.getByRole('button', { name: 'Log in with a QR code' }).click();
  const second = await codeOf(computer.page);
  expect(second.address).not.toBe(first.address);
  await phone.page.goto(second.address);
  await asks.getByRole('button', { name: 'Refuse' }).click();
  await phone.page.getByText('Nobody was logged in. Your account is as it was.').waitFor();
  await dialog.getByText('The login was refused on the other device. Nobody was logged in.').waitFor();
  await phone.page.reload();
  await phone.page.getByText('This code is no longer valid').waitFor();
  expect(await faults(phone.page)).toEqual([]);
  expect([...phone.problems(), ...computer.problems()]).toEqual([]);
});
