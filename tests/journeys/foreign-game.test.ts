/**
 * A game of a foreign provider on an origin of its own: found, played for money and for fun, and hostile pages beside
 * it.
 */
import type { FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { sampleProvider } from '../browser/sample-provider.ts';
import { hostOfFile } from './host-of-file.ts';
import { intercept } from './intercept.ts';
import { balance, enter, untilBalance } from './player.ts';
import { faults } from './sound.ts';

const provider = await sampleProvider();
const host = hostOfFile('--providers', provider.file);
beforeAll(() => provider.start(host.address));
afterAll(() => provider.close());

const EVIL = 'http://evil.localhost';
const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe.casino-frame');
const gameAddress = (): string => `${host.address}/en/slots/game/9001/wheel`;

/** Plays one round and returns what it pays in stakes. */
async function spin(page: Page): Promise<number> {
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Spin' }).click();
  const result = frame.getByRole('status');
  await expect.poll(() => result.innerText()).toMatch(/times the stake|came back|No win/);
  const words = await result.innerText();
  return Number(/^(\d) times/.exec(words)?.[1] ?? (words.startsWith('Your stake') ? 1 : 0));
}

/** The net position and the time that the player sees: nothing lies over them. Runs in the page. */
function shownBar(): string {
  const links = [...document.querySelectorAll<HTMLElement>('a[href$="/office/responsible"]')];
  const seen = links.find((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return width > 0 && above !== null && link.contains(above);
  });
  return (seen?.innerText ?? '').replaceAll(/\s+/g, ' ');
}

describe('a game of a foreign provider', () => {
  it('[CSN-2, CSN-20, GWAL-18] is found by search, by filter and on the page of its provider', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await page.goto(`${host.address}/en/casino-lobby`);
    await page.getByRole('searchbox', { name: 'Find a game' }).fill('sample');
    await expect.poll(() => page.locator('main .tile').count()).toBe(1);
    await page.goto(`${host.address}/en/casino-lobby`);
    await page.getByLabel('Provider').selectOption('Sample Games');
    await expect.poll(() => page.locator('main .tile').count()).toBe(1);
    await page.goto(`${host.address}/en/providers`);
    await page.getByRole('link', { name: /Sample Games/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Sample Games' }).waitFor();
    await page
      .getByRole('link', { name: /Twenty Sectors/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Twenty Sectors' }).waitFor();
    expect(page.url()).toBe(gameAddress());
    await page.getByText('exactly 19/20').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[GSN-18, GSN-19, GWAL-20, CSN-30, SMP-7] is played for money and for fun on its own origin, without a violation of the policy', async () => {
    const tab = await openPage({ width: 1366, expected: [/api\/rounds\/none/] });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const answer = await page.goto(gameAddress());
    expect(answer?.headers()['content-security-policy']).toContain(`frame-src 'self' ${provider.origin};`);
    await page.getByRole('button', { name: 'Play for money' }).click();
    const frame = frameOf(page);
    await frame.getByText('Balance: ').waitFor();
    expect(await page.locator('iframe.casino-frame').getAttribute('src')).toBe(`${provider.origin}/wheel/`);
    await frame.getByLabel('Stake').fill('2');
    const times = await spin(page);
    await untilBalance(page, before - 200 + 200 * times);
    await frame.getByText('Check the round').click();
    await frame.getByText('the sector follows from both seeds').waitFor();
    await page.getByRole('button', { name: 'Close the game' }).click();
    await page.getByRole('button', { name: 'Play for fun' }).click();
    await frame.getByText('Balance: €1,000.00').waitFor();
    await frame.getByLabel('Stake').fill('10');
    const fun = 1_000 - 10 + 10 * (await spin(page));
    await frame.getByText(`Balance: €${fun.toLocaleString('en', { minimumFractionDigits: 2 })}`).waitFor();
    expect(await balance(page)).toBe(before - 200 + 200 * times);
    await page.goto(`${host.address}/en/office/casino/rounds`);
    const row = page.getByRole('row', { name: /Twenty Sectors/ });
    expect(await row.innerText()).toMatch(/€2\.00/);
    expect(await row.count()).toBe(1);
    await row.getByRole('link', { name: /^How to check the round of / }).click();
    await page.getByRole('heading', { name: 'Twenty Sectors, by Sample Games' }).waitFor();
    expect(await page.locator('main code').innerText()).toMatch(/^sample:\w+$/);
    await page.reload();
    const [proof] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Check the round at the provider/ }).click(),
    ]);
    await proof.getByText('The sector follows from both seeds, and the payment from the sector.').waitFor();
    await proof.goto(`${provider.origin}/wheel/rounds/none`);
    await proof.getByText('There is no finished round with this number.').waitFor();
    await proof.close();
    await page.getByRole('link', { name: 'To the game' }).click();
    await page.getByRole('heading', { level: 1, name: 'Twenty Sectors' }).waitFor();
    expect(page.url()).toBe(gameAddress());
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[GWAL-22, SMP-6, CSN-31] has free spins, taken on its page and played in the frame for the operator’s money', async () => {
    const tab = await openPage({ width: 390 });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    await page.goto(gameAddress());
    const spins = page.getByRole('region', { name: 'Free spins' });
    await spins.getByText('Free spins for you: 10, each with a stake of €0.20 that we pay.').waitFor();
    expect(await faults(page)).toEqual([]);
    await spins.getByRole('button', { name: 'Take the free spins' }).click();
    await spins.getByText(/Free spins left: 10 of 10/).waitFor();
    await page.getByRole('button', { name: 'Play for money' }).click();
    const frame = frameOf(page);
    await frame.getByRole('button', { name: 'Free spin (10 left, €0.20 each)' }).click();
    const result = frame.getByRole('status');
    await expect.poll(() => result.innerText()).toMatch(/The free spin pays|No win/);
    const pays = Number(/€([\d.]+)/.exec(await result.innerText())?.[1] ?? 0) * 100;
    await frame.getByRole('button', { name: 'Free spin (9 left, €0.20 each)' }).waitFor();
    await untilBalance(page, before + Math.round(pays));
    await spins.getByText(/Free spins left: 9 of 10/).waitFor();
    await page.goto(`${host.address}/en/office/casino/rounds`);
    await page.getByRole('cell', { name: 'free spin' }).waitFor();
    await page.goto(`${host.address}/en/my-casino`);
    await page.getByRole('region', { name: 'Free spins' }).getByRole('link', { name: 'Twenty Sectors' }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it.each([1366, 390])(
    '[GSN-36] at %d px has the net position and the time since login in view around its frame, in full screen too',
    async (width) => {
      await host.turn({ jurisdiction: 'GB' });
      const tab = await openPage({ width });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      await page.goto(gameAddress());
      await page.getByRole('button', { name: 'Play for money' }).click();
      const frame = frameOf(page);
      await frame.getByText('Balance: ').waitFor();
      await frame.getByLabel('Stake').fill('2');
      await page.locator('iframe.casino-frame').evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const net = (-2 + 2 * (await spin(page))).toFixed(2);
      const shown = (): Promise<string> => page.evaluate(shownBar);
      await expect.poll(shown).toMatch(new RegExp(`^Net .*${net.replace('-', '')}.*Time \\d`));
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await shown()).toMatch(/^Net .*Time \d/);
      await page.getByRole('button', { name: 'Full screen' }).click();
      await page.waitForFunction(() => document.fullscreenElement?.matches('.casino-room') === true);
      await expect.poll(shown).toMatch(new RegExp(`^Net .*${net.replace('-', '')}.*Time \\d`));
      expect(tab.problems()).toEqual([]);
      await tab.close();
      await host.turn({}, true);
    },
  );

  it('[GSN-18] a hostile page inside the frame gets no port and cannot leave with the window', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    const reported: string[] = [];
    await page.route(/\/reported\//, (route, request) => {
      reported.push(new URL(request.url()).pathname.replace('/reported/', ''));
      return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
    });
    // The hostile page posts to the site's window first; the game asks for its port once that has happened.
    await intercept(page, /^http:\/\/evil\.localhost\/$/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>evil</title><script>
          addEventListener('message', ({ ports: [port] }) => port && fetch('/reported/evil-port'));
          top.postMessage({ t: 'hello' }, '*');
          try { top.location.href = 'about:blank'; fetch('/reported/evil-left'); } catch { fetch('/reported/evil-stays'); }
          parent.postMessage('posted', '*');
        </script>`,
      }),
    );
    await intercept(page, /\/wheel\/$/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>game</title><iframe src="${EVIL}/"></iframe><script>
          addEventListener('message', ({ data, ports: [port] }) => {
            if (data === 'posted') return parent.postMessage({ t: 'hello' }, '*');
            if (!port) return;
            const sent = [fetch('/reported/game-port')];
            try { top.location.href = 'about:blank'; sent.push(fetch('/reported/game-left')); }
            catch { sent.push(fetch('/reported/game-stays')); }
            port.postMessage('{"t":"ready"}');
            // The frame ends with the game, so all reports are sent before.
            port.onmessage = async ({ data: text }) =>
              JSON.parse(text).t === 'ticket' && (await Promise.all(sent), port.postMessage('{"t":"exit"}'));
          });
        </script>`,
      }),
    );
    await page.goto(gameAddress());
    await page.getByRole('button', { name: 'Play for fun' }).click();
    await page.getByText('You closed the game.').waitFor();
    expect(reported.toSorted()).toEqual(['evil-stays', 'game-port', 'game-stays']);
    expect(page.url()).toBe(gameAddress());
    await tab.close();
  });
});
