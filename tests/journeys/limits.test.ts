/**
 * Responsible gaming for a player: limits, a due change, reality checks, self-exclusion, the stop button, the player's
 * own record, and the coupon's messages; by mouse and by keyboard alone.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, coupon, enter, greatLeague, newBet, openBoard, place, stake } from './player.ts';
import { faults } from './sound.ts';

const DAY_MINUTES = 1_440;

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab | null = null;
/** The limit service's clock never goes back, so each journey continues from the previous one's time. */
let ahead = 0;
afterEach(async () => {
  await tab?.close();
  tab = null;
});

const wait = (minutes: number): Promise<void> => host.turn({ limitsAheadMinutes: (ahead += minutes) });

async function newPlayer(options: PageOptions, board = '/en/live'): Promise<Page> {
  tab = await openPage({ ...options, touch: (options.width ?? 1366) < 1024 });
  await enter(tab.page, `${host.address}${board}`);
  return tab.page;
}

const limits = async (page: Page, section = ''): Promise<void> => {
  await page.goto(`${host.address}/en/office/responsible${section}`);
  await page.locator('.limits').waitFor();
};
const field = (page: Page, name: string): Locator =>
  page.locator('.limit').filter({ has: page.getByRole('heading', { name, exact: true }) });
const value = (page: Page, name: string): Promise<string> => field(page, name).locator('.limit-head b').innerText();

async function setLimit(page: Page, name: string, amount: string): Promise<void> {
  const limit = field(page, name);
  await limit.getByRole('button', { name: /^(Set|Change): / }).click();
  await limit.getByRole('textbox').fill(amount);
  await limit.getByRole('button', { name: 'Set this limit' }).click();
  await limit.getByRole('button', { name: /^Change: / }).waitFor();
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let presses = 0; presses < 250; presses += 1) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('a player at %i px in the %s theme', (width, theme) => {
  it('a player sets a limit, sees what is left, and is stopped by the coupon before the operator is asked', async () => {
    const page = await newPlayer({ width, theme }, await greatLeague(host.address));
    // One tap from any page, because the link is always visible.
    await page.locator('a.player-strip:visible, a.head-strip:visible').click();
    await page.getByRole('heading', { level: 1, name: 'Limits' }).waitFor();
    await setLimit(page, 'Stakes in 30 days', '6');
    await expect.poll(() => value(page, 'Stakes in 30 days')).toBe('€6.00');
    expect(await faults(page)).toEqual([]);

    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 1, true);
    await stake(page, '4');
    await place(page);
    await accepted(page);
    await newBet(page);
    await choose(page, 1, true);
    await stake(page, '4');
    const panel = await coupon(page);
    const reason = panel.getByText(
      /^Your limit on stakes in 30 days leaves €2\.00\. This stake is possible from .+\.$/,
    );
    await reason.waitFor();
    expect(await faults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Stake €2.00' }).click();
    await reason.waitFor({ state: 'detached' });
    await place(page);
    await accepted(page);

    await limits(page, '/wagering-limits');
    await page.getByText('€6.00 used').waitFor();
    await limits(page, '/my-control');
    await page.getByRole('table').getByText('€6.00', { exact: true }).first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Limit', { exact: true }).selectOption({ label: 'Stakes in 30 days' });
    await page.getByLabel('Amount, EUR').fill('5');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('1 of 2, €2.00 in all.').waitFor();
    expect(tab?.problems()).toEqual([]);
  });

  it('a looser change is put to the player in every tab once due; "no" keeps the old value, "yes" changes it', async () => {
    const page = await newPlayer({ width, theme });
    await limits(page, '/deposit-limit');
    await setLimit(page, 'Deposit limit for 24 hours', '50');
    await setLimit(page, 'Deposit limit for 24 hours', '90');
    await page.getByText('€50.00 → €90.00 (looser)').waitFor();
    const other = await (tab as Tab).another();
    await other.goto(`${host.address}/en/live`);
    const question = (of: Page): Locator => of.getByRole('dialog', { name: 'Confirm the change of your limit?' });
    await wait(DAY_MINUTES + 1);
    await page.reload();
    await question(page).waitFor();
    await question(other).waitFor();
    expect(await faults(page)).toEqual([]);
    await question(page).getByRole('button', { name: 'Keep €50.00' }).click();
    await Promise.all([question(page).waitFor({ state: 'detached' }), question(other).waitFor({ state: 'detached' })]);
    await expect.poll(() => value(page, 'Deposit limit for 24 hours')).toBe('€50.00');
    await setLimit(page, 'Deposit limit for 24 hours', '80');
    await page.getByText('€50.00 → €80.00 (looser)').waitFor();
    await wait(DAY_MINUTES + 1);
    await page.reload();
    await question(page).getByRole('button', { name: 'Change to €80.00' }).click();
    await page.getByText('The change is confirmed.').waitFor();
    await expect.poll(() => value(page, 'Deposit limit for 24 hours')).toBe('€80.00');
  });

  it('a reality check appears in every tab, and one answer serves all', async () => {
    const page = await newPlayer({ width, theme });
    await limits(page, '/reality-checks');
    await field(page, 'Reality check')
      .getByRole('button', { name: /^Set: / })
      .click();
    await field(page, 'Reality check').getByRole('button', { name: 'every 5 minutes' }).click();
    await field(page, 'Reality check').getByRole('button', { name: 'Set this limit' }).click();
    await page.getByText('Saved.').waitFor();
    const other = await (tab as Tab).another();
    await openBoard(other, `${host.address}/en/live`);
    await wait(6);
    // One tab receives the operator's time; all tabs show the question.
    await other.reload();
    const check = (of: Page): Locator => of.getByRole('dialog', { name: 'A look at the time' });
    await check(page).waitFor();
    expect(await faults(page)).toEqual([]);
    await check(page).getByRole('button', { name: 'Continue' }).click();
    await Promise.all([check(page).waitFor({ state: 'detached' }), check(other).waitFor({ state: 'detached' })]);
  });

  it('a player self-excludes by keyboard alone after one confirmation; bets are closed, withdrawal stays open', async () => {
    const page = await newPlayer({ width, theme });
    await limits(page, '/extra-limits');
    await tabTo(page, page.getByRole('button', { name: 'Choose a length: Self-exclusion' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: /^24 hours/ }));
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.getByRole('radio', { name: /^7 days/ }).isChecked()).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Exclude yourself for 7 days?' });
    await dialog.waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await dialog.innerText()).toMatch(/No bets, deposits, bonuses or promotions until .+\d{4}/);
    await tabTo(page, dialog.getByRole('button', { name: 'Exclude me' }));
    await page.keyboard.press('Space');
    await page
      .getByText(/^You have excluded yourself: bets/)
      .first()
      .waitFor();
    await page
      .locator('.limits-banner')
      .getByText(/^You have excluded yourself until/)
      .waitFor();
    expect(await faults(page)).toEqual([]);

    await openBoard(page, `${host.address}/en/live`);
    await page.locator('.limits-banner').waitFor();
    await choose(page, 1);
    await (await coupon(page)).getByText(/^You have excluded yourself: no bets until/).waitFor();
    const answer = await page.evaluate(async () => (await fetch('/web-api/session')).text());
    expect(answer).toMatch(/\d/);
  });

  it('a player sets, tightens and removes a limit by keyboard alone', async () => {
    const page = await newPlayer({ width, theme });
    await limits(page, '/loss-limits');
    await tabTo(page, page.getByRole('button', { name: 'Set: Net loss in 24 hours' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('New limit, EUR'));
    await page.keyboard.type('40,50');
    await page.keyboard.press('Enter');
    await page.getByText('€40.50 left').waitFor();
    // The focus has been restored, and the next change starts from it.
    await tabTo(page, page.getByRole('button', { name: 'Change: Net loss in 24 hours' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: '€25.00', exact: true }));
    await page.keyboard.press('Space');
    await page.getByText('Stricter: it applies at once.').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Set this limit' }));
    await page.keyboard.press('Enter');
    await page.getByText('€25.00 left').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Change: Net loss in 24 hours' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'No limit', exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Set this limit' }));
    await page.keyboard.press('Enter');
    await page.getByText('€25.00 → No limit (looser)').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Reject: Net loss in 24 hours' }));
    await page.keyboard.press('Enter');
    await page.getByText('€25.00 → No limit (looser)').waitFor({ state: 'detached' });
    await expect.poll(() => value(page, 'Net loss in 24 hours')).toBe('€25.00');
  });

  it('a player takes a deposit time-out, and a deposit limit is removed only after three questions and a day', async () => {
    const page = await newPlayer({ width, theme });
    await limits(page, '/extra-limits');
    await page.getByRole('button', { name: 'Choose a length: Deposit time-out' }).click();
    await page.getByRole('radio', { name: /^7 days/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('dialog', { name: 'No deposits for 7 days?' })
      .getByRole('button', { name: 'Close deposits' })
      .click();
    await page
      .locator('.limits-banner')
      .getByText(/^Deposits and games for money are closed until/)
      .waitFor();
    await limits(page, '/deposit-limit');
    await setLimit(page, 'Deposit limit for 24 hours', '50');
    await field(page, 'Deposit limit for 24 hours')
      .getByRole('button', { name: /^Change: / })
      .click();
    await field(page, 'Deposit limit for 24 hours').getByRole('button', { name: 'No limit', exact: true }).click();
    await field(page, 'Deposit limit for 24 hours').getByRole('button', { name: 'Set this limit' }).click();
    const questions = page.getByRole('dialog', { name: 'Three questions first' });
    for (const [at, answer] of ['Yes', 'No', 'No'].entries())
      await questions.getByRole('group').nth(at).getByRole('radio', { name: answer }).check();
    expect(await faults(page)).toEqual([]);
    await questions.getByRole('button', { name: 'Answer' }).click();
    await page.getByText('€50.00 → No limit (looser)').waitFor();
    await expect.poll(() => value(page, 'Deposit limit for 24 hours')).toBe('€50.00');
  });

  it('a player stops all play for a day with one tap and one confirmation, from any page', async () => {
    const page = await newPlayer({ width, theme }, await greatLeague(host.address));
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Stop for 24 hours' });
    await dialog.waitFor();
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Stop for 24 hours' }).click();
    await page
      .getByRole('dialog', { name: 'Everything has stopped' })
      .getByRole('button', { name: 'Understood' })
      .click();
    await page.locator('.limits-banner').waitFor();
    await choose(page, 1);
    await (await coupon(page)).getByText(/^You have excluded yourself: no bets until/).waitFor();
    expect(tab?.problems()).toEqual([]);
  });
});

describe('where the rules require limits', () => {
  it('limits are set before the first bet, and reviewed after a while', async () => {
    await host.turn({ jurisdiction: 'DE' });
    const page = await newPlayer({ width: 1366, locale: 'en-GB' }, await greatLeague(host.address));
    const asks = page.getByRole('dialog', { name: 'Set your limits first' });
    await asks.getByRole('button', { name: 'Later' }).click();
    await choose(page, 1, true);
    const missing = (await coupon(page)).getByText(/^Set your limits first: the rules here require them/);
    await missing.waitFor();
    await (await coupon(page)).getByRole('link', { name: 'Set limits' }).click();
    await setLimit(page, 'Deposit limit for 30 days', '200');
    await missing.waitFor({ state: 'detached' });

    await host.turn({ jurisdiction: 'GB' });
    await wait(183 * DAY_MINUTES);
    await page.goto(`${host.address}/en/live`);
    const review = page.getByRole('dialog', { name: 'Do your limits still fit?' });
    await review.getByRole('button', { name: 'Have a look' }).click();
    await page.getByRole('heading', { level: 1, name: 'My control' }).waitFor();
    expect(await faults(page)).toEqual([]);
    await limits(page, '/deposit-limit');
    await page.getByRole('heading', { name: 'Gross deposit limit for 30 days' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Gross deposit limit for 30 days' }).waitFor();
    expect(await review.count()).toBe(0);
  });
});
