/**
 * Features of the coupon: undo, codes, ready coupons, one-click, changed odds, lost answers, partial success, orders.
 */
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { startHost } from '../browser/host.ts';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { arrive, chooseType, misbehave, placedBets, stands, unfold } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import {
  accepted,
  choose,
  closeCoupon,
  coupon,
  isPhone,
  OPEN_PRICE,
  openBoard,
  place,
  stake,
  untilBalance,
} from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab;
afterEach(() => tab.close());

it('undo restores a removed leg, a cleared coupon, a typed stake and a banker, and redo applies them again', async () => {
  tab = await openPage();
  const { page } = tab;
  await arrive(page, host);
  await choose(page, 4, true);
  const panel = await coupon(page);
  await chooseType(page, 'System');
  await panel
    .getByRole('button', { name: /^Banker: / })
    .first()
    .click();
  await panel.locator('.leg.is-banker').waitFor();
  await panel.locator('.leg-remove').last().click();
  await panel.getByText('3 selections').waitFor();
  await panel.getByRole('button', { name: 'Clear the coupon' }).click();
  await panel.getByRole('button', { name: 'Bring the last selections back' }).click();
  await panel.getByText('3 selections').waitFor();
  const undo = panel.getByRole('button', { name: 'Undo' });
  await undo.click();
  await panel.getByText('4 selections').waitFor();
  await expect.poll(() => panel.locator('.leg.is-banker').count()).toBe(1);
  await undo.click();
  await panel.locator('.leg.is-banker').waitFor({ state: 'detached' });
  await undo.click();
  await panel.locator('.types-head b').getByText('Express').waitFor();
  await panel.getByRole('button', { name: 'Redo' }).click();
  await panel.locator('.types-head b').getByText('System').waitFor();
  expect(tab.problems()).toEqual([]);
});

it('a coupon becomes a code, and another player loads the same coupon by that code', async () => {
  const width = 390;
  tab = await openPage({ width, touch: true });
  const { page } = tab;
  await arrive(page, host);
  await choose(page, 3, true);
  const panel = await coupon(page);
  await chooseType(page, 'Patent');
  const names = await panel.locator('.leg-name').allInnerTexts();
  await panel.getByRole('button', { name: 'Share as a code' }).click();
  const code = await panel.locator('.share-code').innerText();
  expect(code).toMatch(/^[A-Z0-9]{6,8}$/);

  const guest = await openPage({ width, touch: true, expected: [/404/] });
  await openBoard(guest.page, `${host.address}/en/live`);
  const theirs = await coupon(guest.page);
  const load = async (text: string): Promise<void> => {
    await theirs.getByRole('textbox', { name: 'Load by code' }).fill(text);
    await theirs.getByRole('button', { name: 'Load', exact: true }).click();
  };
  await load('NOSUCH1');
  await theirs.getByText('There is no coupon with this code').waitFor();
  await load(code.toLowerCase());
  await theirs.getByText('3 selections').waitFor();
  await expect.poll(() => theirs.locator('.leg-name').allInnerTexts()).toEqual(names);
  await theirs.locator('.types-head b').getByText('Patent').waitFor();
  expect(guest.problems()).toEqual([]);
  await guest.close();
  expect(tab.problems()).toEqual([]);
});

it('the express of the day and the generator fill the coupon, and undo restores the previous one', async () => {
  tab = await openPage();
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  const panel = await coupon(page);
  await unfold(panel, 'Express of the day');
  await panel.getByRole('button', { name: 'Take it over' }).last().click();
  await panel.locator('.leg').nth(1).waitFor();
  const first = await panel.locator('.leg-name').allInnerTexts();
  await panel.getByRole('button', { name: 'Ready coupons' }).click();
  await unfold(panel, 'Bet generator');
  await panel.getByLabel('Number of selections').selectOption({ label: '4 selections' });
  await panel.getByLabel('Total odds').selectOption({ label: '6 to 15' });
  await panel.getByRole('button', { name: 'Make a coupon' }).click();
  await panel.getByText('4 selections', { exact: true }).first().waitFor();
  await expect.poll(() => panel.locator('.leg').count()).toBe(4);
  const odds = panel.locator('.totals div').filter({ hasText: 'Total odds' }).locator('dd');
  // The previous coupon's total may stand until the new prices have arrived.
  await expect
    .poll(async () => {
      const total = Number(await odds.innerText());
      return total >= 6 && total <= 15.75;
    })
    .toBe(true);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => panel.locator('.leg-name').allInnerTexts()).toEqual(first);
  expect(tab.problems()).toEqual([]);
});

it.each([1366, 390])(
  'one-click asks before it empties a coupon, shows that it is on, places with a tap, and can be switched off, at %i px',
  async (width) => {
    tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    const start = await arrive(page, host);
    await choose(page, 2, true);
    const panel = await coupon(page);
    await unfold(panel, 'Options');
    await unfold(panel, 'One-click bets');
    await panel.getByRole('textbox', { name: 'Stake per tap, EUR', exact: true }).fill('1.50');
    const turnOn = panel.getByRole('checkbox', { name: 'Turn on' });
    await turnOn.click();
    await panel.getByRole('button', { name: 'Keep the coupon' }).click();
    await panel.getByText('2 selections').waitFor();
    expect(await panel.getByText('One-click bets are on.').count()).toBe(0);
    await turnOn.click();
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await panel.getByText('One-click bets are on.').waitFor();
    await expect.poll(() => panel.locator('.leg').count()).toBe(0);
    await closeCoupon(page);

    const bar = isPhone(page) ? page.locator('.one-click-bar') : page.locator('.rail-panel');
    await bar.getByText('A tap on a price stakes 1.50 EUR.').waitFor();
    const rows = page
      .locator('main .row')
      .filter({ has: page.locator(OPEN_PRICE) })
      .filter({ hasNot: page.locator('.when.is-live') });
    await rows.nth(2).locator(OPEN_PRICE).first().click();
    await untilBalance(page, start - 150);
    await rows.nth(3).locator(OPEN_PRICE).first().click();
    await untilBalance(page, start - 300);
    const results = await coupon(page);
    await results.getByText('All 2 bets accepted').waitFor();
    await expect.poll(() => results.locator('.placed.is-accepted').count()).toBe(2);
    await closeCoupon(page);
    await bar.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('One-click bets are on.').first().waitFor({ state: 'detached' });
    await rows.nth(4).locator(OPEN_PRICE).first().click();
    await (await coupon(page)).locator('.leg').waitFor();
    expect(tab.problems()).toEqual([]);
  },
);

it('changed odds are shown old and new with a question, and placed only when accepted', async () => {
  // A tall window renders the whole list.
  tab = await openPage({ height: 4000 });
  const { page } = tab;
  // Long games far from a break and from their end: their prices move within a minute, and their selections stay.
  const real = await startHost(['--speed', '4', '--switch', 'isLineHeld']);
  onTestFinished(() => real.close());
  await arrive(page, real);
  await openBoard(page, `${real.address}/en/live/1`);
  await choose(page, 3, false, /^\s*(?:1[3-9]|2\d|3[0-6]|5\d|6\d)\b/);
  const panel = await coupon(page);
  await chooseType(page, 'System');
  await stake(page, '3');
  await panel.getByLabel('When odds change').selectOption({ label: 'Ask me' });
  // The line runs until a price has moved, and is held again at a moment without a suspension.
  await real.turn({ isLineHeld: false });
  await panel.locator('.leg .moved').first().waitFor({ timeout: 90_000 });
  const button = panel.getByRole('button', { name: /^Place bet/ });
  await expect
    .poll(
      async () => {
        await real.turn({ isLineHeld: true });
        await stands(panel);
        const isOpen = await button.isEnabled();
        if (!isOpen) await real.turn({ isLineHeld: false });
        return isOpen;
      },
      { timeout: 90_000, interval: 3_000 },
    )
    .toBe(true);

  const question = panel.getByRole('group', { name: 'The odds have changed' });
  await place(page);
  await question.waitFor();
  await expect.poll(() => question.locator('.moved-arrow').count()).toBeGreaterThan(0);
  await question.getByRole('button', { name: "Don't place" }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => panel.locator('.leg').count()).toBe(3);

  // The request contains the prices of the question.
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/bet-api/v1/bets'),
  );
  await place(page);
  await question.waitFor();
  const shown = await question
    .locator('.question-legs li:not(.is-total)')
    .evaluateAll((legs) =>
      legs.map((leg) => [...leg.querySelectorAll('b.number')].at(-1)?.lastChild?.textContent ?? ''),
    );
  await question.getByRole('button', { name: 'Accept and place' }).click();
  const { bets, changeCoefAction } = (await sent).postDataJSON() as {
    readonly bets: readonly { readonly coef: number }[];
    readonly changeCoefAction: number;
  };
  expect(changeCoefAction).toBe(0);
  expect(bets.map(({ coef }) => (coef / 1000).toFixed(2))).toEqual(shown);
  await accepted(page);
  expect(tab.problems()).toEqual([]);
});

it('a tolerance for changed odds is chosen on a phone, explained, kept over a reload and sent with the bet', async () => {
  tab = await openPage({ width: 390, touch: true });
  const { page } = tab;
  await arrive(page, host);
  await choose(page, 2, true);
  await stake(page, '3');
  const change = (await coupon(page)).getByRole('combobox', { name: 'When odds change' });
  await change.selectOption({ label: 'Accept up to 5% lower' });
  await (await coupon(page)).getByText(/^The total odds may fall by up to 5%/).waitFor();
  expect(
    await change.evaluate((select) => document.getElementById(select.getAttribute('aria-describedby') ?? '')?.id),
  ).toBeTruthy();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.reload();
  const kept = (await coupon(page)).getByRole('combobox', { name: 'When odds change' });
  await expect
    .poll(() => kept.evaluate((select) => (select as HTMLSelectElement).selectedOptions[0]?.text))
    .toBe('Accept up to 5% lower');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/bet-api/v1/bets'),
  );
  await place(page);
  const { bets, ...terms } = (await sent).postDataJSON() as {
    readonly bets: readonly { readonly coef: number; readonly seenCoef: number }[];
  };
  expect(terms).toMatchObject({ changeCoefAction: 2, changeCoefTolerance: 5 });
  expect(bets.map(({ seenCoef }) => seenCoef)).toEqual(bets.map(({ coef }) => coef));
  await accepted(page);
  expect(tab.problems()).toEqual([]);
});

it('a lost answer is looked up and found, and one bet exists', async () => {
  tab = await openPage({ expected: [/502|Failed to load resource/] });
  const { page } = tab;
  const start = await arrive(page, host);
  await choose(page, 3, true);
  await chooseType(page, 'Lucky');
  await stake(page, '7');
  // Slow enough that a busy page renders the state between the lost answer and the one that is found.
  await misbehave(host, { loseAnswer: 1, delayMs: 3_000 });
  const panel = await coupon(page);
  await place(page);
  await panel.getByText('Checking what happened').waitFor();
  await misbehave(host, {});
  const number = await accepted(page);
  await untilBalance(page, start - 700);
  expect((await placedBets(page, host)).map(({ id }) => id)).toEqual([number]);
});

it('each of several singles reports its own result, and refused ones stay in the coupon', async () => {
  tab = await openPage({ expected: [/422|Failed to load resource/] });
  const { page } = tab;
  const start = await arrive(page, host);
  await choose(page, 3, true);
  await chooseType(page, 'Singles');
  const panel = await coupon(page);
  await panel.getByRole('textbox', { name: 'Stake for each, EUR' }).fill('2');
  await panel
    .getByRole('textbox', { name: /^Stake on / })
    .first()
    .fill('5');
  await misbehave(host, { refuse: 1 });
  await panel.getByRole('button', { name: 'Place bet of €9.00' }).click();
  await panel.getByText('2 of 3 bets accepted').waitFor();
  await expect.poll(() => panel.locator('.placed.is-rejected').count()).toBe(1);
  await panel.getByText('No money was taken for the others; they stay in your coupon.').waitFor();
  await panel.getByRole('button', { name: 'Back to the others' }).click();
  await panel.getByText('1 selection', { exact: true }).waitFor();
  const paid = (await placedBets(page, host)).reduce((sum, { amount }) => sum + amount, 0);
  expect([400, 700]).toContain(paid);
  await untilBalance(page, start - paid);
});

it('an order waits for its odds, reserves the stake, and returns it when cancelled', async () => {
  tab = await openPage();
  const { page } = tab;
  const start = await arrive(page, host);
  await choose(page, 2, true);
  await stake(page, '4');
  const panel = await coupon(page);
  await unfold(panel, 'Options');
  await panel.getByRole('textbox', { name: 'Wait for total odds of' }).fill('900');
  await panel.getByRole('button', { name: 'Order for €4.00' }).click();
  await panel.getByText('Order taken').waitFor();
  await untilBalance(page, start - 400);
  await panel.getByRole('button', { name: 'New bet' }).click();
  await panel.getByText('Waits for 900.00').waitFor();
  await panel.getByRole('button', { name: 'Call off' }).click();
  await panel.getByText('Waits for 900.00').waitFor({ state: 'detached' });
  await untilBalance(page, start);
  expect(tab.problems()).toEqual([]);
});
