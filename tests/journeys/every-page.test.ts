/**
 * Rules of every page: styles load before the page renders, the title is its own, a player can stop and sees the net
 * result, and forced colours work.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { intercept } from './intercept.ts';
import { OPEN_PRICE, openBoard } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

async function visit(
  options: PageOptions & { readonly isPlayer?: boolean },
  work: (page: Page, tab: Tab) => Promise<void>,
): Promise<void> {
  const tab = await openPage({ reducedMotion: true, ...options });
  if (options.isPlayer === true) await signIn(host.address, tab.context);
  await work(tab.page, tab);
  expect(tab.problems()).toEqual([]);
  await tab.close();
}

/** Names of the style sheets, in the order of the page. */
const sheets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      ({ href }) => /\/([a-z]+)-\w+\.css$/.exec(href)?.[1] ?? href,
    ),
  );
const isTitled = (page: Page, title: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.title === wanted, title, { timeout: 15_000 });

describe('styles', () => {
  it('load with the code that uses them, in one order whatever loads first', async () => {
    await visit({ isPlayer: true }, async (page) => {
      await page.goto(`${host.address}/en/office/account`);
      await page.getByRole('heading', { name: 'My account', level: 1 }).waitFor();
      await page.locator('.stop-button').waitFor();
      await expect.poll(() => sheets(page)).toEqual(['main', 'page', 'office', 'limits', 'remote']);
      expect(await page.locator('.office').evaluate((element) => getComputedStyle(element).display)).toBe('grid');
      await page.getByRole('link', { name: 'Live', exact: true }).first().click();
      await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
      await page.locator('main a.row-game').first().click();
      await page.locator('.scoreboard').waitFor();
      await expect.poll(() => sheets(page)).toEqual(['main', 'page', 'game', 'media', 'office', 'limits', 'remote']);
    });
  }, 90_000);

  it('that fail to load are reported, and load on the next try', async () => {
    await visit({ expected: [/net::ERR_FAILED/, /no styles/] }, async (page) => {
      const stop = await intercept(page, /\/assets\/remote-\w+\.css$/, (route) => route.abort());
      await page.goto(`${host.address}/en/offers`);
      await page.getByRole('button', { name: 'Try again' }).first().waitFor();
      expect(await page.getByRole('heading', { name: 'Offers', level: 1 }).count()).toBe(0);
      stop();
      await page.getByRole('button', { name: 'Try again' }).first().click();
      await page.getByRole('heading', { name: 'Offers', level: 1 }).waitFor();
      await page.locator('link[href*="/assets/page-"]').waitFor({ state: 'attached' });
      await expect.poll(() => sheets(page)).toEqual(['main', 'page', 'remote']);
    });
  }, 90_000);

  it('of a game that fail to load are in the page that the host sends', async () => {
    await visit({ expected: [/net::ERR_FAILED/, /no styles/] }, async (page) => {
      await openBoard(page, `${host.address}/en/live`);
      await intercept(page, /\/assets\/game-\w+\.css$/, (route) => route.abort());
      await page.locator('main a.row-game').first().click();
      await page.locator('.scoreboard').waitFor();
      await page.locator('style[data-href*="/assets/game-"]').waitFor({ state: 'attached' });
    });
  });

  it('keep prices, selected items and the focus visible in forced colours', async () => {
    await visit({}, async (page) => {
      // Reads the final colours after transitions.
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
      await openBoard(page, `${host.address}/en/line/1`);
      const look = (selector: string): Promise<readonly string[]> =>
        page
          .locator(selector)
          .first()
          .evaluate(async (element) => {
            await Promise.all(element.getAnimations().map((each) => each.finished.catch(() => undefined)));
            const { backgroundColor, color, borderTopStyle, outlineStyle } = getComputedStyle(element);
            return [backgroundColor, color, borderTopStyle, outlineStyle];
          });
      await page.locator(`main ${OPEN_PRICE}`).first().click();
      await page.locator('main .cell[aria-pressed="true"]').waitFor();
      const chosen = await look('main .cell[aria-pressed="true"]');
      const plain = await look(`main ${OPEN_PRICE}:not([aria-pressed="true"])`);
      expect(plain[2]).toBe('solid');
      expect(chosen[0]).not.toBe(plain[0]);
      expect(chosen[0]).not.toBe(chosen[1]);
      // Moves away from the price and back, so that the focus is a keyboard focus.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect((await look('main .cell[aria-pressed="true"]:focus-visible'))[3]).toBe('solid');
    });
  }, 60_000);
});

describe('the title', () => {
  it('of a page is unique: a game, a remote page and the office, in the page’s language', async () => {
    await visit({ isPlayer: true }, async (page) => {
      await openBoard(page, `${host.address}/en/live`);
      await isTitled(page, 'Live betting · Touchline');
      await page.locator('main a.row-game').first().click();
      await page.locator('.scoreboard').waitFor();
      await page.waitForFunction(() => / – .* · Touchline$/.test(document.title));
      for (const [path, title] of [
        ['/en/offers', 'Offers · Touchline'],
        ['/en/office/account', 'My account · Touchline'],
        ['/de/office/history', 'Wettverlauf · Touchline'],
        ['/en/office/recharge', 'Deposit · Touchline'],
        ['/en/office/responsible', 'Limits · Touchline'],
        ['/en/landing-welcome', 'Welcome to Touchline · Touchline'],
      ] as const) {
        await page.goto(host.address + path);
        await isTitled(page, title);
        await page.locator('h1').first().waitFor();
      }
    });
  }, 90_000);
});

describe.each([1366, 390])('a player, %d px', (width) => {
  it('[LIM-21] can stop on pages that have no header, and sees the net result on all others', async () => {
    await visit({ width, isPlayer: true, expected: [/\/en\/500/] }, async (page) => {
      for (const path of ['/en/onpay/success', '/en/landing-welcome', '/en/500']) {
        await page.goto(host.address + path);
        const stop = page.getByRole('button', { name: 'Stop', exact: true });
        await stop.waitFor();
        expect(await faultsInBothThemes(page)).toEqual([]);
        await stop.click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button').nth(1).waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      await openBoard(page, `${host.address}/en/live`);
      const stands = page.locator(width < 1024 ? '.head-strip' : '.player-strip');
      for (const part of [stands.getByText('Net'), stands.getByText('Time')]) {
        await part.waitFor();
        // The header renders it anew when its parts arrive.
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box !== null && box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y < 120;
          })
          .toBe(true);
      }
      await host.turn({ isMaintenance: true });
      try {
        await page.goto(`${host.address}/en/maintenance`);
        await page.locator('.closed').waitFor();
        expect(await page.getByRole('button', { name: 'Stop', exact: true }).count()).toBe(0);
      } finally {
        await host.turn({ isMaintenance: false });
      }
    });
  }, 90_000);

  it('gets a notice when the names of the sports fail to load, and loads them with a tap', async () => {
    await visit({ width, expected: [/sports-names/] }, async (page) => {
      await host.turn({ isDictionaryDown: true });
      try {
        await openBoard(page, `${host.address}/en/live`);
        const reported = page.getByText('The names of the sports could not be loaded.');
        await reported.waitFor();
        expect(await faultsInBothThemes(page)).toEqual([]);
        const again = page.getByRole('button', { name: 'Try again' });
        const [answer] = await Promise.all([page.waitForResponse(/sports-names/), again.click()]);
        expect(answer.status()).toBe(503);
        await reported.waitFor();
        await host.turn({ isDictionaryDown: false });
        await again.click();
        await reported.waitFor({ state: 'detached' });
      } finally {
        await host.turn({ isDictionaryDown: false });
      }
    });
  }, 60_000);
});

describe('the page about cookies', () => {
  it('[CNS-12] lists every cookie and every key that a visit leaves in the browser', async () => {
    await visit({ isPlayer: true }, async (page, { context }) => {
      await openBoard(page, `${host.address}/en/live?ref=friend&btag=a_1&subid=7&pb=1`);
      await page.locator(`main ${OPEN_PRICE}`).first().click();
      await page.locator('main .cell[aria-pressed="true"]').waitFor();
      await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
      await page.setViewportSize({ width: 1100, height: 800 });
      for (const path of ['/en/office/account', '/en/office/responsible', '/en/cookies']) {
        await page.goto(host.address + path);
        await page.locator('main h1').first().waitFor();
      }
      const listed = (await page.locator('main th[scope="row"]').allInnerTexts()).map((text) => text.trim());
      const kept = async (): Promise<readonly string[]> => [
        ...(await context.cookies()).map(({ name }) => name),
        ...(await page.evaluate(async () => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
          ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
          ...(await caches.keys()),
        ])),
      ];
      await expect
        .poll(kept)
        .toEqual(expect.arrayContaining(['refererid', 'touchline_session', 'window_width', 'tl.preferences']));
      const isListed = (name: string): boolean =>
        listed.some((each) => (each.endsWith('…') ? name.startsWith(each.slice(0, -1)) : name === each));
      expect((await kept()).filter((name) => !isListed(name))).toEqual([]);
    });
  }, 90_000);
});

describe('the history', () => {
  it('keeps its filter in the address over a reload and back navigation', async () => {
    await visit({ isPlayer: true }, async (page) => {
      await page.goto(`${host.address}/en/office/history`);
      await page.getByRole('button', { name: 'Won', exact: true }).click();
      await page.waitForURL('**/en/office/history?status=won');
      await page.getByRole('combobox', { name: 'Product' }).selectOption('live');
      await page.waitForURL('**/en/office/history?status=won&product=live');
      await page.reload();
      await page.locator('.chip[aria-pressed="true"]', { hasText: 'Won' }).waitFor();
      await expect.poll(() => page.getByRole('combobox', { name: 'Product' }).inputValue()).toBe('live');
      await page.goBack();
      await page.waitForURL('**/en/office/history?status=won');
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLSelectElement>('.filters select')].map(({ value }) => value).includes('all'),
      );
    });
  }, 60_000);
});
