/** Reloads, second tabs, a killed operator, a broken feed: nothing is lost or duplicated. */
import { afterEach, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import {
  accepted,
  balance,
  choose,
  coupon,
  enter,
  greatLeague,
  OPEN_PRICE,
  openBoard,
  place,
  stake,
  untilBalance,
} from './player.ts';

const CUT_OFF = [/Failed to load resource/, /ERR_CONNECTION|ERR_INTERNET|ERR_INCOMPLETE|ERR_EMPTY/, /feed/i];

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab;
afterEach(() => tab.close());

/** A new player with one upcoming game in the coupon. Returns the balance in minor units. */
async function readyToPlace(page: Tab['page'], amount: string): Promise<number> {
  await enter(page, `${host.address}${await greatLeague(host.address)}`);
  const start = await balance(page);
  await choose(page, 1, true);
  await stake(page, amount);
  return start;
}

/** The bets in the history, newest first. */
async function historyOf(page: Tab['page']): Promise<readonly string[]> {
  await page.goto(`${host.address}/en/office/history`);
  await page.locator('main article.bet').first().waitFor();
  return page.locator('main article.bet').allInnerTexts();
}

it('a coupon survives a reload, with its stake', async () => {
  tab = await openPage();
  const { page } = tab;
  await openBoard(page, `${host.address}/en/line/1`);
  await choose(page, 2, true);
  await stake(page, '7.25');
  await page.waitForFunction(() => document.querySelectorAll('.rail-panel .leg').length === 2);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll('.rail-panel .leg').length === 2);
  await expect
    .poll(async () => (await coupon(page)).getByRole('textbox', { name: /^Stake/ }).inputValue())
    .toBe('7.25');
  expect(tab.problems()).toEqual([]);
});

it('a reload during placing makes exactly one bet', async () => {
  tab = await openPage({ expected: CUT_OFF });
  const { page } = tab;
  const start = await readyToPlace(page, '3');
  // The answer is held back until the page is gone; later calls of the page pass.
  let isFirst = true;
  await page.route('**/bet-api/v1/bets', async (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await page.reload();
    return undefined;
  });
  const loaded = page.waitForEvent('load');
  await place(page);
  await loaded;
  await untilBalance(page, start - 300);
  await accepted(page);
  expect(await historyOf(page)).toHaveLength(1);
});

it('two tabs show one coupon, and placing in both makes one bet', async () => {
  tab = await openPage();
  const { page } = tab;
  const league = `${host.address}${await greatLeague(host.address)}`;
  await enter(page, league);
  const start = await balance(page);
  const second = await tab.another();
  await openBoard(second, league);
  await balance(second);
  await choose(page, 1, true);
  await stake(page, '4');
  await second.waitForFunction(() => document.querySelectorAll('.rail-panel .leg').length === 1);
  await (await coupon(second)).getByRole('button', { name: 'Place bet of €4.00' }).waitFor();
  // Both at once: one of the two buttons may disappear before its click.
  const press = (each: Tab['page']): Promise<unknown> =>
    each
      .getByRole('button', { name: 'Place bet of €4.00' })
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  await Promise.all([press(page), press(second)]);
  await untilBalance(page, start - 400);
  await untilBalance(second, start - 400);
  expect(await historyOf(page)).toHaveLength(1);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await second.getByRole('link', { name: 'Register' }).first().waitFor();
  expect(tab.problems()).toEqual([]);
});

it('an operator that is killed and restarted still has the bet, the session and the money', async () => {
  tab = await openPage({ expected: CUT_OFF });
  const { page } = tab;
  const start = await readyToPlace(page, '5');
  await place(page);
  const number = await accepted(page);
  await host.kill();
  await page
    .getByText(/Prices are out of date|Connecting to live prices/)
    .first()
    .waitFor();
  await host.restart();
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
  await page
    .getByText(/Prices are out of date|Connecting to live prices/)
    .first()
    .waitFor({ state: 'hidden' });
  await untilBalance(page, start - 500);
  await page.goto(`${host.address}/en/office/history`);
  await page.getByText(number).first().waitFor();
});

it('a quiet feed shows a warning, stops betting, and recovers automatically', async () => {
  tab = await openPage({ expected: CUT_OFF });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await choose(page, 1);
  await page.locator('.rail-panel .leg').waitFor();
  await host.turn({ isLineHeld: false });
  host.pause();
  try {
    await page.getByText('Prices are out of date').first().waitFor();
    await (await coupon(page)).getByText('Waiting for the latest price').first().waitFor();
  } finally {
    host.resume();
  }
  await page.getByText('Prices are out of date').first().waitFor({ state: 'hidden' });
  await page.locator('.cell.is-up, .cell.is-down').first().waitFor();
  await (await coupon(page)).getByText('Waiting for the latest price').first().waitFor({ state: 'hidden' });
});

it('an offline page shows a warning and keeps the coupon', async () => {
  tab = await openPage({ expected: CUT_OFF });
  const { page, context } = tab;
  await openBoard(page, `${host.address}/en/live`);
  await choose(page, 1);
  await page.locator('.rail-panel .leg').waitFor();
  await context.setOffline(true);
  await page.getByText('You are offline').first().waitFor();
  await context.setOffline(false);
  await page.getByText('You are offline').first().waitFor({ state: 'hidden' });
  expect(await page.locator('.rail-panel .leg').count()).toBe(1);
});
