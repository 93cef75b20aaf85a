/** Signing in, bans and identification: where a player is led, in a real browser. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { HEADERS } from '../browser/sign-in.ts';
import { base64 } from '../contracts/operator-client.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
let tab: Tab;
afterEach(async () => {
  await tab.close();
  await host.turn({}, true);
});

const at = (page: Page, path: string): Promise<void> => page.waitForURL(`${host.address}${path}`);

it('[NAV-35, ARR-2] signing in returns to the previous page, and the operator’s list may redirect once', async () => {
  tab = await openPage();
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await register(page);
  await at(page, '/en/live');
  await host.turn({ afterSignIn: 'live=line' });
  const other = await openPage();
  try {
    await openBoard(other.page, `${host.address}/en/live`);
    await register(other.page);
    await at(other.page, '/en/line');
    await other.page.goBack();
    await at(other.page, '/en/live');
    expect(other.problems()).toEqual([]);
  } finally {
    await other.close();
  }
  expect(tab.problems()).toEqual([]);
});

it.each([1366, 390])('[DEV-1, DEV-2] another device is signed out from this one, at %i px', async (width) => {
  tab = await openPage({ width, theme: 'dark' });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  const { login, password } = await register(page);
  const phone = await openPage({ expected: [/status of 401/] });
  try {
    const data = { login: base64(login), password: base64(password) };
    await phone.context.request.post(`${host.address}/web-api/user/login`, { headers: HEADERS, data });
    await openBoard(phone.page, `${host.address}/en/live`);
    await phone.page.locator('.player-balance b').waitFor();
    await page.goto(`${host.address}/en/office/security`);
    const devices = page.getByRole('region', { name: 'Where you are logged in' });
    await devices.getByText('This device').waitFor();
    expect(await faults(page)).toEqual([]);
    await devices.getByRole('button', { name: /^Log out: Chrome/ }).click();
    await expect.poll(() => devices.getByRole('button').count()).toBe(0);
    // The other device is a guest from its next call on.
    await phone.page.reload();
    await phone.page.getByRole('link', { name: 'Register' }).first().waitFor();
  } finally {
    await phone.close();
  }
  expect(tab.problems()).toEqual([]);
});

it('[USR-3, NAV-36] a ban leads to the page that explains it, with withdrawal where allowed, and lifting it leads home', async () => {
  tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  await host.turn({ banLevel: 53 });
  await page.reload();
  await at(page, '/en/suspension');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Support', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Your limits' }).waitFor();
  await page.getByRole('link', { name: 'Withdraw your money' }).click();
  await at(page, '/en/office/deduce');
  await page.goto(`${host.address}/en/line`);
  await at(page, '/en/suspension');
  await host.turn({ banLevel: 0 });
  await page.getByRole('button', { name: /again/i }).click();
  await at(page, '/en');
  expect(tab.problems()).toEqual([]);
});

it('[USR-4, NAV-30] a bonus that requires verified identity leads the player to verification with the reason', async () => {
  tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  await host.turn({ isIdentificationBonus: true });
  await page.goto(`${host.address}/en/live`);
  await at(page, '/en/office/identification?identification=true');
  const why = page.getByRole('dialog', { name: 'Identify yourself for your bonus' });
  await why.waitFor();
  await why.getByRole('button', { name: 'Not now' }).click();
  await why.waitFor({ state: 'detached' });
  await page.goto(`${host.address}/en/office/responsible`);
  await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
  await at(page, '/en/office/responsible');
  expect(tab.problems()).toEqual([]);
});
