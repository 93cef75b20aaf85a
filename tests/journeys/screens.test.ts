/** Every screen in both themes: no axe findings, no console messages, no missing text, no overflow, no layout shift. */
import { describe, expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, coupon, enter, greatLeague, openBoard, place } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const GUEST_SCREENS: readonly (readonly [string, string])[] = [
  ['home', '/en'],
  ['live', '/en/live'],
  ['line', '/en/line'],
  ['a sport', '/en/line/1'],
  ['the casino', '/en/casino-lobby'],
  ['registration', '/en/registration'],
  ['login', '/en/user/login'],
  ['not found', '/en/no-such-page'],
  ['server error', '/en/500'],
];
const PLAYER_SCREENS: readonly (readonly [string, string])[] = [
  ['account', '/en/office/account'],
  ['history', '/en/office/history'],
];

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('at %i px', (width, theme) => {
  it(`every screen passes the checks in both themes, loaded in either (${theme} first)`, async () => {
    const tab = await openPage({ width, theme, expected: [/status of 404|status of 500/] });
    const { page } = tab;
    await watchShifts(page);
    const wrong: string[] = [];
    let now: 'light' | 'dark' = theme;
    /** Checks the screen in its initial theme, then in the other, in which the next screen starts. */
    const look = async (name: string): Promise<void> => {
      wrong.push(...(await faults(page)).map((fault) => `${name}, ${now}: ${fault}`));
      const shift = await shiftOf(page);
      if (shift >= MAX_SHIFT) wrong.push(`${name}: the layout shifts by ${shift}`);
      wrong.push(...(await faultsInOtherTheme(page)).map((fault) => `${name}, not ${now}: ${fault}`));
      now = now === 'light' ? 'dark' : 'light';
      await page.emulateMedia({ colorScheme: now });
    };

    for (const [name, path] of GUEST_SCREENS) {
      await page.goto(`${host.address}${path}`);
      await page.locator('main h1, main h2, dialog, [role="dialog"]').first().waitFor();
      await look(name);
    }
    await openBoard(page, `${host.address}/en/live`);
    const game = page.locator('main a[href*="/live/"]').filter({ hasText: /\+\d+/ }).first();
    // By its address: on a busy machine what a press opens comes too late to count as its answer.
    await page.goto(new URL((await game.getAttribute('href')) ?? '', page.url()).href);
    await page.locator('main .market-group .cell').nth(8).waitFor();
    await look('a game');

    await enter(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 2, true);
    // With keys: what changes at once after a key is no shift.
    await (await coupon(page)).getByRole('textbox', { name: /^Stake/ }).pressSequentially('2');
    await look('a coupon');
    await place(page);
    await accepted(page);
    await look('a receipt');
    await (await coupon(page)).getByRole('button', { name: 'New bet' }).click();
    for (const [name, path] of PLAYER_SCREENS) {
      await page.goto(`${host.address}${path}`);
      await page.locator('main h1').first().waitFor();
      await look(name);
    }
    await page.locator('main article.bet a').first().click();
    await page.locator('main .bet-legs').first().waitFor();
    await look('a bet');

    expect(wrong).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 480_000);
});

it('the layout does not shift while the home page loads', async () => {
  const tab = await openPage();
  const { page } = tab;
  await watchShifts(page);
  await openBoard(page, `${host.address}/en`);
  await page.locator('.rail-panel').waitFor();
  await page.locator('.tree-link, .tree a').first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  await tab.close();
});

it.each(['/en/casino-lobby', '/ar/casino-lobby'])('the layout does not shift while %s loads', async (path) => {
  const tab = await openPage();
  const { page } = tab;
  await watchShifts(page);
  await page.goto(host.address + path);
  await page.locator('main .tile').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  await tab.close();
});
