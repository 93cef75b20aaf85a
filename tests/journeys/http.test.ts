/** Demands of the operator during a call: a captcha, a fingerprint, a fresh token. The player loses nothing. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, choose, enter, greatLeague, openBoard, place, stake, untilBalance } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** The stand-in's switch for checks before calls. */
const guard = (settings: Readonly<Record<string, unknown>>): Promise<void> => host.post('call-guards', settings);

it('a bet that meets a captcha, a requested fingerprint and a refused token is placed once', async () => {
  const tab = await openPage({ expected: [/status of 40[01]/] });
  const { page } = tab;
  await enter(page, `${host.address}${await greatLeague(host.address)}`);
  const start = await balance(page);
  await choose(page, 1, true);
  await stake(page, '2');
  await guard({ captcha: 1, captchaCode: 112, isFingerprintWanted: true, unauthorized: 1 });
  await place(page);

  const dialog = page.getByRole('dialog', { name: 'One question first' });
  const field = dialog.getByRole('textbox', { name: /How much is/ });
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await faults(page)).toEqual([]);
  const first = await dialog.locator('label').innerText();
  await field.fill('0');
  await field.press('Enter');
  await dialog.getByText('That answer was wrong.').waitFor();
  await page.waitForFunction(
    (before) => ![before, 'Loading'].includes(document.querySelector('.captcha label')?.textContent ?? before),
    first,
  );
  const digits = (await dialog.locator('label').innerText()).match(/\d+/g) ?? [];
  await field.fill(String(digits.reduce((sum, each) => sum + Number(each), 0)));
  await field.press('Enter');
  await dialog.waitFor({ state: 'detached' });

  await accepted(page);
  await untilBalance(page, start - 200);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('fp_d')).length)).toBe(1);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('closing the captcha leaves everything unchanged, and its text is in the page’s language', async () => {
  const tab = await openPage({ locale: 'de-DE', width: 390, height: 844, theme: 'dark', expected: [/status of 400/] });
  const { page } = tab;
  await guard({ captcha: 1, path: '/web-api/user/login' });
  await openBoard(page, `${host.address}/de/live`);
  await page.goto(`${host.address}/de/user/login`);
  await page.locator('input[name=username]').fill('nobody');
  await page.locator('input[name=password]').fill('nothing');
  await page.locator('input[name=password]').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zuerst eine Frage' });
  await dialog.getByRole('textbox', { name: /Wie viel ist/ }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('input[name=username]').inputValue()).toBe('nobody');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('tabs that open together share one token, which is stored nowhere', async () => {
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  // Requests of the previous page have ended.
  await page.goto('about:blank');
  const tokens: string[] = [];
  const pages = [page, await tab.another(), await tab.another()];
  // A request that gave up stays in the queue until its turn, so tabs are counted.
  const waiting = (at: Page): Promise<number> =>
    at.evaluate(
      async () =>
        new Set(
          (await navigator.locks.query()).pending
            ?.filter(({ name }) => name?.endsWith('/tokens') === true)
            .map(({ clientId }) => clientId),
        ).size,
    );
  await tab.context.route('**/web-api/user/gettoken*', async (route) => {
    // Independent of speed: the first request is answered once the others wait for it.
    await expect.poll(() => waiting(route.request().frame().page())).toBe(pages.length - 1);
    await route.continue();
  });
  tab.context.on('response', (response) => {
    if (response.url().includes('/web-api/user/gettoken'))
      void response.json().then(({ token }: { readonly token: string }) => tokens.push(token));
  });
  // Each tab sends many calls of a player at once.
  await Promise.all(pages.map((each) => each.goto(`${host.address}/en/office/history`)));
  for (const each of pages) await balance(each);
  await expect.poll(() => tokens.length).toBe(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, location.href]),
  );
  expect(kept).not.toContain(tokens[0]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
