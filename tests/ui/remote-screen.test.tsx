/** Rendering of a remote page: every block type, its failures, and the header component. */
import { useEffect, useState, type ReactNode } from 'react';
import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type {
  Line,
  RemoteViewsActions,
  RemoteViewsView,
  ViewContent,
  ViewDocument,
  ViewEntry,
} from 'touchline/core/remote-views/public';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { pictures } from '../../ui/web/components/pictures.ts';
import { BundledRoom } from '../../ui/web/screens/remote/bundled-room.tsx';
import { RemoteScreen } from '../../ui/web/screens/remote/remote-screen.tsx';
import { HeadView } from '../../ui/web/shell/head-view.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { loadNeeds } from '../../ui/web/screens/manifest.ts';
import type { BundledScreenProps } from '../../ui/web/views/bundled-view.tsx';
import { createFakeCore } from './fake-core.ts';
import { textOf } from './page-text.ts';
import { drawn, render, type Rendered } from './render.tsx';

const ENTRY: ViewEntry = {
  view: 'information',
  state: 'ready',
  load: 'l1',
  path: '/contacts',
  language: 'en',
  views: 1,
  components: 0,
  isAwaited: false,
  failure: null,
  meta: { appName: 'Pages', retry: null },
};
const DOCUMENT: ViewDocument = { title: 'A page', language: 'en', crumbs: [], components: {}, blocks: [] };

const registry = (
  entry: ViewEntry,
  content: ViewContent | null,
  mount: RemoteViewsActions['mount'] = () => () => undefined,
): readonly [RemoteViewsView, RemoteViewsActions] => [
  { entries: new Map([[entry.view, entry]]), contents: new Map(content === null ? [] : [[entry.view, content]]) },
  { mount },
];

async function open(entry: ViewEntry, document: Partial<ViewDocument> = {}, address = '/en/contacts') {
  await loadNamespaces('remote');
  const core = createFakeCore();
  core.fake.set.feature(
    'remoteViews',
    ...registry(entry, entry.state === 'ready' ? { mode: 'json', document: { ...DOCUMENT, ...document } } : null),
  );
  const page = await render(core, <RemoteScreen />);
  await page.show({ kind: 'show', target: readSiteAddress(address), commands: [] });
  return { core, page };
}
const headingOf = (page: Rendered): HTMLElement | null => page.queryByRole('heading', { level: 1 });
const isLoading = (page: Rendered): boolean => textOf(headingOf(page)) === 'Loading';
const dispatched = (core: ReturnType<typeof createFakeCore>): readonly string[] =>
  core.fake.commands.map(({ type }) => type);

describe('a remote page', () => {
  it('[RMV-30] of the account has its tabs', async () => {
    const { page } = await open({ ...ENTRY, view: 'office', path: '/office/support' }, {}, '/en/office/support');
    expect(page.getByRole('navigation', { name: 'My account' }).textContent).toContain('Bet history');
  });

  it('renders every kind of block', async () => {
    const { core, page } = await open(ENTRY, {
      crumbs: [{ text: 'Up', to: '/about' }],
      blocks: [
        { t: 'heading', text: 'Two', level: 2 },
        {
          t: 'text',
          tone: 'lead',
          line: [
            'plain ',
            { text: 'strong', mark: 'strong' },
            { text: 'link', to: '/live' },
            { amount: 1250, currency: 'EUR' },
            { time: 0, as: 'day' },
          ],
        },
        { t: 'list', isOrdered: true, items: [['one']] },
        { t: 'facts', items: [{ name: 'Name', line: ['Value'] }] },
        { t: 'table', caption: 'Cap', head: ['A', 'B'], rows: [[['1'], ['2']]], numeric: [1] },
        { t: 'cards', items: [{ title: 'Card', text: 'Text', badge: 'New', to: '/line' }] },
        { t: 'links', items: [{ text: 'Here', to: '/contacts', isCurrent: true }] },
        { t: 'image', src: '/x.png', alt: 'An image', width: 10, height: 5 },
        {
          t: 'actions',
          items: [
            { text: 'Again', does: { call: 'refresh' } },
            { text: 'Say', does: { call: 'notify', text: 'Hello' } },
            { text: 'Go', does: { to: '/live' }, isMain: true },
          ],
        },
        { t: 'accordion', items: [{ title: 'Open me', blocks: [{ t: 'text', line: ['inside'] }] }] },
        {
          t: 'tabs',
          items: [
            { title: 'First', blocks: [{ t: 'text', line: ['first tab'] }] },
            { title: 'Second', blocks: [{ t: 'text', line: ['second tab'] }] },
          ],
        },
        { t: 'empty', title: 'Nothing', text: 'At all.', links: [{ text: 'Home', to: '/' }] },
      ],
    });
    expect(textOf(headingOf(page))).toBe('A page');
    expect(document.title).toBe('A page · Touchline');
    const href = (name: string): string | null => page.getByRole('link', { name }).getAttribute('href');
    expect(href('Up')).toBe('/en/about');
    expect(page.queryByRole('heading', { level: 2, name: 'Two' })).not.toBeNull();
    expect(page.getAllByRole('strong').map(textOf)).toContain('strong');
    expect(href('link')).toBe('/en/live');
    expect(page.queryByText(/€12\.50/)).not.toBeNull();
    expect(page.getAllByRole('listitem').map(textOf)).toContain('one');
    expect(textOf(page.getByRole('term'))).toBe('Name');
    expect(textOf(page.getByRole('definition'))).toBe('Value');
    const table = within(page.getByRole('table', { name: 'Cap' }));
    expect(table.getAllByRole('columnheader').map(textOf)).toEqual(['A', 'B']);
    expect(textOf(table.getByRole('rowheader'))).toBe('1');
    const number = table.getByRole('cell', { name: '2' });
    // The alignment of numbers is a class alone.
    expect(number.className).toBe('is-number');
    expect(page.getByRole('link', { name: /Card/ }).getAttribute('href')).toBe('/en/line');
    expect(textOf(page.getByRole('link', { current: 'page' }))).toBe('Here');
    expect(page.queryByRole('img', { name: 'An image' })).not.toBeNull();
    expect(page.getByText('Open me').tagName).toBe('SUMMARY');
    expect(page.queryByText('inside')).not.toBeNull();
    expect(page.queryByText('Nothing')).not.toBeNull();
    expect(href('Home')).toBe('/en');
    const first = page.getByRole('tab', { name: 'First' });
    const second = page.getByRole('tab', { name: 'Second' });
    expect(textOf(page.getByRole('tabpanel'))).toBe('first tab');
    await page.user.click(second);
    expect(textOf(page.getByRole('tabpanel'))).toBe('second tab');
    expect(second.getAttribute('aria-selected')).toBe('true');
    expect(first.tabIndex).toBe(-1);
    await page.user.click(page.getByRole('button', { name: 'Again' }));
    await page.user.click(page.getByRole('button', { name: 'Say' }));
    expect(core.fake.commands.slice(-2)).toEqual([
      { type: 'remote-views/reload', payload: { view: 'information' } },
      {
        type: 'notices/show',
        payload: { tone: 'info', text: { key: 'remote.message', params: { text: 'Hello' } }, lastsMs: 8_000 },
      },
    ]);
  });

  it('holds its view while mounted, and releases it afterwards', async () => {
    const { core, page } = await open(ENTRY);
    expect(core.fake.commands.filter(({ payload }) => (payload as { path?: string }).path === '/contacts')).toEqual([
      { type: 'remote-views/hold', payload: { view: 'information', path: '/contacts', kind: 'view' } },
    ]);
    page.unmount();
    expect(dispatched(core).at(-1)).toBe('remote-views/release');
  });

  it('announces in the reader’s language that the text exists in another language only', async () => {
    const { page } = await open(ENTRY, { language: 'de', blocks: [{ t: 'text', line: ['Hallo'], lang: 'ar' }] });
    expect(page.getByRole('article').lang).toBe('de');
    expect(page.getByText('We have this text in German only.').lang).toBe('en');
    expect(page.getByText('Hallo').dir).toBe('rtl');
  });

  it('[RMV-9] keeps its failure on screen during automatic retries, but not when the player retries', async () => {
    const retry = (tries: number, nextInMs: number | null) => ({ tries, most: 3, nextInMs });
    const { core, page } = await open({
      ...ENTRY,
      state: 'error',
      failure: { code: 'network', status: 503 },
      meta: { appName: null, retry: retry(0, 5_000) },
    });
    const again = async (tries: number): Promise<void> =>
      page.after(() =>
        core.fake.set.feature(
          'remoteViews',
          ...registry(
            { ...ENTRY, load: `l${tries + 2}`, state: 'loading', meta: { appName: null, retry: retry(tries, null) } },
            null,
          ),
        ),
      );
    expect(textOf(headingOf(page))).toBe('503');
    await again(1);
    expect(textOf(headingOf(page))).toBe('503');
    await again(0);
    expect(isLoading(page)).toBe(true);
  });

  it('is not rendered when it belongs to another path', async () => {
    const { page } = await open({ ...ENTRY, path: '/about' });
    expect(page.queryByRole('article')).toBeNull();
    expect(isLoading(page)).toBe(true);
  });

  it.each([
    ['integrity', 502, 'not what we expected', { tries: 1, most: 3, nextInMs: 2_000 }, '2 more times'],
    [
      'redirected',
      502,
      'could not be trusted',
      { tries: 3, most: 3, nextInMs: null },
      'Your coupon and your bets are safe.',
    ],
    ['noAnswer', 504, 'did not start', null, 'safe'],
  ] as const)('[RMV-9] that failed with %s shows %i and a way to refresh', async (code, status, why, retry, rest) => {
    const { core, page } = await open({
      ...ENTRY,
      state: 'error',
      failure: { code, status },
      meta: { appName: null, retry },
    });
    expect(textOf(headingOf(page))).toBe(String(status));
    const texts = textOf(page.getByRole('alert'));
    expect(texts).toContain(why);
    expect(texts).toContain(rest);
    await page.user.click(page.getByRole('button', { name: 'Refresh' }));
    expect(dispatched(core).at(-1)).toBe('remote-views/reload');
  });

  it('[RMV-16] with its own code gets an element of its requested height, and is unmounted once', async () => {
    await loadNamespaces('remote');
    const core = createFakeCore();
    const calls: string[] = [];
    const mount: RemoteViewsActions['mount'] = (_, target, { resize }) => {
      (target as HTMLElement).textContent = 'mounted';
      resize(120);
      calls.push('mount');
      return () => void calls.push('unmount');
    };
    const content: ViewContent = { mode: 'script', code: { name: 'x', url: '/x', origins: ['self'], integrity: '' } };
    core.fake.set.feature('remoteViews', ...registry(ENTRY, content, mount));
    const page = await render(core, <RemoteScreen />);
    await page.show({ kind: 'show', target: readSiteAddress('/en/contacts'), commands: [] });
    expect(page.getByText('mounted').style.minBlockSize).toBe('120px');
    expect(calls).toEqual(['mount']);
    await page.after(() => core.fake.set.feature('remoteViews', ...registry({ ...ENTRY, views: 2 }, content, mount)));
    expect(calls).toEqual(['mount']);
    await page.after(() => core.fake.set.feature('remoteViews', ...registry({ ...ENTRY, load: 'l2' }, content, mount)));
    expect(calls).toEqual(['mount', 'unmount', 'mount']);
  });
});

describe('a screen of the site’s own', () => {
  const OWN: ViewContent = { mode: 'bundled', files: [{ url: '/assets/limits.view-1.js', integrity: 'sha256-x' }] };
  const LIMITS: ViewEntry = { ...ENTRY, view: 'limits', path: '/office/responsible' };

  it('[RMV-24] renders in the page’s own tree at its mount point, and follows its address without remounting', async () => {
    await loadNeeds('limits');
    const core = createFakeCore();
    const calls: string[] = [];
    const shown: { go: (section: string) => void } = { go: () => undefined };
    const mount: RemoteViewsActions['mount'] = (_, element, { draw: show }) => {
      calls.push(`mount ${(element as HTMLElement).className}`);
      queueMicrotask(() =>
        show?.(({ screen, params }: BundledScreenProps) => <h1>{`${screen} ${params['section'] ?? ''}`}</h1>),
      );
      return () => {
        calls.push('unmount');
        show?.(null);
      };
    };
    core.fake.set.feature('remoteViews', ...registry(LIMITS, OWN, mount));
    function Page(): ReactNode {
      const [section, go] = useState('');
      useEffect(() => void (shown.go = go), []);
      return <BundledRoom screen="limits" params={{ section }} />;
    }
    const page = await render(core, <Page />);
    await page.show({ kind: 'show', target: readSiteAddress('/en/office/responsible'), commands: [] });
    expect(page.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['limits']);
    await page.after(() => shown.go('my-control'));
    await page.show({ kind: 'show', target: readSiteAddress('/en/office/responsible/my-control'), commands: [] });
    await page.after(() =>
      core.fake.set.feature('remoteViews', ...registry({ ...LIMITS, load: 'l2', language: 'de' }, OWN, mount)),
    );
    expect(page.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual(['limits my-control']);
    expect(calls).toEqual(['mount bundled-room']);
    expect(core.fake.commands.filter(({ type }) => type === 'remote-views/hold').at(-1)).toEqual({
      type: 'remote-views/hold',
      payload: { view: 'limits', path: '/office/responsible/my-control', kind: 'view' },
    });
    page.unmount();
    expect(calls).toEqual(['mount bundled-room', 'unmount']);
  });

  it.each([
    ['status', 404, 1],
    ['status', 410, 1],
    ['wrongType', 502, 1],
    ['status', 503, 0],
    ['integrity', 502, 0],
  ] as const)('[RMV-25] that failed with %s %i has the page loaded again: %i', async (code, status, times) => {
    await loadNamespaces('remote');
    const failed = vi.fn();
    addEventListener('chunk-failed', failed);
    const core = createFakeCore();
    core.fake.set.feature(
      'remoteViews',
      ...registry({ ...LIMITS, path: '/', state: 'error', failure: { code, status } }, null),
    );
    const page = await render(core, <BundledRoom screen="limits" params={{}} />);
    removeEventListener('chunk-failed', failed);
    expect(textOf(headingOf(page))).toBe(String(status));
    expect(failed).toHaveBeenCalledTimes(times);
  });

  it('[RMV-9] that could not be loaded shows its status, and is loaded again when the network is back', async () => {
    await loadNamespaces('remote');
    const core = createFakeCore();
    core.fake.set.feature(
      'remoteViews',
      ...registry({ ...LIMITS, state: 'error', failure: { code: 'network', status: 503 } }, null),
    );
    const page = await render(core, <BundledRoom screen="limits" params={{}} />);
    await page.show({ kind: 'show', target: readSiteAddress('/en/office/responsible'), commands: [] });
    expect(textOf(headingOf(page))).toBe('503');
    await page.after(() => void dispatchEvent(new Event('online')));
    expect(core.fake.commands.at(-1)).toEqual({ type: 'remote-views/reload', payload: { view: 'limits' } });
  });
});

describe('the header’s part', () => {
  const HEADER: ViewEntry = { ...ENTRY, view: 'header', path: '/', views: 0, components: 1 };
  const openHeader = async (entry: ViewEntry, content: ViewContent | null): Promise<Rendered> => {
    const core = createFakeCore();
    core.fake.set.feature('remoteViews', ...registry(entry, content));
    return render(core, <HeadView />);
  };

  it('[RMV-18] renders its lines and nothing else', async () => {
    const page = await openHeader(HEADER, {
      mode: 'json',
      document: {
        ...DOCUMENT,
        components: {
          announcement: [
            { t: 'text', line: ['18+ ', { text: 'Limits', to: '/office/responsible' }] },
            { t: 'heading', text: 'Big', level: 2 },
          ],
        },
      },
    });
    expect(textOf(page.container)).toBe('18+ Limits');
    expect(page.getAllByRole('link').map(textOf)).toEqual(['Limits']);
  });

  it('[RMV-18] keeps its space while it reloads, and offers a page reload once retries are exhausted', async () => {
    const failing = { ...HEADER, state: 'error' as const, failure: { code: 'network' as const, status: 503 } };
    const waiting = await openHeader(
      { ...failing, meta: { appName: null, retry: { tries: 4, most: 5, nextInMs: 1_000 } } },
      null,
    );
    // The kept space says nothing: the styles of its class give its height.
    expect(waiting.container.querySelector('[aria-hidden="true"]')?.className).toBe('head-view');
    expect(waiting.queryByRole('button')).toBeNull();
    waiting.unmount();
    const over = await openHeader(
      { ...failing, meta: { appName: null, retry: { tries: 5, most: 5, nextInMs: null } } },
      null,
    );
    expect(over.queryByRole('button', { name: 'Reload the page' })).not.toBeNull();
  });
});

it('[RMV-34] a card and the head of a page have the illustration that the document names', async () => {
  const { page } = await open(ENTRY, {
    blocks: [
      { t: 'drawing', drawing: 'codes' },
      { t: 'cards', items: [{ title: 'Hyper bonus', to: '/promotions/hyper-bonus', drawing: 'bonusExpress' }] },
    ],
  });
  await page.settled();
  expect(page.container.innerHTML).toContain(drawn('codes'));
  expect(page.getByRole('link', { name: 'Hyper bonus' }).innerHTML).toContain(drawn('bonusExpress'));
});

it('[RMV-33] the card of a game has the game’s picture, which loads after the page', async () => {
  const { page } = await open(ENTRY, {
    blocks: [{ t: 'cards', items: [{ title: 'Dice', to: '/slots/game/202/dice', game: 'dice' }, { title: 'News' }] }],
  });
  await page.settled();
  // A picture has neither role nor text.
  expect(page.getByRole('link', { name: 'Dice' }).querySelectorAll('svg')).toHaveLength(1);
  expect(page.container.querySelectorAll('svg')).toHaveLength(1);
});

it('[RMV-35] a line that names a game has the kits of both sides beside the names, and leads to the game', async () => {
  const row = (home: string, away: string, sportId: number): Line => [
    { game: { sportId, home, away }, to: `/live/${sportId}/10/7` },
  ];
  const { page } = await open(ENTRY, {
    blocks: [
      {
        t: 'table',
        caption: 'Results',
        head: ['Game', 'Result'],
        rows: [
          [row('Liverpool', 'Arsenal', 1), ['2:1']],
          [row('Jannik Sinner', 'Novak Djokovic', 4), ['2:0']],
        ],
      },
    ],
  });
  // Kits are decorative: neither role nor text.
  const kitsOf = (name: string): readonly string[] =>
    [...page.getByRole('link', { name }).querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
  const [team, disc] = [kitsOf('Liverpool – Arsenal'), kitsOf('Jannik Sinner – Novak Djokovic')];
  expect(team).toHaveLength(4);
  for (const address of [...team, ...disc]) expect(address.startsWith(`${pictures.kits}#`)).toBe(true);
  expect(disc.map((address) => address.split('#')[1]?.[0])).toEqual(['p', 'p']);
  expect(page.getByRole('rowheader', { name: 'Liverpool – Arsenal' })).toBeTruthy();
  expect(page.getByRole('link', { name: 'Liverpool – Arsenal' }).getAttribute('href')).toBe('/en/live/1/10/7');
});
