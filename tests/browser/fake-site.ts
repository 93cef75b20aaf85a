/**
 * The real site over a fake core, in a real browser without a host: for tests that measure the layout of given games.
 * Everything except the core is bundled as in `npm run build`.
 */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { BrowserContext } from 'playwright-core';
import { settings } from '../../ui/web/build/settings.ts';
import type { FakeGame } from '../ui/fake-line.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DEFERRED_STYLES = 'ui/web/styles/deferred';
const ADDRESS = 'http://fake.test';
const PAGE =
  '<!doctype html><html lang="en" data-theme="auto"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Fake site</title>' +
  '<link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script type="module" src="/fake-site-entry.js"></script></body></html>';

export interface FakeSite {
  readonly address: string;
  /** Lets pages of the context open the site with these games. */
  readonly serve: (context: BrowserContext, games: readonly FakeGame[]) => Promise<void>;
}

export async function bundleFakeSite(): Promise<FakeSite> {
  const { outputFiles } = await build({
    ...settings({ root }),
    entryPoints: [
      'tests/browser/fake-site-entry.ts',
      'ui/web/styles/main.css',
      ...readdirSync(join(root, DEFERRED_STYLES)).map((name) => `${DEFERRED_STYLES}/${name}`),
    ],
    entryNames: '[name]',
    format: 'esm',
    splitting: true,
  });
  const files = new Map(outputFiles.map(({ path, contents }) => [basename(path), contents]));
  return {
    address: ADDRESS,
    async serve(context, games) {
      await context.addInitScript((given) => Object.assign(window, { fakeGames: given }), games);
      await context.route(`${ADDRESS}/**`, (route) => {
        const name = basename(new URL(route.request().url()).pathname);
        const found = files.get(name);
        return route.fulfill(
          found === undefined
            ? { contentType: 'text/html', body: PAGE }
            : { contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript', body: Buffer.from(found) },
        );
      });
    },
  };
}
