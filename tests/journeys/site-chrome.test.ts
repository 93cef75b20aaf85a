/**
 * Everything around the screens, and the developers' debugger: menus by keyboard, support, scroll-to-top, restricted
 * languages and domains, decorations.
 */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

/** Sets the operator's switches for the duration of the work. */
async function switched(set: Readonly<Record<string, unknown>>, work: () => Promise<void>): Promise<void> {
  await host.turn(set);
  try {
    await work();
  } finally {
    await host.turn({}, true);
  }
}

async function visit(options: PageOptions, work: (page: Page, tab: Tab) => Promise<void>): Promise<void> {
  const tab = await openPage(options);
  await work(tab.page, tab);
  expect(tab.problems()).toEqual([]);
  await tab.close();
}

const footer = (page: Page) => page.locator('footer.foot');
const up = (page: Page) => page.getByRole('button', { name: 'Back to the top' });

describe('on a desktop', () => {
  it('every product is in the header, "More" opens by keyboard alone, and the footer is complete', async () => {
    await visit({ width: 1366 }, async (page) => {
      await openBoard(page, `${host.address}/en`);
      const more = page.getByRole('button', { name: 'More', exact: true });
      await more.waitFor();
      const products = page.getByRole('navigation', { name: 'Products' });
      await expect
        .poll(() => products.getByRole('link').allInnerTexts())
        .toEqual(['Sports', 'Live', 'Casino', 'Live casino', 'Games', 'Promotions']);
      await more.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Statistics' }).first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => more.getAttribute('aria-expanded')).toBe('false');
      await page.keyboard.press('Enter');
      await expect.poll(() => more.getAttribute('aria-expanded')).toBe('true');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/results');
      await page.goBack();
      await footer(page).getByRole('link', { name: 'Responsible gaming', exact: true }).waitFor();
      await expect
        .poll(() => footer(page).getByRole('img', { name: 'For ages 18 and over only' }).isVisible())
        .toBe(true);
      expect(await page.locator('.page-words h2').innerText()).toContain('Touchline');
      expect(await faults(page)).toEqual([]);
      await footer(page).getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL('**/de');
      await footer(page).getByText('Sicher spielen').waitFor();
    });
  }, 90_000);

  it('[SCH-10] the scroll-to-top button appears after one screen, and scrolls up', async () => {
    await visit({ width: 1366, reducedMotion: true }, async (page) => {
      await openBoard(page, `${host.address}/en/live`);
      await footer(page).waitFor();
      await page.evaluate(() => scrollTo(0, innerHeight));
      expect(await up(page).count()).toBe(0);
      await page.evaluate(() => scrollTo(0, innerHeight + 60));
      await up(page).click();
      await page.waitForFunction(() => scrollY === 0);
      await up(page).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  }, 60_000);

  it('[SCH-5, SCH-7] support answers, requests a call back, and rejects an invalid number', async () => {
    await visit({ width: 1366 }, async (page) => {
      await openBoard(page, `${host.address}/en`);
      await page.getByRole('button', { name: 'Help and support' }).click();
      const panel = page.getByRole('dialog', { name: 'Help and support' });
      await panel.getByRole('textbox', { name: 'Your message' }).fill('How do I withdraw?');
      await page.keyboard.press('Enter');
      await panel.getByText('You can call one back until it is sent.').waitFor();
      await panel.getByRole('textbox', { name: 'Telephone number' }).fill('my number');
      await panel.getByRole('button', { name: 'Ask for a call' }).click();
      await panel.getByRole('alert').getByText('not a telephone number').waitFor();
      expect(await faults(page)).toEqual([]);
      await panel.getByRole('textbox', { name: 'Your name' }).fill('Ada');
      await panel.getByRole('textbox', { name: 'Telephone number' }).fill('+44 20 7946 0000');
      await panel.getByRole('button', { name: 'Ask for a call' }).click();
      await panel.getByText('C-0001').waitFor();
      expect(await panel.getByRole('link', { name: 'support@touchline.example' }).getAttribute('href')).toBe(
        'mailto:support@touchline.example',
      );
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'detached' });
    });
  }, 60_000);

  it('[SCH-5] there is no chat without a consultant', async () => {
    await switched({ consultantId: '' }, () =>
      visit({ width: 1366 }, async (page) => {
        await openBoard(page, `${host.address}/en`);
        await page.getByRole('button', { name: 'Help and support' }).click();
        await page.getByRole('dialog').getByRole('heading', { name: 'Call me back' }).waitFor();
        expect(await page.getByRole('heading', { name: 'Chat with a consultant' }).count()).toBe(0);
      }),
    );
  }, 60_000);

  it('[SCH-15] a language reserved for players is not offered to guests, and its address redirects', async () => {
    await switched({ langHiddenUnauthorized: ['ru'] }, () =>
      visit({ width: 1366 }, async (page) => {
        await openBoard(page, `${host.address}/en`);
        await footer(page).getByRole('link', { name: 'Deutsch' }).waitFor();
        await page.waitForFunction(() => !document.body.innerText.includes('Русский'));
        await register(page);
        await footer(page).getByRole('link', { name: 'Русский' }).waitFor();
        await page.getByRole('button', { name: 'Account menu' }).click();
        await expect
          .poll(() => page.locator('.player-menu li').allInnerTexts())
          .toEqual(
            expect.arrayContaining([
              'Bet history',
              'Transaction history',
              'VIP cashback',
              'Support',
              'Log out',
            ]) as string[],
          );
        await page.getByRole('link', { name: 'My account' }).first().click();
        await page.locator('.office-nav-title').first().waitFor();
        await expect
          .poll(() => page.locator('.office-nav-title').allInnerTexts())
          .toEqual(['Money', 'Bets and bonuses', 'Safety and settings']);
        await expect.poll(() => page.locator('.office-nav a').first().getAttribute('href')).toBe('/en/office/account');
      }),
    );
  }, 90_000);

  it('[CFG-5] registration is closed on a VIP domain', async () => {
    await switched({ isVipDomain: true }, () =>
      visit({ width: 1366, expected: [/status of 404/] }, async (page) => {
        await openBoard(page, `${host.address}/en`);
        await footer(page).waitFor();
        await page.waitForFunction(() => document.querySelector('a[href*="/registration"]') === null);
        await expect.poll(() => page.getByRole('link', { name: 'Log in' }).count()).toBeGreaterThan(0);
        expect((await page.goto(`${host.address}/en/registration`))?.status()).toBe(404);
        await page.getByText('This page could not be found').first().waitFor();
      }),
    );
  }, 60_000);

  it('[SCH-8, SCH-9, SCH-11, SCH-12] the site shows the operator’s decoration: the logo of a country, snow, a championship', async () => {
    const country = (
      (await (await fetch(`${host.address}/bff-api/config/all.json?lang=en`)).json()) as { geoCountryId: number }
    ).geoCountryId;
    await switched({ isSnowfall: true, policyLogoCountries: [country] }, () =>
      visit({ width: 1366 }, async (page, { context }) => {
        const logo = page.waitForResponse((response) => response.url().endsWith('/web-api/policy/logo.agif'));
        await openBoard(page, `${host.address}/en`);
        expect((await logo).status()).toBe(200);
        await page.locator('canvas.snowfall').waitFor();
        await page.waitForFunction(() => /window_width=1366/.test(document.cookie));
        await page.goto(`${host.address}/en/epl/line/all/1`);
        await page.waitForFunction(() => document.documentElement.dataset['special'] === 'epl');
        expect(await page.locator('canvas.snowfall').count()).toBe(0);
        await page.locator('main [data-market]').first().waitFor();
        expect(await faults(page)).toEqual([]);
        expect((await context.cookies()).find(({ name }) => name === 'window_width')?.value).toBe('1366');
      }),
    );
    await visit({ width: 1366, consent: 'none' }, async (page, { context }) => {
      await openBoard(page, `${host.address}/en`);
      await footer(page).waitFor();
      await page.setViewportSize({ width: 1200, height: 800 });
      await page.waitForFunction(() => document.querySelector('footer.foot') !== null);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('window_width');
    });
  }, 90_000);

  it('[SCH-13] platform_type shows the mobile layout, and changes nothing else', async () => {
    await visit({ width: 1366 }, async (page) => {
      await openBoard(page, `${host.address}/en/live?platform_type=mobile`);
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      expect(await page.locator('.rail').count()).toBe(0);
      expect(await page.locator('.frame').evaluate((frame) => frame.clientWidth)).toBeLessThanOrEqual(480);
      await page.goto(`${host.address}/en/live?platform_type=%22%3E%3Cscript%3E`);
      await page.locator('.rail').waitFor();
    });
  }, 60_000);

  it.each(['single', 'double'] as const)(
    '[SCH-14] the header may have a %s row at every width',
    async (headerRows) => {
      await switched({ headerRows }, () =>
        visit({ width: 1024 }, async (page) => {
          await openBoard(page, `${host.address}/en`);
          for (const width of [1024, 1100, 1366, 1920]) {
            await page.setViewportSize({ width, height: 800 });
            await page.waitForFunction((rows) => {
              const height = document.querySelector('.head')?.clientHeight ?? 0;
              return rows === 'single' ? height <= 60 : height >= 90;
            }, headerRows);
            expect(
              await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
            ).toBeLessThanOrEqual(1);
          }
        }),
      );
    },
    60_000,
  );
});

describe('on a phone', () => {
  it('[SCH-22] the menu lists every page, the casino has its own bottom navigation, support and scroll-to-top are in reach', async () => {
    await visit({ width: 390, height: 700, reducedMotion: true }, async (page) => {
      await openBoard(page, `${host.address}/en/live`);
      expect(await page.getByRole('button', { name: 'Help and support' }).isVisible()).toBe(false);
      await page.evaluate(() => scrollTo(0, innerHeight * 3));
      expect(await up(page).count()).toBe(0);
      await page.evaluate(() => scrollTo(0, innerHeight * 4 + 80));
      await up(page).click();
      await page.waitForFunction(() => scrollY === 0);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      for (const name of ['Lobby', 'Promo', 'Tournaments', 'Slots', 'Live casino', 'Games', 'Categories', 'Rules'])
        await menu.getByRole('link', { name, exact: true }).waitFor();
      for (const name of ['Results', 'Statistics', 'Esports', 'Virtual sports', 'Toto'])
        await menu.getByRole('link', { name, exact: true }).first().waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goBack();
      await menu.waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${host.address}/en/live`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await menu.getByRole('button', { name: 'Consultant' }).click();
      const support = page.getByRole('dialog', { name: 'Help and support' });
      await support.waitFor();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await support.waitFor({ state: 'detached' });
      await page.goto(`${host.address}/en/slots`);
      await page.locator('.bottom-way').first().waitFor();
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll('.bottom-way')].map((way) => way.textContent).join() ===
          'Tournaments,Categories,Promo,My casino,Menu',
      );
    });
  }, 90_000);
});

describe('on a phone, sheets', () => {
  it('[SCH-23] of the coupon and of bets close by the back button, and open again on the way back from their links', async () => {
    await visit({ width: 390, height: 700, reducedMotion: true }, async (page) => {
      await page.goto(`${host.address}/en/line/1`);
      await openBoard(page, `${host.address}/en/live`);
      for (const name of ['Coupon', 'My bets']) {
        await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name }).click();
        const sheet = page.getByRole('dialog', { name });
        await sheet.waitFor();
        await expect.poll(() => page.evaluate(() => 'isSheet' in history.state)).toBe(true);
        await page.goBack();
        await sheet.waitFor({ state: 'detached' });
        expect(page.url()).toBe(`${host.address}/en/live`);
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'My bets' }).click();
      const bets = page.getByRole('dialog', { name: 'My bets' });
      await expect.poll(() => page.evaluate(() => 'isSheet' in history.state)).toBe(true);
      await bets.getByRole('link', { name: 'Log in' }).click();
      await page.waitForURL('**/user/login');
      await page.goBack();
      await bets.waitFor();
      expect(page.url()).toBe(`${host.address}/en/live`);
      await page.goBack();
      await bets.waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${host.address}/en/live`);
      await page.goBack();
      await page.waitForURL(`${host.address}/en/line/1`);
    });
  }, 90_000);
});

describe('the debugger', () => {
  it.each([1366, 390])(
    '[DBG-1, DBG-3, DBG-4, DBG-5] finds, steps, replays and exports at %i px',
    async (width) => {
      await visit({ width }, async (page) => {
        await openBoard(page, `${host.address}/en`);
        await register(page);
        // Navigates within the page, so that the visit's log is kept.
        await page.evaluate(() => history.pushState(null, '', '/en/debugger'));
        await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
        await page.getByRole('heading', { name: 'Debugger' }).waitFor();
        await page.locator('.debug-row').nth(5).waitFor();
        await page.getByRole('searchbox', { name: 'Search' }).last().fill('signedin registered');
        await page.waitForFunction(() => document.querySelectorAll('.debug-row').length === 1);
        await page.getByRole('button', { name: 'Step forward' }).click();
        await page.getByRole('heading', { name: /session\/signedIn/ }).waitFor();
        expect(await page.locator('.debug-changes').innerText()).toContain('player');
        await page.getByRole('searchbox', { name: 'Search' }).last().fill('');
        await page.getByRole('combobox', { name: 'Module' }).selectOption('session');
        await page.locator('.debug-row').first().click();
        await page.getByRole('button', { name: 'Replay' }).click();
        await page.getByRole('button', { name: 'Replay' }).waitFor();
        await expect.poll(() => page.locator('.debug-row').last().getAttribute('aria-current')).toBe('true');
        expect(await page.locator('.debug-decisions').innerText()).toContain('/en/debugger was shown: all');
        expect((await faults(page)).filter((fault) => !fault.startsWith('a text key stands bare'))).toEqual([]);
        const download = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export' }).click();
        const file = await (await download).path();
        const text = await readFile(file, 'utf8');
        const log = JSON.parse(text) as {
          events: readonly { type: string; payload: object }[];
          decisions: readonly unknown[];
        };
        expect(log.events.find(({ type }) => type === 'session/signedIn')?.payload).toEqual({ how: 'registered' });
        expect(log.decisions.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/"userId"|"token"|"money"|"password"/);
      });
    },
    90_000,
  );

  it('[DBG-6] is absent in production', async () => {
    expect((await fetch(`${host.address}/en/debugger`)).status).toBe(200);
    await switched({ isProduction: true }, () =>
      visit({ width: 1366, expected: [/status of 404/] }, async (page) => {
        expect((await page.goto(`${host.address}/en/debugger`))?.status()).toBe(404);
        await page.getByText('This page could not be found').first().waitFor();
        expect(await page.getByRole('heading', { name: 'Debugger' }).count()).toBe(0);
      }),
    );
  }, 60_000);
});
