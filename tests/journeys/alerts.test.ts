/** Alerts of starred games: a notice that leads to the game, settings by kind, and messages of the system. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

/** A game of 90 minutes takes 90 seconds. */
const host = hostOfFile('--speed', '60');

const GAMES = 8;
const WORDS = /^(?:The game has started|Goal for|Red card for|Final score|\d+ events in your games)/;
/** Something happens in one of the games far sooner. */
const MOMENT_TIMEOUT_MS = 60_000;

/** Stars games in play, which stand still meanwhile: at this speed they leave the board between two clicks. */
async function starGames(page: Page): Promise<void> {
  await host.turn({ isLineHeld: true });
  await openBoard(page, `${host.address}/en/live/1`);
  const stars = page.locator('main .row .star[aria-pressed="false"]');
  for (let count = 1; count <= GAMES; count += 1) {
    await stars.first().click();
    await expect.poll(() => page.locator('main .row .star[aria-pressed="true"]').count()).toBe(count);
  }
  await host.turn({ isLineHeld: false });
}

interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly icon: string;
}

/**
 * Runs in the page: keeps the messages that the page has the system show, and asks the permission of the test's
 * context, because a headless browser names every site's permission denied.
 */
function keepMessages(): void {
  const kept: Notification[] = [];
  let decided: NotificationPermission = 'default';
  class Kept extends Notification {
    static override get permission(): NotificationPermission {
      return decided;
    }
    static override async requestPermission(): Promise<NotificationPermission> {
      const { state } = await navigator.permissions.query({ name: 'notifications' });
      decided = state === 'granted' ? 'granted' : 'denied';
      return decided;
    }
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      kept.push(this);
    }
  }
  Object.assign(globalThis, { Notification: Kept, keptMessages: kept });
}
const messages = (page: Page): Promise<readonly ShownMessage[]> =>
  page.evaluate(() =>
    (globalThis as typeof globalThis & { keptMessages: Notification[] }).keptMessages.map(({ title, body, icon }) => ({
      title,
      body,
      icon,
    })),
  );
const pressFirst = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      void (globalThis as typeof globalThis & { keptMessages: Notification[] }).keptMessages[0]?.dispatchEvent(
        new Event('click'),
      ),
  );
/** As when the player looks at another tab; a headless browser paints every tab. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe.each([1366, 390])('at %i px', (width) => {
  it('[ALR-1, ALR-6] a moment of a starred game is a notice, whose button leads to the game, and its kinds can be chosen', async () => {
    const tab = await openPage({ width });
    const { page } = tab;
    await starGames(page);
    const notice = page.locator('.notice').filter({ hasText: WORDS }).first();
    await notice.waitFor({ timeout: MOMENT_TIMEOUT_MS });
    // The pointer on a notice keeps it [NTC-7].
    await notice.hover();
    expect(await faults(page)).toEqual([]);
    await notice.getByRole('button', { name: /^(?:Open the game|Show my games)$/ }).click();
    await expect.poll(() => page.url()).toMatch(/\/en\/(?:live\/1\/\d+\/\d+|favourites)$/);

    await page.goto(`${host.address}/en/favourites`);
    const settings = page.getByRole('region', { name: 'Alerts for games and bets' });
    await settings.scrollIntoViewIfNeeded();
    await settings.getByRole('checkbox', { name: 'Kick-off' }).uncheck();
    await settings.getByRole('checkbox', { name: 'Half-time' }).check();
    expect(await settings.getByRole('checkbox', { name: 'Settled bet' }).count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => settings.getByRole('checkbox', { name: 'Kick-off' }).isChecked()).toBe(false);
    expect(await settings.getByRole('checkbox', { name: 'Half-time' }).isChecked()).toBe(true);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[ALR-6] with the permission and the player’s choice a hidden page alerts through the system, and a press opens the game', async () => {
  const tab = await openPage();
  const { page, context } = tab;
  await context.grantPermissions(['notifications'], { origin: host.address });
  await context.addInitScript(keepMessages);
  await starGames(page);
  await page.goto(`${host.address}/en/favourites`);
  const settings = page.getByRole('region', { name: 'Alerts for games and bets' });
  await settings.getByRole('button', { name: 'Turn on' }).click();
  await settings.getByRole('button', { name: 'Turn off' }).waitFor();
  await hide(page);
  await expect.poll(() => messages(page), { timeout: MOMENT_TIMEOUT_MS }).not.toEqual([]);
  const [first] = await messages(page);
  expect(first?.title).toMatch(/^(?:Kick-off|Goal|Red card|Final score|Your games)$/);
  expect(first?.body).toMatch(WORDS);
  expect(first?.icon).toBe(`${host.address}/icon-192.png`);
  await pressFirst(page);
  await expect.poll(() => page.url()).toMatch(/\/en\/(?:live\/1\/\d+\/\d+|favourites)$/);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
