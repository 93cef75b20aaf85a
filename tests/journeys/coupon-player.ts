/** Actions in the coupon beyond a single and an express, shared by the coupon's journeys. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { BATCH_MS } from '../../adapters/sandbox/operator/line/feed.ts';
import type { Host } from '../browser/host.ts';
import { balance, coupon, enter, greatLeague, OPEN_PRICE } from './player.ts';

/** A new player on a board of games that start hours later. Returns the balance in minor units. */
export async function arrive(page: Page, host: Host): Promise<number> {
  await enter(page, `${host.address}${await greatLeague(host.address)}`);
  return balance(page);
}

export async function chooseType(page: Page, name: string): Promise<void> {
  const panel = await coupon(page);
  await panel.locator('.types-head').click();
  await panel.getByRole('button', { name, exact: true }).click();
  await panel.locator('.types-head b').getByText(name, { exact: true }).waitFor();
}

/** Waits until the coupon shows the held line: unchanged for longer than the interval between two feed frames. */
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

/** Opens a collapsed section; an open one stays open. */
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

/** The bets that the operator sends to the history page, newest first; amounts in minor units. Leaves the page open. */
export async function placedBets(page: Page, host: Host): Promise<readonly Placed[]> {
  const reported = page.waitForResponse(
    (response) =>
      response.ok() && /\/bet-api\/v1\/bets\?/.test(response.url()) && !/status=(?!all)/.test(response.url()),
  );
  await page.goto(`${host.address}/en/office/history`);
  return ((await (await reported).json()) as { bets: readonly Placed[] }).bets;
}

/**
 * Adds the shortest open price of each of the last `count` games of the board: the games that start latest. Short
 * prices keep the total low enough for an anti-express.
 */
export async function chooseLast(page: Page, count: number): Promise<void> {
  const rows = page
    .locator('main .row')
    .filter({ has: page.locator(OPEN_PRICE) })
    .filter({ hasNot: page.locator('.when.is-live') });
  await rows.first().waitFor();
  // Scrolling re-renders the list's rows, so rows are identified by their games, not by index.
  const games = await rows.evaluateAll(
    (all, most) =>
      all
        .slice(-most)
        .reverse()
        .map((row) => row.querySelector('a.row-game')?.getAttribute('href') ?? ''),
    count,
  );
  for (const [at, game] of games.entries()) {
    const prices = page
      .locator('main .row')
      .filter({ has: page.locator(`a.row-game[href="${game}"]`) })
      .locator(OPEN_PRICE);
    let shown: readonly number[] = [];
    // The row is missing for a frame where scrolling re-renders the list.
    await expect
      .poll(async () => {
        shown = await prices.locator('.cell-price').evaluateAll((all) => all.map((price) => Number(price.textContent)));
        return shown.length;
      })
      .toBeGreaterThan(0);
    await prices.nth(shown.indexOf(Math.min(...shown))).click();
    await page.waitForFunction(
      (wanted) => document.querySelectorAll('main .cell[aria-pressed="true"]').length >= wanted,
      at + 1,
    );
  }
}

/** Switches faults of the operator on. */
export const misbehave = (
  host: Host,
  fault: { readonly loseAnswer?: number; readonly refuse?: number; readonly delayMs?: number },
): Promise<void> => host.post('faults', fault);
