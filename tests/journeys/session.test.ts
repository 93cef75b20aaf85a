/** Signing in, bans and identification: where a player is led, in a real browser. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, openBoard, register } from './player.ts';

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
  await at(page, '/en/office/responsible');
  expect(tab.problems()).toEqual([]);
});
