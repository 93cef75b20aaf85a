/** Actions of a player on the site, shared by the journeys. They work on a desktop and on a phone. */
import type { Locator, Page } from 'playwright-core';
import { signIn } from '../browser/sign-in.ts';
import { untilStill } from '../browser/still.ts';

/** A price that can be clicked now: narrow rows hide some of their columns. */
export const OPEN_PRICE = '.cell:not(.is-locked):not(.is-gone):not(.is-empty):visible';

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/**
 * Opens a path and waits until the browser has taken the server's page over, for the first price, for the full list
 * where only its first rows are rendered at first, and until the header knows the player: its strip moves the page
 * down, and a click that a move cuts in two hits nothing.
 */
export async function openBoard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('.frame:not(.is-any-width)').waitFor();
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
  await page.locator('main .board[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.locator('.head-auth.is-unknown').waitFor({ state: 'detached' });
}

export async function register(page: Page): Promise<{ readonly login: string; readonly password: string }> {
  await page.getByRole('link', { name: 'Register' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await dialog.getByRole('combobox', { name: 'Currency of your account' }).selectOption('EUR');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Register in one click' }).click();
  const welcome = page.getByRole('dialog', { name: 'Welcome to Touchline' });
  const values = welcome.locator('dd');
  const [login, password] = [await values.nth(0).innerText(), await values.nth(1).innerText()];
  await welcome.getByRole('button', { name: 'I have saved them' }).click();
  await welcome.waitFor({ state: 'detached' });
  return { login, password };
}

/** Signs a new player in on a page with prices, without the form: for journeys that are not about registration. */
export async function enter(page: Page, address: string): Promise<void> {
  await signIn(new URL(address).origin, page.context());
  await openBoard(page, address);
  await page.locator('.player-balance b').waitFor({ state: 'attached' });
}

/** The header's balance in minor units, once shown. */
export async function balance(page: Page): Promise<number> {
  const text = page.locator('.player-balance b');
  await page.waitForFunction(() => /\d/.test(document.querySelector('.player-balance b')?.textContent ?? ''));
  return Number((await text.innerText()).replace(/[^\d]/g, ''));
}

/** Waits until the balance has the given value. */
export async function untilBalance(page: Page, minor: number, timeout = 30_000): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Number((document.querySelector('.player-balance b')?.textContent ?? '').replace(/[^\d]/g, '')) === wanted,
    minor,
    { timeout },
  );
}

/**
 * Adds an open price of each of `count` games of the board to the coupon; `upcoming`: only games that have not started
 * and do not start soon; `clock`: the clock that decides.
 */
export async function choose(page: Page, count: number, upcoming = false, clock?: RegExp): Promise<void> {
  const all = page.locator('main .row, main .game-row').filter({ has: page.locator(OPEN_PRICE) });
  const open = clock === undefined ? all : all.filter({ has: page.locator('.when-clock', { hasText: clock }) });
  const rows = upcoming ? open.filter({ hasNot: page.locator('.when.is-live') }) : open;
  const from = upcoming ? 2 : 0;
  for (let at = 0; at < count; at += 1) {
    const pressed = page.locator('main .cell[aria-pressed="true"]');
    await rows
      .nth(from + at)
      .locator(OPEN_PRICE)
      .first()
      .click();
    await pressed.nth(at).waitFor();
  }
}

/** The coupon, wherever it is: the rail, or the sheet (opened if necessary) on a phone and on pages of whole width. */
export async function coupon(page: Page): Promise<Locator> {
  const rail = page.locator('.rail-panel');
  const sheet = page.getByRole('dialog', { name: 'Coupon' });
  const button = isPhone(page)
    ? page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /Coupon/ })
    : page.getByRole('button', { name: /^Coupon \d+ selection/ });
  await rail.or(sheet).or(button).first().waitFor();
  if ((await rail.count()) > 0) return rail;
  if ((await sheet.count()) === 0) await button.click();
  await sheet.waitFor();
  await untilStill(page);
  return sheet;
}

export async function stake(page: Page, text: string): Promise<void> {
  await (await coupon(page)).getByRole('textbox', { name: /^Stake/ }).fill(text);
}

/** Accepts any odds: for journeys that are not about changed odds. */
export async function acceptAnyOdds(page: Page): Promise<void> {
  await (await coupon(page)).getByLabel('When odds change').selectOption({ label: 'Accept any odds' });
}

export async function place(page: Page): Promise<void> {
  await (await coupon(page)).getByRole('button', { name: /^Place bet/ }).click();
}

/** Leaves the receipt for an empty coupon, and closes the sheet on a phone. */
export async function newBet(page: Page): Promise<void> {
  const panel = await coupon(page);
  await panel.getByRole('button', { name: 'New bet' }).click();
  await panel.getByText('Your coupon is empty').waitFor();
  await closeCoupon(page);
}

/** Closes the sheet on a phone; does nothing to the rail. */
export async function closeCoupon(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const sheet = page.getByRole('dialog', { name: 'Coupon' });
  await sheet.getByRole('button', { name: 'Close' }).first().click();
  await sheet.waitFor({ state: 'detached' });
}

/** The bet number on the receipt. */
export async function accepted(page: Page, timeout = 30_000): Promise<string> {
  const panel = await coupon(page);
  await panel
    .getByText('Bet accepted')
    .waitFor({ timeout })
    .catch(async () => {
      throw new Error(`the bet was not accepted; the coupon says:\n${await panel.innerText()}`);
    });
  return /Number (\d+)/.exec(await panel.innerText())?.[1] ?? '';
}

interface Champ {
  readonly id: number;
  readonly sport: number;
  readonly name: string;
  readonly line: number;
  readonly top: boolean;
}

/** Address of a championship's upcoming games, from the operator. */
async function championship(address: string, fits: (champ: Champ) => boolean): Promise<string> {
  const answer = await fetch(`${address}/line-api/v1/tree?lng=en`);
  const { sports } = (await answer.json()) as {
    sports: readonly { id: number; championships: readonly Omit<Champ, 'sport'>[] }[];
  };
  const found = sports
    .flatMap((sport) => sport.championships.map((champ) => ({ ...champ, sport: sport.id })))
    .find((champ) => champ.line > 3 && fits(champ));
  if (found === undefined) throw new Error('there is no such championship');
  return `/en/line/${found.sport}/${found.id}`;
}

/** Games that last minutes, one after another. */
export const shortFormat = (address: string): Promise<string> =>
  championship(address, ({ name }) => /esoccer/i.test(name));

/** A top league, whose games start hours later. */
export const greatLeague = (address: string): Promise<string> =>
  championship(address, ({ sport, top }) => sport === 1 && top);
