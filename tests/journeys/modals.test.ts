/** The modals of a visit: one at a time, usable by keyboard alone, with the focus restored and the page unchanged. */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { OPEN_PRICE, openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
afterEach(() => send('switches', { set: {}, reset: true }));

async function send(what: 'switches' | 'call-guards', body: object): Promise<void> {
  const answer = await fetch(`${host.address}/sandbox-api/v1/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
}

/** A tab that records the maximum number of simultaneous modals, and the layout shift. */
async function open(options: PageOptions = {}): Promise<Tab> {
  const tab = await openPage({ consent: 'unasked', ...options });
  await tab.context.addInitScript(() => {
    const seen = { most: 0 };
    Object.assign(globalThis, { modalsSeen: seen });
    const look = (): void => {
      // A server's page has the question, hidden, for a visitor who has answered it too.
      const all = document.querySelectorAll('dialog[open], .consent:not([hidden], :root[data-consent] #first-consent)');
      seen.most = Math.max(seen.most, all.length);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await watchShifts(tab.context);
  return tab;
}
const mostSeen = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as typeof globalThis & { modalsSeen: { most: number } }).modalsSeen.most);
const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies', exact: true });
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
const choice = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tl.consent') ?? '{}') as unknown);

describe('the cookie question', () => {
  it.each([1366, 390])(
    'leaves the page usable at %i px, is answered with the keyboard, and is not asked again',
    async (width) => {
      const tab = await open({ width, height: 844, theme: width === 390 ? 'dark' : 'light', touch: width === 390 });
      const { page } = tab;
      await openBoard(page, `${host.address}/en/live`);
      await banner(page).waitFor();
      expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.activeElement?.closest('.consent') ?? null)).toBeNull();
      // The page below stays usable, and neither Escape nor a navigation closes the question.
      await page.locator(`main ${OPEN_PRICE}`).first().click();
      await page.locator('main .cell[aria-pressed="true"]').first().waitFor();
      await page.keyboard.press('Escape');
      await page.goto(`${host.address}/en/line`);
      await banner(page).waitFor();
      await expect.poll(() => choice(page)).toEqual({});

      await banner(page).getByRole('button', { name: 'Customize' }).focus();
      await page.keyboard.press('Enter');
      await banner(page)
        .getByRole('switch', { name: /^Functionality/ })
        .waitFor();
      expect(await faults(page)).toEqual([]);
      expect(
        await banner(page)
          .getByRole('switch')
          .evaluateAll((all) =>
            all.map((each) => [(each as HTMLInputElement).checked, (each as HTMLInputElement).disabled]),
          ),
      ).toEqual([
        [true, true],
        [false, false],
        [false, false],
      ]);
      // From the focused view: the back button, then the two toggles.
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe('Back');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect.poll(() => focused(page)).toBe('Accept selected');
      await page.keyboard.press('Enter');
      await banner(page).waitFor({ state: 'detached' });
      await expect.poll(() => choice(page)).toMatchObject({ type: 'functional', isSent: false });
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');

      await openBoard(page, `${host.address}/en/live`);
      await page.getByRole('button', { name: 'Change cookie choice' }).waitFor();
      expect(await banner(page).count()).toBe(0);
      expect(await mostSeen(page)).toBe(0);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );

  it('can be reopened from the footer; closing it changes nothing and restores the focus', async () => {
    const tab = await open({ consent: 'functional' });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    const again = page.getByRole('button', { name: 'Change cookie choice' });
    await again.focus();
    await page.keyboard.press('Enter');
    await banner(page)
      .getByRole('switch', { name: /^Functionality/ })
      .waitFor();
    await expect
      .poll(() =>
        banner(page)
          .getByRole('switch', { name: /^Functionality/ })
          .isChecked(),
      )
      .toBe(true);
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => choice(page)).toMatchObject({ type: 'functional' });
    await expect.poll(() => focused(page)).toBe('Change cookie choice');
    await again.click();
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await expect.poll(() => choice(page)).toMatchObject({ type: 'all' });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('reports the player’s agreement to the operator once, and counts for all tabs', async () => {
    const tab = await open();
    const { page } = tab;
    const reported: string[] = [];
    tab.context.on(
      'request',
      (request) => request.url().endsWith('/user/cookies-agree') && reported.push(request.postData() ?? ''),
    );
    await openBoard(page, `${host.address}/en/live`);
    const other = await tab.another();
    await openBoard(other, `${host.address}/en/live`);
    await banner(other).waitFor();
    await banner(page).getByRole('button', { name: 'Only necessary' }).click();
    await banner(other).waitFor({ state: 'detached' });
    expect(reported).toEqual([]);
    // Whichever tab has its turn first.
    const sent = tab.context.waitForEvent('response', (response) => response.url().endsWith('/user/cookies-agree'));
    await register(page);
    expect((await sent).status()).toBe(204);
    const { at } = (await choice(page)) as { at: number };
    expect(reported.map((body) => JSON.parse(body) as unknown)).toEqual([
      { cookiesAgreeTime: new Date(at).toISOString() },
    ]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('the cookie question on a first visit to a form', () => {
  it.each([
    ['/en/user/login', 'Log in', 390],
    ['/en/registration', 'Register', 1366],
    ['/en?showForgotPasswordModal=1', 'Forgotten password', 390],
  ] as const)(
    '%s: is at its end, does not block it, and can be refused there; nothing is done meanwhile',
    async (path, name, width) => {
      const tab = await open({ width, height: 844, theme: width === 390 ? 'dark' : 'light' });
      const { page } = tab;
      const asked: string[] = [];
      tab.context.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(host.address + path);
      const form = page.getByRole('dialog', { name });
      const question = form.getByRole('region', { name: 'Cookies' });
      await question.waitFor();
      expect(await faults(page)).toEqual([]);
      expect(await banner(page).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.closest('.consent-part') ?? null)).toBeNull();
      await form.getByRole('textbox').first().or(form.getByRole('combobox').first()).first().focus();
      await question.getByRole('button', { name: 'Only necessary' }).click();
      await question.waitFor({ state: 'detached' });
      expect(await form.isVisible()).toBe(true);
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true);
      await expect.poll(() => choice(page)).toMatchObject({ type: 'none' });
      expect(asked.filter((each) => each.startsWith('/fatman-api'))).toEqual([]);
      expect((await tab.context.cookies()).map((each) => each.name)).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
  );

  it('is next to a registration that is a page', async () => {
    await send('switches', { set: { isRegistrationCustom: true } });
    const tab = await open({ width: 390, height: 844 });
    const { page } = tab;
    await page.goto(`${host.address}/en/registration`);
    await page.getByRole('heading', { name: 'Register', level: 1 }).waitFor();
    await banner(page).waitFor();
    const box = page.getByRole('checkbox');
    await box.check();
    expect(await faults(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Only necessary' }).click();
    await banner(page).waitFor({ state: 'detached' });
    expect(await box.isChecked()).toBe(true);
    await expect.poll(() => choice(page)).toMatchObject({ type: 'none' });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('messages', () => {
  it.each([1366, 1100, 390])('overlap no other message at %i px, and can be reached', async (width) => {
    await send('switches', { set: { isDictionaryDown: true, maintenanceInMinutes: 30 } });
    const tab = await open({ width, height: 844, expected: [/status of 503/] });
    const { page } = tab;
    await page.goto(`${host.address}/en/live`);
    await banner(page).waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.getByText('Maintenance from').waitFor();
    const messages = page.locator('.consent:not([hidden]), .notices .notice');
    await untilStill(page);
    const boxes = await messages.evaluateAll((all) =>
      all
        .map((each) => each.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
    );
    expect(boxes).toHaveLength(3);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
          JSON.stringify([one, other]),
        ).toBe(true);
    }
    await send('switches', { set: { isDictionaryDown: false } });
    await again.click();
    await again.waitFor({ state: 'detached' });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('several modals at once', () => {
  it('are shown one after the other, the most urgent first: age, news, then cookies', async () => {
    await send('switches', { set: { isAgeWarning: true, minAge: 21, hasNewSiteModal: true } });
    const tab = await open({ width: 390, height: 844 });
    const { page } = tab;
    await page.goto(`${host.address}/en/live`);
    const age = page.getByRole('dialog', { name: 'Proof of age' });
    await age.waitFor();
    await age.getByText('Only people aged 21 or older may use this site.').waitFor();
    expect(await faults(page)).toEqual([]);
    // A browser lets a page keep a dialog open for one or two presses of Escape, not more.
    for (let times = 0; times < 4; times += 1) await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await age.isVisible()).toBe(true);
    // The focus stays inside.
    for (let at = 0; at < 6; at += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog[open]') !== null,
        ),
      ).toBe(true);
    }
    await age.getByRole('button', { name: 'I am younger' }).click();
    await age.getByText('this site is not for you yet').waitFor();
    await age.getByRole('button', { name: 'I made a mistake' }).click();
    // The terms remain readable meanwhile.
    await age.getByRole('link', { name: 'Read the terms' }).click();
    await page.waitForURL(/\/en\/rules\//);
    await age.waitFor({ state: 'hidden' });
    await page.goBack();
    await age.waitFor();

    await age.getByRole('button', { name: 'I am 21 or older' }).click();
    const news = page.getByRole('dialog', { name: 'This site is new' });
    await news.waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await banner(page).waitFor();
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await banner(page).waitFor({ state: 'detached' });
    await openBoard(page, `${host.address}/en/live`);
    await page.getByRole('button', { name: 'Change cookie choice' }).waitFor();
    expect(await page.locator('dialog[open], .consent').count()).toBe(0);
    expect(await mostSeen(page)).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('a form keeps typed text while a captcha is shown; cookies wait for both', async () => {
    await send('call-guards', { captcha: 1, path: '/web-api/user/login' });
    const tab = await open({ expected: [/status of 400|status of 401/] });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    await banner(page).waitFor();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    const login = page.locator('dialog').filter({ has: page.locator('input[name=username]') });
    await login.locator('input[name=username]').waitFor();
    await banner(page).waitFor({ state: 'hidden' });
    await login.locator('input[name=username]').fill('nobody');
    await login.locator('input[name=password]').fill('nothing');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'One question first' });
    await question.getByRole('textbox').waitFor();
    await login.waitFor({ state: 'hidden' });
    expect(await page.locator('dialog[open]').count()).toBe(1);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await login.waitFor();
    await expect.poll(() => login.locator('input[name=username]').inputValue()).toBe('nobody');
    await expect.poll(() => login.locator('input[name=password]').inputValue()).toBe('nothing');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await login.waitFor({ state: 'detached' });
    await banner(page).waitFor();
    expect(await mostSeen(page)).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('the registration reminder', () => {
  it('waits while a form is open, leads to the registration, and keeps its interval', async () => {
    await send('switches', { set: { hasRegistrationReminder: true, registrationReminderDelaySeconds: 1 } });
    const tab = await open({ consent: 'none' });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    const reminder = page.getByRole('dialog', { name: 'Would you like an account?' });
    await reminder.waitFor();
    expect(await faults(page)).toEqual([]);
    await reminder.getByRole('button', { name: 'Register' }).click();
    await page.waitForURL(/\/en\/registration/);
    await reminder.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => Number(localStorage.getItem('tl.registrationReminder')))).toBeGreaterThan(0);
    // The interval has passed and a form is open: the reminder opens when the form is closed.
    await page.evaluate(() => localStorage.removeItem('tl.registrationReminder'));
    await page.goto(`${host.address}/en/user/login`);
    await page.locator('input[name=username]').waitFor();
    await page.getByRole('button', { name: 'Change cookie choice' }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => performance.now() > 4_000);
    expect(await reminder.count()).toBe(0);
    await page.keyboard.press('Escape');
    await reminder.waitFor();
    await page.keyboard.press('Escape');
    await reminder.waitFor({ state: 'detached' });
    expect(await mostSeen(page)).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
