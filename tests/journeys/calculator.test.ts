/** The betting calculator: typed by keyboard, in two widths, themes and directions. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const leg = (page: Page, n: number): Locator => page.getByRole('group', { name: `Selection ${n}`, exact: true });
const results = (page: Page): Promise<string> => page.getByRole('region', { name: 'Results' }).innerText();
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each([1366, 390])('at %i px', (width) => {
  it('[CPN-137, CPN-141] a player calculates a system, settles it, and finds the examples below', async () => {
    const tab = await openPage({ width });
    const { page } = tab;
    await page.goto(`${host.address}/en/betting-calculator`);
    await page.getByRole('combobox', { name: 'Type of bet' }).selectOption('System');
    await page.getByRole('textbox', { name: /^Stake, / }).fill('600');
    await page.keyboard.press('Tab');
    for (const [at, odds] of ['1.9', '2', '2.5'].entries()) {
      await expect
        .poll(() =>
          leg(page, at + 1)
            .getByRole('textbox', { name: 'Odds' })
            .count(),
        )
        .toBe(1);
      await leg(page, at + 1)
        .getByRole('textbox', { name: 'Odds' })
        .focus();
      await page.keyboard.type(odds);
      await leg(page, at + 1)
        .getByRole('combobox', { name: 'Result' })
        .selectOption(at === 2 ? 'Lost' : 'Won');
    }
    await expect.poll(() => results(page)).toMatch(/Lines\s+3[^]*2,710\.00[^]*Payout\s+\S*760\.00/);
    const examples = page.getByRole('table', { name: 'Worked examples' });
    const [form, table] = [
      await page.getByRole('region', { name: 'Results' }).boundingBox(),
      await examples.boundingBox(),
    ];
    expect(table?.y ?? 0).toBeGreaterThan(form?.y ?? Infinity);
    await leg(page, 1).getByRole('textbox', { name: 'Odds' }).fill('0.5');
    await leg(page, 1).getByRole('alert').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.goto(`${host.address}/ar/betting-calculator`);
    await page.getByRole('combobox', { name: 'نوع الرهان' }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 120_000);
});
