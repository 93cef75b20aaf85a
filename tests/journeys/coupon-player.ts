/** What a player does in the coupon beyond a single and an express: shared by the coupon's journeys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { BATCH_MS } from '../../adapters/sandbox/operator/line/feed.ts';
import type { Host } from '../browser/host.ts';
import { balance, coupon, enter, greatLeague, isPhone, OPEN_PRICE } from './player.ts';

/** A new player before a board of games that are hours ahead. Returns her balance in minor units. */
export async function arrive(page: Page, host: Host): Promise<number> {
  await enter(page, `${host.address}${await greatLeague(host.address)}`);
  return balance(page);
}

/** Closes the sheet of a phone; the rail stays. */
export async function closeCoupon(page: Page): Promise<void> {
  if (isPhone(page))
    await page.getByRole('dialog', { name: 'Coupon' }).getByRole('button', { name: 'Close' }).first().click();
}

export async function chooseType(page: Page, name: string): Promise<void> {
  const panel = await coupon(page);
  await panel.locator('.types-head').click();
  await panel.getByRole('button', { name, exact: true }).click();
  await panel.locator('.types-head b').getByText(name, { exact: true }).waitFor();
}

/** Until the coupon shows the line as it is held: nothing in it changed for longer than two frames of the feed are apart. */
export async function stands(panel: Locator): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await panel.innerText();
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { interval: 3 * BATCH_MS },
    )
    .toBe(true);
}

/** Opens a part that is folded away; one that is open stays so. */
export async function unfold(panel: Locator, name: string): Promise<void> {
  const head = panel.locator('summary, .options-head').filter({ hasText: name });
  const isOpen = await head.evaluate(
    (element) =>
      (element.parentElement as HTMLDetailsElement | null)?.open === true ||
      element.getAttribute('aria-expanded') === 'true',
  );
  if (!isOpen) await head.click();
}

export interface Placed {
  readonly id: string;
  readonly typeId: number;
  readonly amount: number;
  readonly payout: number;
  readonly status: string;
}

/** The bets that the operator tells the history page of, newest first; amounts in minor units. The page is there afterwards. */
export async function placedBets(page: Page, host: Host): Promise<readonly Placed[]> {
  const told = page.waitForResponse(
    (response) =>
      response.ok() && /\/bet-api\/v1\/bets\?/.test(response.url()) && !/status=(?!all)/.test(response.url()),
  );
  await page.goto(`${host.address}/en/office/history`);
  return ((await (await told).json()) as { bets: readonly Placed[] }).bets;
}

/** Puts open prices of the last `count` games of the board into the coupon: those with the most time before them. */
export async function chooseLast(page: Page, count: number): Promise<void> {
  const rows = page
    .locator('main .row')
    .filter({ has: page.locator(OPEN_PRICE) })
    .filter({ hasNot: page.locator('.when.is-live') });
  await rows.first().waitFor();
  // The list draws other rows once it is scrolled: they are known by their games, not by their place.
  const games = await rows.evaluateAll(
    (all, most) =>
      all
        .slice(-most)
        .reverse()
        .map((row) => row.querySelector('a.row-game')?.getAttribute('href') ?? ''),
    count,
  );
  for (const [at, game] of games.entries()) {
    await page
      .locator('main .row')
      .filter({ has: page.locator(`a.row-game[href="${game}"]`) })
      .locator(OPEN_PRICE)
      .first()
      .click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('main .cell[aria-pressed="true"]').length >= wanted,
      at + 1,
    );
  }
}

/** Makes the operator misbehave. */
export const misbehave = (
  host: Host,
  fault: { readonly loseAnswer?: number; readonly refuse?: number; readonly delayMs?: number },
): Promise<void> => host.tell('faults', fault);
