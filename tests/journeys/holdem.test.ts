/**
 * Hold'em in the browser, by keyboard alone: a sit-and-go for money to its end, over a reload, and one for fun that is
 * verified.
 */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { activate, chooseRadio, hasPresses, markPresses, press, skipToContent } from './keys.ts';
import { balance, enter } from './player.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile();

async function openGame(page: Page, mode: 'Play for fun' | 'Play for money'): Promise<FrameLocator> {
  await page.goto(`${host.address}/en/poker`);
  await skipToContent(page);
  await press(page.getByRole('main').getByRole('link', { name: 'Hold’em sit-and-go' }));
  await press(page.getByRole('button', { name: mode }));
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
  return frame;
}

const statusOf = (frame: FrameLocator): Promise<string> => frame.getByRole('status').innerText();
const ASKED = /Your cards: .+ Pot \d+, to call \d+\.$/;
const OVER = /^Place \d of \d\./;

/** Waits until the player is asked again, or has a place. */
const untilAsked = (frame: FrameLocator): Promise<void> =>
  expect
    .poll(() => statusOf(frame))
    .toMatch(new RegExp(`${ASKED.source}|${OVER.source}`))
    .then(() => undefined);

/** Puts all chips in, or calls where nobody can raise, until the player has a place. */
async function allInToTheEnd(frame: FrameLocator): Promise<void> {
  while (!OVER.test(await statusOf(frame))) {
    const all = frame.getByRole('button', { name: 'All', exact: true });
    if ((await all.getAttribute('aria-disabled')) === 'false') {
      await press(all);
      await press(frame.getByRole('button', { name: /^All-in \d/ }));
    } else await press(frame.getByRole('button', { name: /^(?:Call|Check)/ }));
    await expect.poll(() => frame.locator('.controls .main').getAttribute('aria-disabled')).toBe('false');
    await untilAsked(frame);
  }
}

describe('hold’em', () => {
  it('[HEM-1, HEM-9, HEM-16, HEM-17] a player plays a sit-and-go for money by keyboard, leaves, goes on and is paid for the place', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    await markPresses(page);
    const first = await openGame(page, 'Play for money');
    await press(first.getByRole('button', { name: 'Sit down' }));
    await untilAsked(first);
    await expect.poll(() => balance(page)).toBe(before - 500);
    const cards = (frame: FrameLocator) =>
      frame
        .locator('.is-mine [role="img"]')
        .evaluateAll((found) => found.map((each) => each.ariaLabel).filter((name) => name?.includes(' of ')));
    const dealt = await cards(first);
    expect(dealt).toHaveLength(2);
    expect(await first.getByText('simulated', { exact: true }).count()).toBe(2);
    const frame = await openGame(page, 'Play for money');
    await untilAsked(frame);
    expect(await cards(frame)).toEqual(dealt);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    await allInToTheEnd(frame);
    expect(await hasPresses(page)).toBe(false);
    const text = await statusOf(frame);
    const paid = text.startsWith('Place 1') ? 1_500 : 0;
    expect(text).toContain(paid > 0 ? 'You won 15.00 EUR.' : 'No win');
    await expect.poll(() => balance(page)).toBe(before - 500 + paid);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[HEM-5, HEM-14, GSN-37, CSN-5] a visitor plays against five bots for fun by keyboard, and verifies the whole table', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await markPresses(page);
    const frame = await openGame(page, 'Play for fun');
    await chooseRadio(frame.getByRole('group', { name: 'Seats' }), '6');
    await press(frame.getByRole('button', { name: 'Sit down' }));
    await untilAsked(frame);
    expect(await frame.getByText('simulated', { exact: true }).count()).toBe(5);
    const fold = frame.getByRole('button', { name: 'Fold' });
    if ((await fold.getAttribute('aria-disabled')) === 'false') {
      await press(fold);
      await expect.poll(() => frame.locator('.log li').allTextContents()).toContain('You: fold.');
      await expect.poll(() => frame.locator('.is-turn.is-mine').count()).toBe(1);
    }
    // A table takes up to thirty moves, and the picture shows five seconds of play after each.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await allInToTheEnd(frame);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    await activate(page, frame.locator('summary', { hasText: 'Seeds' }));
    await press(frame.getByRole('button', { name: 'Reveal and change seeds' }));
    await press(page.getByRole('link', { name: /^Verify the round/ }));
    // The seed is revealed by an answer of the provider.
    const revealed = page.getByRole('textbox', { name: 'Record of the round' });
    await expect.poll(() => revealed.inputValue()).toMatch(/"serverSeed": "[\da-f]{64}"/);
    await press(page.getByRole('button', { name: 'Check', exact: true }));
    await page.getByText('This round is correct.').waitFor();
    expect(await hasPresses(page)).toBe(false);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
