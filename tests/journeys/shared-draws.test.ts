/** Crash and a TV game in the browser: a draw that all players share, for play money and for money, by keyboard. */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enterText, hasPresses, press } from './keys.ts';
import { balance, enter } from './player.ts';
import { choosePlace, DRAW_MS, openGame as open, placeBet, said } from './shared-game.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();
const openGame = (page: Page, path: string, mode: 'Play for fun' | 'Play for money'): Promise<FrameLocator> =>
  open(page, host.address, path, mode);

describe('games with shared draws', () => {
  it('[CRA-4, SHR-5, GWAL-9] a player bets on a flight with a target by keyboard, and is paid or not as it was drawn', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const frame = await openGame(page, '240/crash', 'Play for money');
    await enterText(frame.getByRole('textbox', { name: 'Automatic cash-out' }), '1.01');
    await placeBet(frame);
    expect(await hasPresses(page)).toBe(false);
    // The flight may be over by the time the balance is read.
    await expect.poll(() => balance(page)).not.toBe(before);
    await expect.poll(() => said(frame), { timeout: DRAW_MS }).toMatch(/won|came back|No win/);
    const hasWon = (await said(frame)).startsWith('Cashed out at 1.01×. You won 1.01 EUR');
    await expect.poll(() => balance(page)).toBe(hasWon ? before + 1 : before - 100);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    await page.goto(`${host.address}/en/office/casino/rounds`);
    await page.getByRole('cell', { name: 'Crash' }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[CRA-6, SHR-6] a visitor finds crash in its section, cashes out by hand, and the receipt has both times', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await page.goto(`${host.address}/en/crash-games`);
    await page.getByRole('link', { name: /^Crash Returns/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Crash' }).waitFor();
    const frame = await openGame(page, '240/crash', 'Play for fun');
    let text = '';
    // Two flights in a hundred end at once: another one is tried then.
    for (let tries = 0; tries < 4 && !text.includes('Cashed out'); tries += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await placeBet(frame);
      const out = frame.getByRole('button', { name: 'Cash out' });
      // oxlint-disable-next-line no-await-in-loop
      await Promise.race([
        out.waitFor({ timeout: DRAW_MS }).then(() => press(out)),
        frame.getByText(/Crashed at/).waitFor({ timeout: DRAW_MS }),
      ]);
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => said(frame), { timeout: DRAW_MS }).toMatch(/Cashed out at|Crashed at/);
      // oxlint-disable-next-line no-await-in-loop
      text = await said(frame);
    }
    await expect.poll(() => said(frame)).toMatch(/You pressed [\d.]+ s into the flight; we received it at [\d.]+ s\./);
    expect(await hasPresses(page)).toBe(false);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[BNG-2, BNG-3, SHR-5] a player buys a ticket of bingo by keyboard, and the draw says who has won', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const frame = await openGame(page, '271/bingo-90', 'Play for money');
    await choosePlace(frame, frame.getByRole('button', { name: 'Ticket 7', exact: true }));
    expect(await frame.getByRole('table', { name: 'Ticket 7, yours' }).getByRole('cell').count()).toBe(27);
    await placeBet(frame);
    expect(await hasPresses(page)).toBe(false);
    await expect.poll(() => balance(page)).toBe(before - 100);
    expect(await faults(page)).toEqual([]);
    await expect.poll(() => said(frame), { timeout: DRAW_MS }).toMatch(/^First line: ball \d+.*Full card: ball \d+/);
    const paid = Number(/([\d.]+) EUR/.exec(await said(frame))?.[1] ?? 0) * 100;
    await expect.poll(() => balance(page)).toBe(before - 100 + Math.round(paid));
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[SHR-1, SHR-7] every other game with shared draws opens on a phone, shows its draw, and is free of accessibility faults', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    for (const path of [
      ...['261/seven-of-42', '262/lucky-6', '263/mega-6', '274/lotto-6-of-49', '264/tv-wheel', '265/tv-war'],
      ...['270/bingo-75'],
    ]) {
      // Games follow each other.
      // oxlint-disable-next-line no-await-in-loop
      const frame = await openGame(page, path, 'Play for fun');
      // oxlint-disable-next-line no-await-in-loop
      await expect
        .poll(() => frame.getByRole('timer').innerText())
        .toMatch(/^(?:Draw \d+: bets close in|Next draw in) \d+ s$/);
      // oxlint-disable-next-line no-await-in-loop
      expect(await faults(page)).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop
      expect(await faultsInFrame(page)).toEqual([]);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[F36-2, TVG-1, SHR-3] a visitor finds 5 of 36 among the TV games, bets, sees the draw, and verifies the round', async () => {
    const tab = await openPage({ width: 1366, reducedMotion: true });
    const { page } = tab;
    await page.goto(`${host.address}/en/tvgames`);
    await page.getByRole('link', { name: /^5 of 36/ }).click();
    await page.getByText('exactly 1975/2142').waitFor();
    const frame = await openGame(page, '260/five-of-36', 'Play for fun');
    await choosePlace(frame, frame.getByRole('button', { name: 'Choose for me' }));
    await frame.getByText('Chosen: 5').waitFor();
    await placeBet(frame);
    expect(await hasPresses(page)).toBe(false);
    expect(await faults(page)).toEqual([]);
    await expect.poll(() => said(frame), { timeout: DRAW_MS }).toMatch(/^Drawn: (?:\d+, ){4}\d+\. \d hits\./);
    expect(await frame.getByRole('list', { name: 'Drawn numbers' }).getByRole('listitem').count()).toBe(5);
    await page
      .getByRole('link', { name: /^Verify the round of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('This round is correct.').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
