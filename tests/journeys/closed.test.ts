/**
 * Everything that closes the site: blocks with an appeal form, maintenance with automatic start and end, terms that
 * must be confirmed.
 */
import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { testNow } from '../browser/test-time.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, openBoard, register } from './player.ts';
import { faults } from './sound.ts';

/** A page is quiet once no call has begun or ended for this long. */
const QUIET_MS = 500;
const host = hostOfFile();
beforeEach(() => host.turn({}, true));

/**
 * Controls the page's clock. The returned function sets it forward once the page waits for no answer: an hour that
 * passes within a call is a call that took an hour. The price stream never ends and does not count.
 */
async function clockOf(page: Page): Promise<(seconds: number) => Promise<void>> {
  const calls = new Set<Request>();
  let changedAt = Date.now();
  const end = (request: Request): void => {
    if (calls.delete(request)) changedAt = Date.now();
  };
  page.on('request', (request) => {
    // Code counts too: a feature that has just loaded asks its questions next.
    if (/\/feed\?/.test(request.url())) return;
    calls.add(request);
    changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.clock.install({ time: testNow() });
  return async (seconds) => {
    // An answer may lead to the next call: the page is quiet once nothing has been asked for a moment.
    await expect
      .poll(() => ({ calls: [...calls].map((each) => each.url()), isQuiet: Date.now() - changedAt > QUIET_MS }))
      .toEqual({ calls: [], isQuiet: true });
    await page.clock.fastForward(seconds * 1_000);
  };
}
/** A mark that a reload would remove. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-marked', 'yes'));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
const at = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path);

it('every reason of a block has a page with an explanation and an appeal form', async () => {
  const pages = [
    [1, 'block', 'This site is closed to you'],
    [4, 'site-updates', 'being updated'],
    [8, 'coming-soon', 'not here yet'],
    [9, 'block', 'This site is closed to you'],
    [13, 'block-ua', 'Ukraine'],
    [16, 'suspension', 'suspended'],
    [17, 'block-ie', 'Ireland'],
  ] as const;
  for (const { shown, ...look } of [
    { width: 1366, theme: 'light', shown: pages },
    { width: 390, height: 844, theme: 'dark', shown: pages.slice(4, 6) },
  ] as const) {
    const tab = await openPage(look);
    const { page } = tab;
    for (const [reason, path, title] of shown) {
      await host.turn({ blockReason: reason });
      await page.goto(`${host.address}/en/line`);
      await at(page, `/en/${path}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.getByRole('banner').getByRole('combobox', { name: 'Language' }).count()).toBe(1);
      await expect.poll(() => page.getByText(`reason number ${reason}`).count()).toBe(1);
      await page.getByRole('link', { name: 'support@touchline.example' }).waitFor();
      await page.getByRole('link', { name: /^Appeal/ }).waitFor();
      expect(await faults(page), path).toEqual([]);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }
});

it('a page without a header has every other part of the frame', async () => {
  const tab = await openPage({});
  const { page } = tab;
  await page.goto(`${host.address}/en/landing-summer`);
  await page.locator('.rail-panel').waitFor();
  expect(await page.getByRole('banner').count()).toBe(0);
  await tab.close();
});

it('an appeal is sent, stored and listed; the site reopens automatically', async () => {
  const tab = await openPage({});
  const { page } = tab;
  await host.turn({ blockReason: 13 });
  await page.goto(`${host.address}/en/line`);
  await page.getByRole('link', { name: /^Appeal/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Appeals' }).waitFor();
  await page.getByText('There are none yet.').waitFor();
  await page.getByRole('textbox', { name: 'E-mail address for the answer' }).fill('me');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please give an e-mail').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: 'E-mail address for the answer' })
        .evaluate((field) => field === document.activeElement),
    )
    .toBe(true);
  expect(await faults(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'E-mail address for the answer' }).fill('me@example.com');
  await page.getByRole('textbox', { name: 'What should we know?' }).fill('I am in Germany, and so is my network.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your appeal has arrived.').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Reason number 13' }).getByText('Received').waitFor();
  expect(await faults(page)).toEqual([]);
  await host.restart();
  await host.turn({ blockReason: 13 });
  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Reason number 13' }).waitFor();

  await page.getByRole('link', { name: 'Back' }).click();
  await at(page, '/en/block-ua');
  await mark(page);
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('nothing has changed yet').waitFor();
  await host.turn({ blockReason: 0 });
  await page.getByRole('button', { name: 'Check again' }).click();
  await at(page, '/en');
  expect(await isMarked(page)).toBe(true);
  await tab.close();
});

it('maintenance is announced, begins and ends without a reload, and the coupon is still there', async () => {
  const tab = await openPage({ locale: 'de-DE' });
  const { page } = tab;
  const pass = await clockOf(page);
  // From then on the page asks once a minute.
  const known = page.waitForResponse(/\/bff-api\/config\/group\/get/);
  await openBoard(page, `${host.address}/de/line/1`);
  await choose(page, 1, true);
  await known;
  await mark(page);
  await host.turn({ maintenanceInMinutes: 60 });
  await pass(61);
  const notice = page.getByRole('region', { name: 'Wartung' }).locator('.notice');
  await notice.waitFor();
  expect(await notice.innerText()).toMatch(/Wartung von .* bis /);
  expect(await faults(page)).toEqual([]);
  await notice.getByRole('button').click();
  await notice.waitFor({ state: 'detached' });

  await host.turn({ isMaintenance: true });
  await pass(61);
  await at(page, '/de/maintenance');
  await page.getByRole('heading', { level: 1, name: 'Wartung' }).waitFor();
  await expect.poll(() => page.locator('time').count()).toBe(2);
  // The specified text, in the second language for this country.
  await page.locator('p[lang="en"]').filter({ hasText: 'We are working on the site' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Erneut prüfen' }).click();
  await page.getByText('Es hat sich noch nichts geändert').waitFor();

  await host.turn({ isMaintenance: false });
  await pass(21);
  await at(page, '/de');
  await page.locator('.rail-panel .leg').waitFor();
  expect(await isMarked(page)).toBe(true);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('changed terms are confirmed before anything else, and only the operator’s answer counts as a confirmation', async () => {
  const tab = await openPage({ expected: [/status of 503/] });
  const { page } = tab;
  const pass = await clockOf(page);
  await openBoard(page, `${host.address}/en/live`);
  await register(page);
  await mark(page);
  await host.turn({ termsVersion: 2, isTermsServiceDown: true });
  await pass(61);
  await at(page, '/en/confirm');
  await page.getByRole('heading', { level: 1, name: 'Our terms have changed' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page
    .getByRole('dialog', { name: 'The terms have changed' })
    .getByRole('button', { name: 'Understood' })
    .click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('link', { name: 'General terms' }).click();
  await at(page, '/en/rules/general');
  await page.goBack();
  await at(page, '/en/confirm');

  await page.getByRole('button', { name: "I don't agree" }).click();
  const leave = page.getByRole('dialog', { name: "You don't have to agree" });
  await leave.waitFor();
  expect(await faults(page)).toEqual([]);
  await leave.getByRole('button', { name: 'Back to the list' }).click();
  await leave.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'I agree' }).click();
  const alert = page.getByRole('dialog', { name: 'Your confirmation did not get through' });
  await alert.waitFor();
  await expect.poll(() => alert.getByRole('button').count()).toBe(1);
  await alert.getByRole('button', { name: 'Understood' }).click();
  await host.turn({ isTermsServiceDown: false });
  await page.getByRole('button', { name: 'I agree' }).click();
  await at(page, '/en');
  await page.getByRole('link', { name: 'Live', exact: true }).first().click();
  await at(page, '/en/live');
  expect(await isMarked(page)).toBe(true);

  // Open the site once more; this time the visitor leaves.
  await host.turn({ termsVersion: 3 });
  await pass(61);
  await at(page, '/en/confirm');
  await page
    .getByRole('dialog', { name: 'The terms have changed' })
    .getByRole('button', { name: 'Understood' })
    .click();
  await page.getByRole('button', { name: "I don't agree" }).click();
  await page.getByRole('dialog', { name: "You don't have to agree" }).getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('link', { name: 'Register' }).first().waitFor();
  await page.waitForURL((url) => url.pathname !== '/en/confirm');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
