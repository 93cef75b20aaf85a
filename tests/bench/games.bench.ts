/**
 * Casino games on a phone, over Slow 4G at 4× CPU slowdown: the time from the press on "Play for fun" until a game
 * takes a bet, and the frames that its first round drops.
 */
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/chromium.ts';
import { startHost } from '../browser/host.ts';
import type { Host } from '../browser/host.ts';
import { atMost, row, valuesOf } from './harness/metrics.ts';
import type { Metrics, Row } from './harness/metrics.ts';
import { runRounds } from './harness/rounds.ts';
import { slowDown } from './harness/slow.ts';
import { droppedPercent } from './pages/page-metrics.ts';

/** Addresses of games by name: a canvas, a wheel, reels, a cascade. */
const GAMES: Readonly<Record<string, string>> = {
  Plinko: '206/plinko',
  Wheel: '204/wheel',
  'Harbour Lights': '231/harbour-lights',
  'Crystal Falls': '236/crystal-falls',
};
const FRAMES_MS = 2_500;
const TIMEOUT_MS = 60_000;
/**
 * A frame with an opaque origin stays in the page's process, so that what slows the page down slows the game down too.
 */
const FLAGS = ['--disable-features=IsolateSandboxedIframes'];

/** Runs in the game's frame. A text, because the names that the test runner gives to functions do not exist there. */
const FRAME_TIMES = `new Promise((resolve) => {
  const times = [];
  const tick = (now) => {
    times.push(now);
    if (now - times[0] < ${FRAMES_MS}) requestAnimationFrame(tick);
    else resolve(times);
  };
  requestAnimationFrame(tick);
})`;

/** When each frame of a round was painted, ms. */
async function playRound(page: Page): Promise<readonly number[]> {
  const frame = page.frames().find((each) => each !== page.mainFrame());
  if (frame === undefined) throw new Error('the game has no frame');
  const times = frame.evaluate<readonly number[]>(FRAME_TIMES);
  await frame.locator('.controls .main').press('Enter');
  return times;
}

async function visit(browser: Browser, { address }: Host, game: string): Promise<Metrics> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/en/slots/game/${GAMES[game] ?? ''}`);
    const play = page.getByRole('button', { name: 'Play for fun' });
    await play.waitFor();
    await slowDown(await context.newCDPSession(page));
    const pressedAt = performance.now();
    await play.press('Enter');
    const frame = page.frameLocator('iframe.casino-frame');
    await frame.locator('.controls .main[aria-disabled="false"]').waitFor({ timeout: TIMEOUT_MS });
    const playable = performance.now() - pressedAt;
    return { playable, dropped: droppedPercent(await playRound(page)) };
  } finally {
    await context.close();
  }
}

export async function runGames(rounds: number): Promise<readonly Row[]> {
  const host = await startHost([], 'machine');
  const browser = await launchChromium(FLAGS);
  try {
    const games = Object.keys(GAMES);
    const measure = (game: string): Promise<Metrics> => visit(browser, host, game);
    // The host's first responses are its slowest, so each game gets one unmeasured visit.
    for (const game of games) await measure(game);
    const samples = await runRounds(games, rounds, measure);
    return [
      ...games.map((game) => row(`${game} takes a bet`, valuesOf(samples, game, 'playable'), 'ms', atMost(2_000))),
      ...games.map((game) => row(`${game}: dropped frames`, valuesOf(samples, game, 'dropped'), '%', atMost(2))),
    ];
  } finally {
    await browser.close();
    await host.close();
  }
}
