/**
 * An automatic cash-out: bets on both sides of a match in play, of which one reaches its amount once the price moves.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { myBets } from './my-bets-panel.ts';
import { accepted, enter, newBet, OPEN_PRICE, openBoard, place, stake, untilBalance } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** Boards with two prices a match: tennis, volleyball, table tennis, basketball. */
const BOARDS = ['/en/live/4', '/en/live/6', '/en/live/10', '/en/live/3'];
/** Between these, a bet at either price can pay more than its offer for a while. */
const [MIN_PRICE, MAX_PRICE] = [1.15, 8];
const MOVE_MS = 150_000;

const minor = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));
const euros = (amount: number): string => (amount / 100).toFixed(2);

/** The prices of both sides of a match on the page that is open, if there is one. */
async function bothPrices(page: Page): Promise<readonly [Locator, Locator] | null> {
  for (const row of await page.locator('main .row').all()) {
    const prices = row.locator(OPEN_PRICE);
    if ((await prices.count()) < 2) continue;
    const values = [await prices.nth(0).innerText(), await prices.nth(1).innerText()].map((text) =>
      Number(/\d+\.\d+/.exec(text)?.[0] ?? 0),
    );
    if (values.every((value) => value >= MIN_PRICE && value <= MAX_PRICE)) return [prices.nth(0), prices.nth(1)];
  }
  return null;
}

/**
 * Holds the line at a moment when a match is fit, and answers the board that shows it. Until then the line plays on.
 */
async function heldBoard(page: Page): Promise<string> {
  let found = '';
  const hold = async (): Promise<string> => {
    await host.turn({ isLineHeld: true });
    for (const board of BOARDS) {
      await page.goto(`${host.address}${board}`);
      await page.locator('.frame:not(.is-any-width) main h1').waitFor();
      await page.locator('main .board[aria-busy="true"]').waitFor({ state: 'detached' });
      if ((await bothPrices(page)) !== null) return (found = board);
    }
    await host.turn({ isLineHeld: false });
    return '';
  };
  await expect.poll(hold, { timeout: MOVE_MS, interval: 3_000 }).not.toBe('');
  return found;
}

describe.each([1366, 390])('a player at %i px', (width) => {
  it('[CSO-13] [CSO-15] [HIS-15] is paid at least the chosen amount once the price has moved, as receipt and history say', async () => {
    const tab = await openPage({ width, touch: width < 1024, theme: width < 1024 ? 'dark' : 'light' });
    const { page } = tab;
    await enter(page, `${host.address}/en/live`);
    const board = await heldBoard(page);
    const ids: string[] = [];
    for (const at of [0, 1] as const) {
      await openBoard(page, host.address + board);
      await (await bothPrices(page))?.[at].click();
      await page.locator('main .cell[aria-pressed="true"]').first().waitFor();
      await stake(page, '10');
      await place(page);
      ids.push(await accepted(page));
      await newBet(page);
    }
    await untilBalance(page, 8_000);

    const bets = await myBets(page);
    const asked = new Map<string, number>();
    for (const id of ids) {
      const cashOut = bets.getByRole('group', { name: `Cash out bet ${id}` });
      await cashOut.getByRole('button', { name: /^Cash out/ }).click();
      const now = minor(
        await cashOut
          .getByRole('button', { name: /^Cash out €/ })
          .last()
          .textContent(),
      );
      // With bets on both sides, the next move of the prices is in favour of one.
      const amount = now + 1;
      asked.set(id, amount);
      await cashOut.getByRole('button', { name: 'Cash out automatically' }).press('Enter');
      await cashOut.getByRole('textbox', { name: /When the offer reaches/ }).fill(euros(amount));
      await page.keyboard.press('Enter');
      await cashOut.getByText(`Cashes out automatically at €${euros(amount)} or more.`).waitFor();
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await bets.getByText(/^Cashes out automatically at/).count()).toBe(2);

    await host.turn({ isLineHeld: false });
    const open = bets.getByRole('group', { name: /^Cash out bet/ });
    await expect.poll(() => open.count(), { timeout: MOVE_MS }).toBeLessThan(2);
    await host.turn({ isLineHeld: true });

    await page.goto(`${host.address}/en/office/history?status=cashedOut`);
    const card = page.locator('main article.bet');
    await card.getByText('Cashed out').first().waitFor();
    const lines = await card.getByRole('list', { name: 'Cash-outs' }).getByRole('listitem').allInnerTexts();
    const paid = lines.map((line) => ({
      id: /Receipt (\d+)-1/.exec(line)?.[1] ?? '',
      amount: minor(/^(€\S+) for €10\.00 of the stake/.exec(line)?.[1] ?? null),
    }));
    expect(paid.length).toBeGreaterThan(0);
    for (const { id, amount } of paid) expect(amount).toBeGreaterThanOrEqual(asked.get(id) ?? Infinity);
    await untilBalance(
      page,
      paid.reduce((sum, { amount }) => sum + amount, 8_000),
    );
    expect(await faultsInBothThemes(page)).toEqual([]);

    const [{ id, amount } = { id: '', amount: 0 }] = paid;
    await page.goto(`${host.address}/en/print-coupon/${id}-1`);
    await page.getByText(/^Intact/).waitFor();
    const facts = await page.locator('.sheet-receipt dl.facts').innerText();
    expect(facts).toMatch(new RegExp(`Automatic, at or above\\s+€${euros(asked.get(id) ?? 0)}`));
    expect(facts).toMatch(new RegExp(`Amount paid\\s+€${euros(amount)}`));
    expect(facts).toMatch(/Stays on the bet\s+€0\.00/);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 480_000);
});
