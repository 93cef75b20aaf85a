/**
 * A casino with a thousand games of one provider: a long list renders the tiles near the window, and every game can be
 * reached.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults } from './sound.ts';

const GAMES = 1_000;
const folder = mkdtempSync(join(tmpdir(), 'touchline-games-'));
const file = join(folder, 'providers.json');
const keyFile = join(folder, 'key');
writeFileSync(keyFile, 'k'.repeat(64));
writeFileSync(
  file,
  JSON.stringify({
    providers: [
      {
        id: 'plenty',
        name: 'Plenty',
        key: { file: keyFile },
        origin: 'http://plenty.localhost:4599',
        games: Array.from({ length: GAMES }, (_, at) => ({
          number: 20_000 + at,
          slug: `plenty-${at + 1}`,
          page: `/plenty-${at + 1}/`,
          title: `Plenty ${at + 1}`,
          section: 'fast-games',
          volatility: 'low',
          features: [],
          version: 1,
          releasedOn: '2026-01-01',
          return: '19/20',
          stakes: { min: 0.1, max: 20 },
          rules: ['One of many.'],
        })),
      },
    ],
  }),
);
const host = hostOfFile('--providers', file, '--switch', 'isLineHeld');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each([1366, 390])('a list of a thousand games at %i px', (width) => {
  it('[CSN-24] renders the tiles near the window, and the last game can be reached', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/providers/plenty`);
    const tiles = page.locator('main .tile');
    await tiles.first().waitFor();
    expect(await tiles.count()).toBeLessThan(150);
    expect(await tiles.first().getAttribute('aria-setsize')).toBe(String(GAMES));
    expect(await faults(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = page.locator(`main .tile[aria-posinset="${GAMES}"]`);
    await last.waitFor();
    expect(await tiles.count()).toBeLessThan(150);
    // Tiles of a row do not lie over each other, or over those of the next.
    const boxes = await tiles.evaluateAll((all) =>
      all.map((tile) => {
        const { left, right, top, bottom } = tile.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const over = boxes.filter((one) =>
      boxes.some(
        (other) =>
          other !== one &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
    );
    expect(over).toEqual([]);
    // A list that was narrower for a while has the rows that it had before.
    const height = (): Promise<number> => page.locator('main .tiles').evaluate((list) => list.scrollHeight);
    const [before, size] = [await height(), page.viewportSize() ?? { width, height: 900 }];
    await page.setViewportSize({ ...size, width: width === 390 ? 800 : 700 });
    await expect.poll(height).not.toBe(before);
    await page.setViewportSize(size);
    await expect.poll(height).toBe(before);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await last.getByRole('link', { name: /^Plenty \d+/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Plenty \d+$/ }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
