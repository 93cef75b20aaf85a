/** A player's acts in a game with shared draws, in the browser. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { activate, markPresses, press, tabTo } from './keys.ts';

/** A draw on the clock comes once a minute; a flight may take as long. */
export const DRAW_MS = 130_000;

/** Opens a game, given by its number and name in the address, by the keyboard, and waits for its draw. */
export async function openGame(
  page: Page,
  address: string,
  path: string,
  mode: 'Play for fun' | 'Play for money',
): Promise<FrameLocator> {
  await markPresses(page);
  await page.goto(`${address}/en/slots/game/${path}`);
  await activate(page, page.getByRole('button', { name: mode }));
  const frame = page.frameLocator('iframe.casino-frame');
  await frame.getByRole('timer').filter({ hasText: 'Draw' }).waitFor();
  return frame;
}

/** How long placing a bet may take on a busy machine, seconds, and how long choosing and placing it. */
const BET_S = 4;
const CHOICE_AND_BET_S = 15;

/** Waits until bets are open, and for at least `seconds` more: a choice for a draw that closes is lost. */
export async function untilOpen(frame: FrameLocator, seconds = CHOICE_AND_BET_S): Promise<void> {
  await expect
    .poll(async () => Number(/bets close in (\d+) s/.exec(await frame.getByRole('timer').innerText())?.[1] ?? 0), {
      timeout: DRAW_MS,
    })
    .toBeGreaterThanOrEqual(seconds);
}

/** Places a bet on the next draw whose bets are open, by the keyboard. */
export async function placeBet(frame: FrameLocator): Promise<void> {
  await untilOpen(frame, BET_S);
  await press(frame.getByRole('button', { name: 'Place bet' }));
  await frame.getByText(/^Your bet of 1.00 EUR is in draw/).waitFor();
}

/**
 * Chooses a place for a draw, by the keyboard, once bets are open for long enough. The focus stands on the place
 * before: a slow machine takes seconds to walk there.
 */
export async function choosePlace(frame: FrameLocator, place: Locator): Promise<void> {
  await tabTo(place.page(), place);
  await untilOpen(frame);
  await press(place);
}

/** The announcement of the game. */
export const said = (frame: FrameLocator): Promise<string> => frame.getByRole('status').innerText();
