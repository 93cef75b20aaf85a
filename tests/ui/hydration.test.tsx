/**
 * A server's pages, taken over in every language: the browser renders the same elements. Zones and widths take turns;
 * `journeys/server-pages.test.ts` has each of them with each page.
 */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import { LANGUAGES, type Language } from 'touchline/core/preferences/types';
import type { LineSeed } from 'touchline/ports/line-feed';
import type { PageSeed } from '../../adapters/hosts/render/page-renderer.ts';
import { createSilentPorts } from '../../adapters/node/silent-ports.ts';
import { createPageRenderer } from '../../ui/web/entry-server.tsx';
import { needsOf } from '../../ui/web/screens/manifest.ts';
import { loadScreen } from '../../ui/web/screens/screens.tsx';
import { changeLanguage, loadNamespaces } from '../../ui/web/text.ts';
import { snapText } from '../unit/line/frames.ts';
import { documentSeed } from './document-seed.ts';
import { pageOf } from './render-page.tsx';
import { SITE_FILES } from './site-files.ts';

/** The flag of a game of the home page. */
const TOP = 1;
const TREE = JSON.stringify({
  sports: [
    { id: 1, name: 'Football', nameEng: 'Football', live: 1, line: 2, championships: [] },
    { id: 2, name: 'Ice hockey', nameEng: 'Ice hockey', live: 0, line: 3, championships: [] },
  ],
});
const FRAME = snapText([
  {
    id: 1,
    flags: TOP,
    markets: [
      [11, 1_850],
      [12, 3_400, 1],
    ],
  },
  { id: 2, flags: TOP, status: 2, score: '1:0', markets: [[21, 2_150]] },
]);
const PATHS = ['', '/live', '/line/1', '/line/1/5', '/line/1/5/1', '/live/1/5/2'] as const;
/** Documents of the operator, with the view that each is of. */
const DOCUMENTS = [
  ['/results', 'sports'],
  ['/rules/general/1', 'information'],
  ['/responsiblegaming', 'information'],
] as const;
const ZONES = ['Europe/London', 'Asia/Tokyo', 'America/New_York'] as const;
const WIDTHS = [1366, 390] as const;
const VISITORS = ZONES.flatMap((timezone) => WIDTHS.map((pixels) => ({ timezone, pixels })));
let visits = 0;
/** Puts the browser into the next zone and width, and returns both. */
function nextVisitor(): string {
  const { timezone, pixels } = VISITORS[(visits += 1) % VISITORS.length] ?? { timezone: 'UTC', pixels: 390 };
  process.env['TZ'] = timezone;
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timezone);
  Object.assign(window, { innerWidth: pixels });
  return `${timezone}, ${pixels} px`;
}

const renderer = createPageRenderer(SITE_FILES);
const zone = process.env['TZ'];
const width = innerWidth;

beforeEach(() => {
  // The page is the server's until its screen is taken over.
  globalThis.takeEarlyTaps = () => [];
});
afterEach(() => {
  globalThis.takeEarlyTaps = undefined;
  document.body.replaceChildren();
});
afterAll(async () => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  Object.assign(window, { innerWidth: width });
  await changeLanguage('en');
});

const PRICES_AND_DOCUMENTS = '[data-market], main article, main article *';

interface Watch {
  /** Before the page is taken over. */
  readonly prepare?: (core: Core) => void;
  /** After that. */
  readonly look?: (root: Element) => void;
}

/** Hydrates one page. Returns React's complaints, and whether the elements are the server's. */
async function hydrate(
  address: string,
  language: Language,
  html: string,
  seed: PageSeed,
  { prepare, look }: Watch = {},
): Promise<readonly unknown[]> {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const elements = root.querySelectorAll(PRICES_AND_DOCUMENTS);
  const found: unknown[] = [];
  // React writes a different attribute to the console, and reports a different text as well.
  const written = vi.spyOn(console, 'error').mockImplementation((...words) => found.push(words));
  const core = createCore(createSilentPorts(seed, language));
  if ('view' in seed) await core.load('remoteViews');
  prepare?.(core);
  const onShown = vi.fn();
  const app = await act(async () =>
    hydrateRoot(root, pageOf(core, address, onShown), {
      onRecoverableError: (fault) => found.push(fault),
    }),
  );
  if (root.querySelector(PRICES_AND_DOCUMENTS) === null) found.push('neither a price nor a document');
  if (onShown.mock.calls.length !== 1) found.push(`shown ${onShown.mock.calls.length} times`);
  if (![...elements].every((element) => element.isConnected)) found.push('another element');
  look?.(root);
  await act(async () => app.unmount());
  written.mockRestore();
  return found;
}

it.each(LANGUAGES)('[RND-4, RND-5] the same elements, whatever the zone and the width: %s', async (language) => {
  await changeLanguage(language);
  await loadNamespaces(...needsOf('game').texts);
  for (const path of PATHS) {
    const address = `/${language}${path}`;
    const content = renderer.contentOf(address);
    if (content === null || !('topics' in content)) throw new Error(`${address} is no board`);
    const seed: LineSeed = { topics: content.topics, tree: TREE, frame: FRAME };
    for (const screen of ['live', 'line', 'champ', 'game'] as const) await loadScreen(screen);
    const html = await renderer.render(address, seed);
    expect(html, address).not.toMatch(/\sstyle=|<script|\son\w+=/);
    const visitor = nextVisitor();
    expect(await hydrate(address, language, html, seed), `${address}, ${visitor}`).toEqual([]);
  }
});

it.each(LANGUAGES)(
  '[RND-13] the same elements of a document, whatever the zone and the width: %s',
  async (language) => {
    await changeLanguage(language);
    await loadNamespaces(...needsOf('remote').texts);
    await loadScreen('remote');
    for (const [path, view] of DOCUMENTS)
      for (const spoken of new Set([language, 'en'])) {
        const address = `/${language}${path}`;
        expect(renderer.contentOf(address)).toEqual({ view, path });
        const seed = documentSeed(view, path, language, spoken);
        const html = await renderer.render(address, seed);
        expect(html, address).not.toMatch(/\sstyle=|<script|\son\w+=/);
        const visitor = nextVisitor();
        expect(await hydrate(address, language, html, seed), `${address}, ${visitor}`).toEqual([]);
      }
  },
);

it('[RND-13] a document has the times of the player’s zone once it is taken over', async () => {
  await changeLanguage('en');
  const seed = documentSeed('sports', '/results', 'en');
  const html = await renderer.render('/en/results', seed);
  const shown: (string | null)[] = [];
  const inTokyo = (core: Core): void =>
    void core.dispatch({ type: 'preferences/choose', payload: { timeZone: 9, is12h: false } });
  const look = (root: Element): void =>
    root.querySelectorAll('article time').forEach(({ textContent }) => shown.push(textContent));
  expect(await hydrate('/en/results', 'en', html, seed, { prepare: inTokyo, look })).toEqual([]);
  expect([...new Set(shown)]).toEqual(['07:30 11 Jan', '07:30', 'Sun 11 Jan', 'Sun, 11 January 2026 at 07:30']);
});

it('[RND-4] another text or attribute is reported', async () => {
  await changeLanguage('en');
  const seed: LineSeed = { topics: ['top'], tree: TREE, frame: FRAME };
  const html = await renderer.render('/en', seed);
  expect(await hydrate('/en', 'en', html, seed)).toEqual([]);
  for (const other of [html.replace('Home 1', 'Home 9'), html.replace('>Home 1<', '>Home 9<')]) {
    expect(other).not.toBe(html);
    expect(await hydrate('/en', 'en', other, seed)).not.toEqual([]);
  }
});
