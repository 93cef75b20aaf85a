/** The wait between the press that launches a game and the first bet: consecutive answers, and bytes. */
import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter } from './player.ts';

const host = hostOfFile();

/** A canvas, a wheel, reels, a cascade. */
const GAMES = ['206/plinko', '204/wheel', '231/harbour-lights', '236/crystal-falls'] as const;
/** The document of a frame, script and styles included, as it travels. */
const MAX_FRAME_BYTES = 24_000;
const LAUNCH = 'POST /games-api/v1/demo-launches';
const OPEN = 'POST /games-api/v1/provider/open';

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
/** Whether the first bet of a game waits for the request; the shell's own background calls do not count. */
const isOfGame = (request: Request): boolean => /\/(?:games|games-api|assets)\//.test(new URL(request.url()).pathname);

/** The requests from the press until the main button works, in their order. */
async function requestsOfLaunch(page: Page, name = 'Play for fun'): Promise<readonly string[]> {
  const sent: string[] = [];
  const record = (request: Request): void => {
    if (isOfGame(request)) sent.push(nameOf(request));
  };
  page.on('request', record);
  await page.getByRole('button', { name }).press('Enter');
  await page.frameLocator('iframe.casino-frame').locator('.controls .main[aria-disabled="false"]').waitFor();
  page.off('request', record);
  // The balance comes after the session has opened, and no bet waits for it.
  return sent.filter((each) => !each.endsWith('/money'));
}

describe('the launch of a game', () => {
  it.each(GAMES)('[GSN-27] %s waits for two answers in a row and for no document, script or style', async (game) => {
    const tab = await openPage({ width: 390 });
    const { page } = tab;
    const document = page.waitForResponse((response) => /\/games\/[\w-]+\.html$/.test(response.url()));
    await page.goto(`${host.address}/en/slots/game/${game}`);
    const response = await document;
    const { responseBodySize, responseHeadersSize } = await response.request().sizes();
    expect(responseBodySize + responseHeadersSize).toBeLessThan(MAX_FRAME_BYTES);
    await page.locator('.casino-room[hidden] iframe').waitFor({ state: 'attached' });
    expect(await requestsOfLaunch(page)).toEqual([LAUNCH, OPEN]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[GSN-27] needs no more for money', async () => {
    const tab = await openPage({ width: 390 });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const document = page.waitForResponse((response) => response.url().endsWith('/games/dice.html'));
    await page.goto(`${host.address}/en/slots/game/202/dice`);
    await document;
    // The other features of a player load at their leisure.
    await page.waitForLoadState('networkidle');
    expect(await requestsOfLaunch(page, 'Play for money')).toEqual([LAUNCH.replace('demo-', ''), OPEN]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[GSN-27] by a press before the frame has loaded asks for both at once', async () => {
    const tab = await openPage({ width: 390 });
    const { page } = tab;
    await page.goto(`${host.address}/en/slots/game/202/dice`);
    const play = page.getByRole('button', { name: 'Play for fun' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The operator's answer waits until the frame's document was asked for.
    await page.route(/demo-launches$/, async (route) => {
      await held;
      await route.fallback();
    });
    const document = page.waitForRequest((request) => request.url().endsWith('/games/dice.html'));
    await play.press('Enter');
    await document;
    release();
    await page.frameLocator('iframe.casino-frame').locator('.controls .main[aria-disabled="false"]').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
