import { mkdirSync } from 'node:fs';
import { startHost } from './browser/host.ts';
import { openPage } from './browser/page.ts';
mkdirSync('/tmp/looks', { recursive: true });
const host = await startHost([], 'machine');
try {
  for (const [width, theme] of [[1366, 'light'], [390, 'dark']] as const) {
    const tab = await openPage({ width, height: 900, theme, isMachineTime: true });
    await tab.page.goto(`${host.address}/en/virtualsports`);
    await tab.page.getByRole('table', { name: 'Runners and prices' }).waitFor({ timeout: 60_000 });
    await tab.page.waitForTimeout(1500);
    await tab.page.screenshot({ path: `/tmp/looks/races-${width}.png`, fullPage: true });
    const picks = tab.page.locator('.order-places select');
    await picks.nth(0).selectOption('1');
    await picks.nth(1).selectOption('2');
    await tab.page.locator('.order-price .cell').click();
    await tab.page.locator('.race-rules summary').click();
    await tab.page.waitForTimeout(500);
    await tab.page.screenshot({ path: `/tmp/looks/chosen-${width}.png`, fullPage: true });
    await tab.page.getByRole('button', { name: 'Football', exact: true }).click();
    await tab.page.waitForTimeout(2500);
    await tab.page.screenshot({ path: `/tmp/looks/football-${width}.png` });
    await tab.page.getByRole('button', { name: 'Dog races', exact: true }).click();
    await tab.page.locator('.lanes').waitFor({ timeout: 170_000 });
    await tab.page.waitForTimeout(9000);
    await tab.page.screenshot({ path: `/tmp/looks/run-${width}.png` });
    console.log(width, tab.problems());
    await tab.close();
  }
} finally {
  await host.close();
}
