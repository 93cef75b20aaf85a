import { startHost } from './host.ts';
import { openPage, closeBrowser } from './page.ts';
import { openBoard, enter } from '../journeys/player.ts';
const host = await startHost(['--switch', 'isLineHeld']);
try {
  const tab = await openPage({ width: 390, theme: 'dark', touch: true, height: 844 });
  const { page } = tab;
  await openBoard(page, `${host.address}/en`);
  await page.screenshot({ path: '/tmp/nw-1.png' });
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('region', { name: 'Popular searches' }).waitFor();
  console.log('focus', await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)));
  await page.screenshot({ path: '/tmp/nw-2.png' });
  await page.keyboard.type('liver');
  await page.getByRole('region', { name: 'Teams and players' }).waitFor();
  await page.screenshot({ path: '/tmp/nw-3.png' });
  await page.goBack();
  console.log(
    'after back',
    await page.getByRole('dialog').count(),
    page.url(),
    await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80)),
  );
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('liver');
  await page.keyboard.press('Enter');
  await page.waitForURL(/search\?q=liver/);
  console.log('results', page.url(), await page.getByRole('dialog').count());
  await page.goBack();
  await page.waitForURL(/\/en$/);
  console.log('back', page.url());
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Toto' }).waitFor();
  await page.screenshot({ path: '/tmp/nw-4.png' });
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  console.log('menu back', page.url(), await page.evaluate(() => document.activeElement?.textContent));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.waitForURL(/\/de/);
  console.log('lang', page.url(), await page.getByRole('dialog').count());
  await page.screenshot({ path: '/tmp/nw-5.png' });
  await page.goto(`${host.address}/ar`);
  await page.locator('.head-auth:not(.is-unknown)').waitFor();
  await page.screenshot({ path: '/tmp/nw-6.png', clip: { x: 0, y: 0, width: 390, height: 200 } });
  await page.goto(`${host.address}/ru`);
  await page.locator('.head-auth:not(.is-unknown)').waitFor();
  await page.screenshot({ path: '/tmp/nw-7.png', clip: { x: 0, y: 0, width: 390, height: 200 } });
  await page.setViewportSize({ width: 320, height: 700 });
  console.log(
    '320 overflow',
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
  await page.screenshot({ path: '/tmp/nw-8.png', clip: { x: 0, y: 0, width: 320, height: 200 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, `${host.address}/de`);
  await page.screenshot({ path: '/tmp/nw-9.png', clip: { x: 0, y: 0, width: 390, height: 200 } });
  console.log(tab.problems());
  const wide = await openPage({});
  await openBoard(wide.page, `${host.address}/en`);
  await wide.page.getByRole('search').getByRole('searchbox').click();
  await wide.page.getByRole('region', { name: 'Popular searches' }).waitFor();
  await wide.page.screenshot({ path: '/tmp/nw-10.png' });
} finally {
  await closeBrowser();
  await host.close();
}
