/** The demo: the same site from a static host, with the operator in the browser; two tabs share one operator. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../browser/host.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { acceptAnyOdds, accepted, balance, choose, openBoard, place, register, stake, untilBalance } from './player.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.webmanifest': 'application/manifest+json' };

let server: Server;
let address: string;
beforeAll(async () => {
  const folder = await builtSite({ demo: true });
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://static.test').pathname);
    const send = async (file: string, status: number): Promise<void> => {
      const body = await readFile(join(folder, file));
      response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    };
    // As static hosts do: a file, or the page for what is no file.
    send(path === '/' ? 'index.html' : path, 200).catch(() => send('404.html', 404));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${bound.port}`;
});
afterAll(async () => {
  await closeBrowser();
  server.close();
});

it('a bet is placed in a demo without a server, and a second tab sees it', async () => {
  const tab = await openPage({ expected: [/404/] });
  const { page } = tab;
  await openBoard(page, `${address}/en/live`);
  // The operator lives as long as some tab does: this one stays while the other goes from page to page.
  const second = await tab.another();
  await openBoard(second, `${address}/en/live`);
  await register(page);
  const start = await balance(page);
  await untilBalance(second, start);
  await openBoard(page, `${address}/en/line/1`);
  await untilBalance(page, start);
  await choose(page, 1, true);
  await stake(page, '1');
  await acceptAnyOdds(page);
  await place(page);
  await accepted(page);
  await untilBalance(second, start - 100);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
