import { startHost } from './browser/host.ts';
import { openPage, closeBrowser } from './browser/page.ts';
import { signIn } from './browser/sign-in.ts';
const host = await startHost([]);
const out = '/work/note/look';
const paths: [string, string][] = [
  ['home', '/en'],
  ['live', '/en/live'],
  ['football', '/en/line/1'],
  ['epl', '/en/epl'],
  ['cyber', '/en/cyber'],
  ['results', '/en/results'],
  ['favourites', '/en/favourites'],
  ['casino', '/en/casino-lobby'],
  ['toto', '/en/toto'],
  ['account', '/en/office/account'],
  ['history', '/en/office/history'],
  ['multi', '/en/multi'],
];
try {
  for (const [width, theme] of [
    [1366, 'light'],
    [390, 'dark'],
  ] as const) {
    const tab = await openPage({ width, height: width === 390 ? 844 : 768, theme, touch: width === 390 });
    await signIn(host.address, tab.context);
    for (const [name, path] of paths) {
      try {
        await tab.page.goto(host.address + path);
        await tab.page.waitForTimeout(6000);
        await tab.page.screenshot({ path: `${out}-${name}-${width}.png` });
      } catch (e) {
        console.log(name, String(e).slice(0, 200));
      }
    }
    // a football game, an American football game, badminton
    for (const [name, board] of [
      ['g-football', '/en/live/1'],
      ['g-amfoot', '/en/live/13'],
      ['g-badminton', '/en/live/16'],
      ['g-tennis', '/en/live/4'],
    ] as const) {
      try {
        await tab.page.goto(host.address + board);
        await tab.page.waitForTimeout(4000);
        await tab.page.screenshot({ path: `${out}-${name}-board-${width}.png` });
        await tab.page.locator('main .row a').first().click({ timeout: 5000 });
        await tab.page.waitForTimeout(5000);
        await tab.page.screenshot({ path: `${out}-${name}-${width}.png`, fullPage: true });
      } catch (e) {
        console.log(name, String(e).slice(0, 200));
      }
    }
    console.log(tab.problems());
    await tab.close();
  }
} finally {
  await closeBrowser();
  await host.close();
}
process.exit(0);
