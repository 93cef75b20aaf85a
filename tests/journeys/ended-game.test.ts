/**
 * A game ends while a player watches: what its page shows then, what a link to it shows later, and what the history
 * shows.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { feedGames } from './feed-games.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, enter, newBet, OPEN_PRICE, openBoard, place, shortFormat, stake } from './player.ts';
import { faults, faultsInBothThemes } from './sound.ts';

const END_MS = 60_000;
const OUTCOME = /^(Won|Lost|Returned|Half won|Half lost, half returned|Half lost, half won)$/;

const host = hostOfFile('--speed', '60');

type Watched = typeof globalThis & { headings: Set<string> };

/** Records every heading that the page shows from now on. */
async function watchHeadings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { headings } = Object.assign(globalThis as Watched, { headings: new Set<string>() });
    const look = (): void => {
      for (const heading of document.querySelectorAll('main h1')) headings.add(heading.textContent ?? '');
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const headingsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as Watched).headings]);

/** Whether the feed still has a game, which stays for a while after its end. */
async function isOnFeed(gameId: string): Promise<boolean> {
  const { games } = await feedGames(host.address, `game:${gameId}`);
  return games.id.length > 0;
}

/** A live game with an open price, after which the line is held. */
async function holdWithOpenPrice(page: Page): Promise<Locator> {
  const rows = page
    .locator('main .row')
    .filter({ has: page.locator('.when.is-live') })
    .filter({ has: page.locator(OPEN_PRICE) });
  const board = page.url();
  for (;;) {
    await rows.first().waitFor({ timeout: END_MS });
    await host.turn({ isLineHeld: true });
    // Checks the held line, because a goal may have come first. A server's page may be older than the hold; an address
    // with a query has its games from the feed alone.
    await openBoard(page, `${board}?held`);
    if ((await rows.count()) > 0) return rows.first();
    await host.turn({ isLineHeld: false });
  }
}

/** `check` on a held line: with prices that move all the time, a page with games never comes to rest. */
async function held(check: () => Promise<readonly string[]>): Promise<readonly string[]> {
  await host.turn({ isLineHeld: true });
  const found = await check();
  await host.turn({ isLineHeld: false });
  return found;
}

const score = (page: Page): Promise<string> => page.locator('.scoreboard-score').innerText();

describe.each([1366, 390])('a player at %i px', (width) => {
  it('sees a game end, finds the bet’s result and the next games, and the final score in the history', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await host.turn({ isLineHeld: false });
    await enter(page, `${host.address}${await shortFormat(host.address)}`);
    const row = await holdWithOpenPrice(page);
    const path = (await row.locator('.row-game').getAttribute('href')) ?? '';
    const gameId = path.split('/').at(-1) ?? '';
    await row.locator(OPEN_PRICE).first().click();
    await stake(page, '2');
    await place(page);
    const betId = await accepted(page);
    await newBet(page);

    await page.goto(`${host.address}${path}`);
    await page.locator(`main .market-group ${OPEN_PRICE}`).first().waitFor();
    const home = await page.locator('main h1 .is-home').innerText();
    await watchHeadings(page);
    await host.turn({ isLineHeld: false });
    await page.locator('.scoreboard-end').waitFor({ timeout: END_MS });
    expect(await page.locator('.scoreboard-end').innerText()).toBe('Full time');
    await expect.poll(() => page.locator('main .market-group, main .market-tools').count()).toBe(0);
    const own = page.getByRole('region', { name: 'Your bets on this game' });
    await expect.poll(() => own.getByText(OUTCOME).count()).toBe(1);
    await page.getByRole('heading', { name: 'Next games' }).waitFor();
    await page.locator(`main .row ${OPEN_PRICE}`).first().waitFor();
    const final = await score(page);
    expect(await held(() => faultsInBothThemes(page))).toEqual([]);

    await expect.poll(() => isOnFeed(gameId), { timeout: END_MS }).toBe(false);
    expect(await score(page)).toBe(final);
    expect((await headingsOf(page)).filter((text) => !text.includes(home))).toEqual([]);

    const guest = await openPage({ width, touch: width < 1024 });
    await guest.page.goto(`${host.address}${path}`);
    await guest.page.locator('.scoreboard-end').waitFor();
    expect(await score(guest.page)).toBe(final);
    await guest.page.locator(`main .row ${OPEN_PRICE}`).first().waitFor();
    expect(await guest.page.locator('.own-legs').count()).toBe(0);
    expect(await held(() => faults(guest.page))).toEqual([]);
    expect(guest.problems()).toEqual([]);
    await guest.close();

    await page.reload();
    await own.getByRole('link', { name: new RegExp(betId) }).click();
    await page.waitForURL(new RegExp(`/office/history/${betId}$`));
    await expect
      .poll(() => page.locator('main .bet-leg-score, main .bet-leg-end').innerText())
      .toMatch(new RegExp(`(^|final )${final.replace(/\s/g, '')}$`));
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
