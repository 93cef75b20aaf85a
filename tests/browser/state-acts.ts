/** Actions that lead to a state, in any language of the page. */
import type { Locator, Page } from 'playwright-core';
import { choose, isPhone } from '../journeys/player.ts';
import { localized } from './localized.ts';

type Act = (page: Page) => Promise<void>;

const button = (page: Page, english: string): Locator => page.getByRole('button', { name: localized(page, english) });
const field = (page: Page, english: string): Locator => page.getByRole('textbox', { name: localized(page, english) });

export const support: Act = async (page) => {
  if (!isPhone(page)) return button(page, 'Help and support').click();
  await page
    .locator('.bottom')
    .getByRole('button', { name: localized(page, 'Menu') })
    .click();
  await button(page, 'Consultant').or(button(page, 'Help and support')).filter({ visible: true }).last().click();
};
export const ask: Act = async (page) => {
  await support(page);
  await field(page, 'Your message').fill('Hello');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(500);
};
export const question: Act = async (page) => {
  await support(page);
  await button(page, 'Ask a question').click();
  await field(page, 'Your question').fill('How long does a withdrawal take?');
};
export const asked: Act = async (page) => {
  await question(page);
  await page
    .getByRole('dialog', { name: localized(page, 'Ask us a question') })
    .getByRole('button', { name: localized(page, 'Send') })
    .click();
  await page
    .getByText(localized(page, 'Your question has arrived. You will find the answer under your requests.'))
    .waitFor();
  await button(page, 'Your requests').click();
  await page.locator('.asked').first().waitFor();
};

/** Fills the coupon with a bet of 2 on an upcoming game at any odds, and places it. */
export const bet: Act = async (page) => {
  await choose(page, 1, true);
  if (isPhone(page))
    await page
      .locator('.bottom')
      .getByRole('button', { name: localized(page, 'Coupon', true) })
      .click();
  const coupon = page.locator(isPhone(page) ? 'dialog[open]' : '.rail-panel');
  await coupon.locator('.stake-input').fill('2');
  await coupon.getByLabel(localized(page, 'When odds change', true)).selectOption('acceptAny-0');
  await coupon.locator('.coupon-foot .button.is-large').click();
  await page.waitForTimeout(800);
};
export const betOffline: Act = async (page) => {
  await bet(page);
  await page.context().setOffline(true);
  await page.waitForTimeout(2_000);
};
/** The answer is lost, and the outcome stays unknown. */
export const betUnknown: Act = async (page) => {
  await page.route('**/bet-api/v1/bets/by-key/**', () => new Promise<void>(() => undefined));
  await bet(page);
};

export const end: Act = async (page) => {
  await page.locator('footer.foot').scrollIntoViewIfNeeded();
};
export const press =
  (english: string): Act =>
  async (page) => {
    await button(page, english).first().click();
  };
/** The developers' pages are in English only. */
export const pressNewest: Act = async (page) => {
  await page.getByRole('button', { name: 'Newest' }).click();
};
/** Presses a button of the operator's page; `at` is its index. */
export const pressOfPage =
  (at: number): Act =>
  async (page) => {
    await page.locator('main .doc').getByRole('button').nth(at).click();
  };
/** Navigates, because the site checks on navigation whether it is open to the visitor. */
export const goLive: Act = async (page) => {
  // Parts loaded after the first paint are present by then; an earlier click would reload the page.
  await page.locator('footer.foot').waitFor({ state: 'attached' });
  await page
    .getByRole('link', { name: localized(page, 'Live') })
    .filter({ visible: true })
    .first()
    .click();
};
export const goDeposit: Act = async (page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: localized(page, 'Deposit') })
    .first()
    .click();
};
export const menuDeposit: Act = async (page) => {
  await page.locator('.player-button').click();
  await page
    .getByRole('link', { name: localized(page, 'Deposit') })
    .filter({ visible: true })
    .first()
    .click();
};
/** Registers an account by one click and stores its login. */
export const registerAtOnce: Act = async (page) => {
  await page
    .getByRole('link', { name: localized(page, 'Register') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: localized(page, 'Register') });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: localized(page, 'Register in one click') }).click();
  await button(page, 'I have saved them').click();
};
/** Fills in and sends a request for an account. */
export const askForAccount: Act = async (page) => {
  const dialog = page.getByRole('dialog', { name: localized(page, 'Register') });
  const label = (english: string): Locator => dialog.getByLabel(localized(page, english, true)).first();
  await label('First name').fill('Ada');
  await label('Last name').fill('Example');
  await label('Date of birth').fill('1990-02-28');
  await label('E-mail address').fill(`ada${page.viewportSize()?.width ?? 0}${Date.now()}@example.org`);
  await label('New password').fill('lantern-47');
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await dialog
    .getByRole('button', { name: localized(page, 'Register') })
    .last()
    .click();
};
/** Replaces the content of one screen's file, so that it no longer matches the page's release. */
export const loseLimits: Act = async (page) => {
  await page.route(/\/assets\/limits\.view-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/* another */' }),
  );
  await page.evaluate(() => {
    history.pushState(null, '', location.pathname.replace(/^(\/\w\w).*$/, '$1/office/responsible'));
    dispatchEvent(new PopStateEvent('popstate'));
  });
};
