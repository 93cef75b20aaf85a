/** Games that break their contract: whatever a frame does, the shell stays whole, and the balance is the operator's. */
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { intercept } from './intercept.ts';
import { balance, enter } from './player.ts';

const host = hostOfFile();

const BROKEN = 'The game did not work properly, so we closed it.';
const SILENT = 'The game stopped responding, so we closed it.';

/** A frame that takes the shell's port and then does what `acts` says, with `port` and `post`. */
const gameThat = (acts: string): string => `<!doctype html><title>dice</title><script>
  addEventListener('message', ({ ports: [port] }) => {
    if (!port) return;
    const post = (message) => port.postMessage(JSON.stringify(message));
    ${acts}
  });
</script>`;

const GAMES = [
  {
    does: 'floods the port',
    acts: `post({ t: 'ready' }); for (let at = 0; at < 200; at += 1) post({ t: 'pong' });`,
    says: BROKEN,
  },
  {
    does: 'claims a balance',
    acts: `post({ t: 'ready' }); post({ t: 'balance', currency: 'EUR', balance: 99_999_900 });`,
    says: BROKEN,
  },
  {
    does: 'asks for a call that games do not have',
    acts: `post({ t: 'ready' }); post({ t: 'call', id: 1, name: 'credit', body: {} });`,
    says: BROKEN,
  },
  {
    does: 'sends what is no message',
    acts: `port.postMessage({ t: 'ready', run: 'x'.repeat(20_000) });`,
    says: BROKEN,
  },
  {
    does: 'loads another page in its frame',
    acts: `post({ t: 'ready' }); location.replace('about:blank');`,
    says: BROKEN,
  },
  {
    does: 'takes the whole window elsewhere',
    acts: `post({ t: 'ready' }); try { top.location.href = 'about:blank'; } catch { post({ t: 'exit' }); }`,
    says: 'You closed the game.',
  },
  { does: 'throws at once and never answers', acts: `throw new Error('broken game');`, says: SILENT },
] as const;

describe('a game that breaks its contract', () => {
  it.each(GAMES)('[GSN-3, GSN-4, GSN-6] $does, is closed, and the site goes on', async ({ acts, says }) => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const before = await balance(page);
    const restore = await intercept(page, /\/games\/dice\.html$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: gameThat(acts) }),
    );
    const address = `${host.address}/en/slots/game/202/dice`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Play for money' }).click();
    await page.getByText(says).waitFor();
    expect(page.url()).toBe(address);
    expect(await page.locator('iframe.casino-frame').count()).toBe(0);
    expect(await balance(page)).toBe(before);
    // The real game opens in the same page.
    restore();
    await page.getByRole('button', { name: 'Play for money' }).click();
    const frame = page.frameLocator('iframe.casino-frame');
    await frame.locator('.controls .main[aria-disabled="false"]').waitFor();
    await expect.poll(() => frame.locator('.balance').innerText()).toMatch(/EUR$/);
    await tab.close();
  });
});
