/** The site as a mini-app in the frame of a messenger's web version, played by a page of another origin. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type Host } from '../browser/host.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { OPEN_PRICE } from './player.ts';

/** Collects the mini-app's messages, as the messenger's page receives them. */
const MESSENGER_PAGE = `<!doctype html><html lang="en"><title>Messenger</title><style>body{margin:0}iframe{border:0;width:100vw;height:100vh}</style>
<main><iframe title="Mini-app"></iframe></main><script>
  const frame = document.querySelector('iframe');
  globalThis.received = [];
  addEventListener('message', ({ source, data }) => source === frame.contentWindow && received.push(JSON.parse(data)));
  globalThis.emit = (eventType, eventData) => frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), '*');
</script></html>`;

interface MessengerWindow {
  readonly received: readonly { readonly eventType: string; readonly eventData: unknown }[];
  emit(type: string, data?: unknown): void;
}

let messenger: Server;
let origin = '';
let host: Host;
beforeAll(async () => {
  messenger = createServer((_incoming, outgoing) =>
    outgoing.setHeader('content-type', 'text/html').end(MESSENGER_PAGE),
  );
  messenger.listen(0, '127.0.0.1');
  await once(messenger, 'listening');
  origin = `http://localhost:${(messenger.address() as AddressInfo).port}`;
  host = await startHost(['--switch', 'isLineHeld', '--switch', 'hasCookiesPopup=false', '--messenger', origin]);
});
afterAll(async () => {
  await closeBrowser();
  await host.close();
  messenger.close();
});

const emit = (page: Page, type: string, data?: unknown): Promise<void> =>
  page.evaluate(([name, of]) => (globalThis as unknown as MessengerWindow).emit(name, of), [type, data] as const);
const received = (page: Page, type: string): Promise<readonly unknown[]> =>
  page.evaluate(
    (name) =>
      (globalThis as unknown as MessengerWindow).received.flatMap(({ eventType, eventData }) =>
        eventType === name ? [eventData] : [],
      ),
    type,
  );

it('[MSG-1…MSG-9] opens the page of its link in the messenger’s theme, reports its taps, goes back by the messenger’s button, and plays a game', async () => {
  // The messenger's page replaces the frame while it reads prices.
  const expected = [/line\/follow-feed TypeError: network error/];
  const tab = await openPage({ width: 390, touch: true, theme: 'light', expected });
  const { page } = tab;
  await page.goto(origin);
  const launch = new URLSearchParams({
    tgWebAppVersion: '7.10',
    tgWebAppPlatform: 'weba',
    tgWebAppThemeParams: JSON.stringify({ bg_color: '#17212b' }),
    tgWebAppStartParam: 'line_1',
  });
  await page.evaluate(
    (src) => document.querySelector('iframe')?.setAttribute('src', src),
    `${host.address}/en#${launch}`,
  );
  const site = page.frameLocator('iframe');
  const html = site.locator('html');

  await expect.poll(() => received(page, 'web_app_ready').then(({ length }) => length)).toBe(1);
  await site.locator(`main ${OPEN_PRICE}`).first().waitFor();
  await expect.poll(() => page.frames()[1]?.url()).toBe(`${host.address}/en/line/1`);
  await expect.poll(() => html.getAttribute('data-theme')).toBe('dark');
  await emit(page, 'theme_changed', { theme_params: { bg_color: '#ffffff' } });
  await expect.poll(() => html.getAttribute('data-theme')).toBe('light');

  await site.locator(`main ${OPEN_PRICE}`).first().click();
  await expect.poll(() => received(page, 'web_app_trigger_haptic_feedback')).toEqual([{ type: 'selection_change' }]);
  await expect
    .poll(() => received(page, 'web_app_setup_back_button').then((all) => all.at(-1)))
    .toEqual({ is_visible: true });
  await emit(page, 'back_button_pressed');
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/\/en(?:#|$)/);
  await expect
    .poll(() => received(page, 'web_app_setup_back_button').then((all) => all.at(-1)))
    .toEqual({ is_visible: false });

  // A game is a frame in the site's frame.
  await page.evaluate(
    (src) => document.querySelector('iframe')?.setAttribute('src', src),
    `${host.address}/en/slots/game/202/dice`,
  );
  await site.getByRole('button', { name: 'Play for fun' }).click();
  await site.frameLocator('iframe.casino-frame').locator('.controls .main[aria-disabled="false"]').waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[MSG-8] a page of any other origin cannot show the site', async () => {
  const tab = await openPage({ width: 390 });
  const { page } = tab;
  await page.goto(origin.replace('localhost', '127.0.0.1'));
  await page.evaluate((src) => document.querySelector('iframe')?.setAttribute('src', src), `${host.address}/en`);
  await expect.poll(() => tab.problems()).toEqual([expect.stringMatching(/frame-ancestors|Framing/)]);
  expect(await page.frameLocator('iframe').locator('main').count()).toBe(0);
  await tab.close();
});
