/**
 * The end of a session limit: the session ends in every tab with a message, cannot be renewed today, and is possible
 * again tomorrow.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { isIn, openDialog } from './auth-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, register } from './player.ts';
import { faults } from './sound.ts';

const HOUR_S = 3_600;
const DAY_MINUTES = 1_440;
/** The remainder of the hour when a tab asks, s. */
const LEFT_S = 8;

const host = hostOfFile();
/** The limit service's clock never goes back, so each journey continues from the previous one's time. */
let ahead = 0;

const played = (seconds: number): Promise<void> => host.turn({ playedAheadSeconds: seconds });

const ended = (page: Page): ReturnType<Page['getByText']> =>
  page.getByText('Your session limit for today is reached, and you have been logged out. You can come back tomorrow.');

async function isGuest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  expect(await page.locator('.player-balance').count()).toBe(0);
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).first().click();
  const form = openDialog(page, 'Log in');
  await form.getByRole('textbox').first().fill(login);
  await form.locator('input[type="password"]').fill(password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

describe.each([
  [1366, 'dark'],
  [390, 'light'],
] as const)('a player at %i px in the %s theme', (width, theme) => {
  it('a session limit that runs out signs out every tab, a reload and another login change nothing, and the next day play is possible again', async () => {
    await played(0);
    const tab = await openPage({ width, theme, touch: width < 1024 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live`);
    const { login, password } = await register(page);
    await page.goto(`${host.address}/en/office/responsible/extra-limits`);
    const field = page
      .locator('.limit')
      .filter({ has: page.getByRole('heading', { name: 'Session limit', exact: true }) });
    await field.getByRole('button', { name: 'Set: Session limit' }).click();
    await field.getByRole('button', { name: '1 hour a day', exact: true }).click();
    await field.getByRole('button', { name: 'Set this limit' }).click();
    await page.getByText('Saved.').waitFor();

    const other = await tab.another();
    await openBoard(other, `${host.address}/en/live`);
    await isIn(other);

    // One tab receives that the hour is nearly over; both show the end.
    await played(HOUR_S - LEFT_S);
    await page.reload();
    await Promise.all([ended(page).waitFor(), ended(other).waitFor()]);
    await Promise.all([isGuest(page), isGuest(other)]);
    expect(await faults(other)).toEqual([]);
    // A page for players has been replaced, and shows no limit or amount of the player.
    expect(await page.locator('.limit').count()).toBe(0);
    await expect
      .poll(() =>
        page
          .context()
          .cookies()
          .then((all) => all.filter(({ name }) => /session/i.test(name))),
      )
      .toEqual([]);

    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([isGuest(page), isGuest(other)]);

    // The correct password opens no second session on the same day.
    await openBoard(page, `${host.address}/en/live`);
    await logIn(page, login, password);
    await ended(page).waitFor();
    await isGuest(page);
    await isGuest(other);

    await host.turn({ limitsAheadMinutes: (ahead += DAY_MINUTES) });
    await page.reload();
    await isGuest(page);
    await logIn(page, login, password);
    await isIn(page);
    await page.goto(`${host.address}/en/office/responsible/extra-limits`);
    await field.getByText('1 hour a day').first().waitFor();
    await isIn(page);
    expect(await ended(page).count()).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
