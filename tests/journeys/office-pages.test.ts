/**
 * Office pages do what they are for: bonuses, points, cashback, friends, promo codes, messages, ideas, verification,
 * the menu.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { OFFICE } from '../unit/navigation/specified.ts';
import { hostOfFile } from './host-of-file.ts';
import { register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'deskAnswerSeconds=2', '--switch', 'hasCookiesPopup=false');

const said = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** The purpose of each page, carried out by a new player. */
const PURPOSES: Readonly<Record<string, (page: Page, tab: Tab) => Promise<void>>> = {
  async '/office/bonuses/deposit'(page) {
    await press(page, 'Choose this bonus');
    await said(page, 'The bonus comes with your next deposit.');
  },
  async '/office/bonuses/wager'(page) {
    await said(page, 'Your bonus waits for a deposit');
    await press(page, 'Give the bonus up');
    await said(page, 'You have no bonus at the moment.');
  },
  async '/office/casino/vipcashback'(page) {
    await said(page, 'There is nothing to collect at the moment.');
    expect(await page.getByRole('row', { name: /Bronze.*yours/ }).count()).toBe(1);
  },
  async '/office/casino/premiumcashback'(page) {
    await said(page, 'There is nothing to collect at the moment.');
    expect(await page.getByRole('row', { name: /Gold/ }).innerText()).toContain('1%');
  },
  async '/office/wallets'(page) {
    const main = page.getByRole('listitem', { name: 'Main account · EUR' });
    await main.getByText('€100.00').waitFor();
    await page.getByRole('listitem', { name: 'For free bets' }).waitFor();
    await main.getByRole('link', { name: 'Withdraw' }).click();
    await page.waitForURL('**/office/deduce');
  },
  async '/office/casino/rounds'(page) {
    await said(page, 'No rounds yet');
    await page.getByRole('main').getByRole('link', { name: 'All games' }).waitFor();
  },
  async '/office/promotion'(page) {
    await page.getByLabel('Promo code', { exact: true }).fill('kickoff');
    await press(page, 'Check');
    await said(page, /it has expired/);
    expect(await page.getByText(/^SINGLE-/).count()).toBe(1);
  },
  async '/office/bringfriend'(page, tab) {
    const link = await page.getByRole('textbox', { name: 'Your personal link' }).inputValue();
    expect(link).toMatch(/\/en\/registration\?ref=[A-Z2-9]{8}$/);
    const friend = await openPage({ reducedMotion: true });
    await friend.page.goto(link);
    await friend.page.getByRole('dialog', { name: 'Register' }).waitFor();
    await friend.page.keyboard.press('Escape');
    await register(friend.page);
    await friend.close();
    await page.reload();
    await said(page, '0% of the required stake');
    expect(tab.problems()).toEqual([]);
  },
  async '/office/manager'(page) {
    await page.getByLabel('Your message').fill('How do I withdraw?');
    await press(page, 'Send');
    await said(page, /You can call one back until it is sent/);
  },
  async '/office/rewards'(page) {
    await said(page, '0 points');
    expect(await page.getByRole('button', { name: /^Exchange: 100/ }).isDisabled()).toBe(true);
  },
  async '/office/verification'(page) {
    await page.getByRole('heading', { name: 'Documents' }).waitFor();
  },
  async '/office/share-idea'(page) {
    await page.getByRole('textbox', { name: 'Your idea' }).fill('A darker pitch');
    await press(page, 'Send the idea');
    await said(page, /^I-\d{4}$/);
    await said(page, /The product team has read your idea/);
  },
  async '/office/support'(page) {
    await press(page, 'Ask a question');
    await page.getByRole('dialog').getByRole('textbox').waitFor();
  },
  async '/office/menu'(page) {
    await page.getByRole('link', { name: 'Bring a friend' }).click();
    await page.waitForURL('**/office/bringfriend');
  },
};

describe('every office page that has no journey of its own', () => {
  it('does what it is for, and passes the checks', async () => {
    const tab = await openPage({ reducedMotion: true });
    const { page } = tab;
    await signIn(host.address, tab.context);
    const wrong: string[] = [];
    for (const [path, act] of Object.entries(PURPOSES)) {
      await page.goto(`${host.address}/en${path}`);
      await page.locator('main h1').first().waitFor();
      wrong.push(...(await faults(page)).map((fault) => `${path}: ${fault}`));
      await act(page, tab);
    }
    expect(wrong).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 240_000);

  it('is on the list', () => {
    const elsewhere =
      /^\/office(?:$|\/(?:account|history|historypay|recharge|security|responsible|settings|bonuses|deduce|identification|payment|qr-login)(?:$|\/(?!deposit$|wager$)))/;
    expect(
      OFFICE.map(([path]) => path).filter((path) => !elsewhere.test(path) && PURPOSES[path] === undefined),
    ).toEqual([]);
  });
});

describe('the header', () => {
  it.each([1366, 390])(
    'has the way to a deposit and the number of unread messages, at %i px',
    async (width) => {
      const tab = await openPage({ width, reducedMotion: true });
      const { page } = tab;
      await signIn(host.address, tab.context);
      await page.goto(`${host.address}/en/live`);
      const menu = page.getByRole('button', { name: /1 new message/ });
      await menu.click();
      await page
        .locator('#player-menu')
        .getByRole('link', { name: /Messages/ })
        .click();
      await said(page, /Welcome to Touchline\. I am your contact/);
      await expect.poll(() => page.getByRole('button', { name: /new message/ }).count()).toBe(0);
      await page.locator('.head').getByRole('link', { name: 'Deposit' }).first().click();
      await page.waitForURL('**/office/recharge');
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    60_000,
  );
});
