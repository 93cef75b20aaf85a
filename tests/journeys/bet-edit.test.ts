/**
 * Editing an open bet: a selection of the bet slip is added, one is removed through a lost answer and a reload, one is
 * swapped inside the card, and the history links the bets.
 */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { myBets } from './my-bets-panel.ts';
import {
  accepted,
  balance,
  choose,
  enter,
  greatLeague,
  newBet,
  openBoard,
  place,
  stake,
  untilBalance,
} from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

describe.each([1366, 390])('a player at %i px', (width) => {
  it('[BED-6] [BED-7] [BED-9] [BED-12] adds a selection to an open bet, and removes one although the answer is lost', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    const league = `${host.address}${await greatLeague(host.address)}`;
    await enter(page, `${host.address}/en/line/1`);
    await openBoard(page, league);
    await choose(page, 1, true);
    await stake(page, '10');
    await place(page);
    const first = await accepted(page);
    await newBet(page);
    await untilBalance(page, 9_000);
    const money = await balance(page);
    // The first row's selection is in the bet already; the second can be added.
    await openBoard(page, league);
    await choose(page, 2, true);

    let bets = await myBets(page);
    let panel = bets.getByRole('group', { name: `Change bet ${first}` });
    const open = panel.getByRole('button', { name: 'Change the selections' });
    await open.focus();
    await page.keyboard.press('Enter');
    const slip = panel.getByRole('list', { name: 'From your bet slip' });
    await expect.poll(() => slip.getByRole('listitem').count()).toBe(1);
    await slip.getByRole('button', { name: /^Add: / }).click();
    await expect
      .poll(() => panel.getByRole('list', { name: 'Selections of the bet' }).getByRole('listitem').count())
      .toBe(2);
    const take = panel.getByRole('button', { name: 'Change the bet' });
    await expect.poll(() => take.getAttribute('aria-disabled')).toBe('false');
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await take.focus();
    await page.keyboard.press('Enter');
    const made = bets.getByText(new RegExp(`Bet ${first} was replaced by bet \\d+ with a stake of €`));
    await made.waitFor();
    const second = /replaced by bet (\d+)/.exec(await made.innerText())?.[1] ?? '';
    expect(await balance(page)).toBe(money);

    await host.turn({ loseAnswer: 1 });
    panel = bets.getByRole('group', { name: `Change bet ${second}` });
    await panel.getByRole('button', { name: 'Change the selections' }).click();
    await panel
      .getByRole('button', { name: /^Remove: / })
      .first()
      .click();
    await expect
      .poll(() => panel.getByRole('button', { name: 'Change the bet' }).getAttribute('aria-disabled'))
      .toBe('false');
    await panel.getByRole('button', { name: 'Change the bet' }).click();
    await panel.getByText(/Changing the bet|No answer yet/).waitFor();
    await page.reload();
    bets = await myBets(page);
    await expect
      .poll(() => bets.getByRole('link', { name: `Edited from bet ${second}` }).count(), { timeout: 60_000 })
      .toBe(1);
    expect(await balance(page)).toBe(money);
    expect(await bets.locator('article.bet').count()).toBe(1);

    await page.goto(`${host.address}/en/office/history/${first}`);
    const main = page.getByRole('main');
    await main.getByText('Edited').first().waitFor();
    await main.getByRole('link', { name: `Replaced by bet ${second}` }).click();
    await main.getByRole('link', { name: `Edited from bet ${first}` }).waitFor();
    await main
      .getByRole('region', { name: 'Receipt', exact: true })
      .getByText(/^Intact/)
      .waitFor();
    expect(await faults(page)).toEqual([]);
    // The lost answer is the only error.
    expect(tab.problems().filter((problem) => !problem.includes('502'))).toEqual([]);
    await tab.close();
  });
});

describe.each([1366, 390])('a player at %i px with a keyboard', (width) => {
  it('[BED-13] swaps a selection for another outcome of its game inside the card', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/line/1`);
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 1, true);
    await stake(page, '10');
    await place(page);
    const first = await accepted(page);
    await newBet(page);
    await untilBalance(page, 9_000);
    const money = await balance(page);

    const bets = await myBets(page);
    const panel = bets.getByRole('group', { name: `Change bet ${first}` });
    await panel.getByRole('button', { name: 'Change the selections' }).press('Enter');
    const toggle = panel.getByRole('button', { name: /^Other outcomes: Result: / });
    await toggle.press('Enter');
    const others = panel.getByRole('group', { name: /^Other outcomes of / });
    await expect.poll(() => others.getByRole('list').count()).toBe(3);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await others.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await others.getByRole('button', { name: /^Swap: Result: Draw/ }).press('Enter');
    await others.waitFor({ state: 'detached' });
    await panel.getByText(/^Instead of Result: /).waitFor();
    await panel.getByRole('button', { name: /^Other outcomes: Result: Draw, / }).waitFor();
    const take = panel.getByRole('button', { name: 'Change the bet' });
    await expect.poll(() => take.getAttribute('aria-disabled')).toBe('false');
    expect(await panel.getByRole('table').getByRole('row').count()).toBe(4);
    await take.press('Enter');
    await bets.getByText(new RegExp(`Bet ${first} was replaced by bet \\d+ with a stake of €`)).waitFor();
    await bets.locator('article.bet').getByText('Result: Draw').first().waitFor();
    expect(await balance(page)).toBe(money);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
