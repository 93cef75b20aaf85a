import { within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { SearchEntity, SearchState } from 'touchline/core/search/types';
import { HeadSearch } from '../../ui/web/shell/head-search.tsx';
import { Search } from '../../ui/web/shell/search.tsx';
import { LIVERPOOL } from '../unit/search/entities.ts';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const LEAGUE: SearchEntity = {
  ...LIVERPOOL,
  key: 'competition:10',
  kind: 'competition',
  name: 'Premier League',
  gameId: null,
  startsAt: null,
  games: 12,
};
const READY: SearchState = {
  status: 'ready',
  query: '',
  hits: null,
  page: null,
  top: [LEAGUE],
  popular: ['Liverpool'],
  recent: ['Arsenal'],
  viewed: [],
};

async function given(view: SearchState) {
  const core = createFakeCore();
  core.fake.set.feature('search', view);
  const page = await render(core, <Search />);
  return { core, page, input: page.getByRole('searchbox') };
}

it('[SRH-6] an empty input offers recent searches and the top competitions', async () => {
  const { page, input } = await given(READY);
  await page.user.click(input);
  await page.settled();
  expect(page.getByRole('region', { name: 'Recent searches' }).textContent).toContain('Arsenal');
  expect(page.getByRole('link', { name: /Premier League/ }).getAttribute('href')).toContain('/line/1/10');
});

it('[SRH-4] a team names its competition and country, and leads to its next game', async () => {
  const { core, page, input } = await given(READY);
  await page.user.fill(input, 'liv');
  await page.after(() => core.fake.set.feature('search', { ...READY, query: 'liv', hits: [LIVERPOOL] }));
  await page.settled();
  const link = page.getByRole('link', { name: /Liverpool.*Premier League · England/ });
  expect(link.getAttribute('href')).toContain('/line/1/10/7');
});

it('[SRH-6] opening a hit records it', async () => {
  const { core, page, input } = await given(READY);
  await page.user.fill(input, 'liv');
  await page.after(() => core.fake.set.feature('search', { ...READY, query: 'liv', hits: [LIVERPOOL] }));
  await page.settled();
  await page.user.click(page.getByRole('link', { name: /Liverpool/ }));
  expect(core.fake.commands).toContainEqual({ type: 'search/choose', payload: { key: 'team:1' } });
});

it('[SRH-6] Enter opens the page of results and keeps the query', async () => {
  const { core, page, input } = await given(READY);
  await page.user.fill(input, ' liv ');
  await page.user.keyboard('{Enter}');
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/search?q=liv');
  expect(core.fake.commands).toContainEqual({ type: 'search/send', payload: { text: 'liv' } });
});

it('[SRH-10] the hits below the field are those of its text, also when it gets the focus again', async () => {
  const { core, page, input } = await given(READY);
  await page.user.fill(input, 'chelsea');
  await page.after(() => input.blur());
  core.fake.commands.length = 0;
  await page.after(() => input.focus());
  await page.settled();
  expect(core.fake.commands).toContainEqual({ type: 'search/type', payload: { text: 'chelsea' } });
});

it('[SRH-1] a failure is said, and nothing that was typed is lost', async () => {
  const { core, page, input } = await given(READY);
  await page.user.fill(input, 'liv');
  await page.after(() => core.fake.set.feature('search', { ...READY, status: 'failed' }));
  await page.settled();
  expect(page.getByText(/did not answer/)).toBeTruthy();
  expect(input).toHaveProperty('value', 'liv');
});

it('[SRH-8] an empty input offers the games that were opened, with their state now; one that is over drops out', async () => {
  const core = createFakeCore();
  const [live, ahead, over] = [1001, 1003, 1004];
  core.fake.line.setGame(live, { status: 'inPlay', score: ['2', '1'] });
  core.fake.line.setGame(ahead, { status: 'scheduled' });
  core.fake.line.takeAway(over);
  core.fake.line.setOutcome(over, 'unknown');
  const viewed = [live, ahead, over].map((gameId) => ({ gameId, startsAt: 0 }));
  core.fake.set.feature('search', { ...READY, viewed });
  const page = await render(core, <Search />);
  await page.user.click(page.getByRole('searchbox'));
  await page.settled();
  const list = page.getByRole('region', { name: 'Games you opened' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('/')[2])).toEqual(['live', 'line']);
  expect(links[0]?.textContent).toContain('2:1');
  expect(core.fake.commands).toContainEqual({ type: 'search/dropViewed', payload: { gameId: over } });
  await page.user.click(within(list).getByRole('button', { name: 'Clear the games you opened' }));
  expect(core.fake.commands).toContainEqual({ type: 'search/forgetViewed', payload: {} });
  expect(document.activeElement).toBe(page.getByRole('searchbox'));
});

afterEach(() => vi.restoreAllMocks());

/** The header's search on a phone; `back` stands for the browser's history, which happy-dom does not walk. */
async function onPhone() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.replace('min-width: 1024px', 'min-width: 99999px')),
  );
  const push = vi.spyOn(history, 'pushState');
  vi.spyOn(history, 'back').mockImplementation(() => void dispatchEvent(new PopStateEvent('popstate')));
  const core = createFakeCore();
  core.fake.set.feature('search', READY);
  const page = await render(core, <HeadSearch />);
  const button = page.getByRole('button', { name: 'Search' });
  await page.user.click(button);
  await page.settled();
  return { core, page, button, push };
}

it('[SRH-9] a phone has a button that opens the search, with the field focused and with recent and popular searches', async () => {
  const { core, page, push } = await onPhone();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const input = within(dialog).getByRole('searchbox');
  expect(document.activeElement).toBe(input);
  expect(push).toHaveBeenCalledOnce();
  expect(within(dialog).getByRole('region', { name: 'Recent searches' }).textContent).toContain('Arsenal');
  const popular = within(dialog).getByRole('region', { name: 'Popular searches' });
  await page.user.click(within(popular).getByRole('button', { name: 'Liverpool' }));
  expect(input).toHaveProperty('value', 'Liverpool');
  expect(document.activeElement).toBe(input);
  expect(core.fake.commands).toContainEqual({ type: 'search/type', payload: { text: 'Liverpool' } });
});

it.each([
  ['loading', 'Loading'],
  ['failed', 'The search did not answer. Type again to retry.'],
] as const)('[SRH-9] the screen of the search is never empty: %s', async (status, reported) => {
  const { core, page } = await onPhone();
  await page.after(() =>
    core.fake.set.feature('search', { ...READY, status, top: [], popular: [], recent: [], viewed: [] }),
  );
  expect(within(page.getByRole('dialog', { name: 'Search' })).getByText(reported)).toBeDefined();
});

it.each([
  ['Escape', (page: Rendered) => page.user.keyboard('{Escape}')],
  ['the close button', (page: Rendered) => page.user.click(page.getByRole('button', { name: 'Close' }))],
  ['the back button', (page: Rendered) => page.after(() => dispatchEvent(new PopStateEvent('popstate')))],
])('[SRH-9] %s closes the search of a phone and gives the focus back, unseen by the router', async (_, leave) => {
  const { page, button } = await onPhone();
  const onPopState = vi.fn<() => void>();
  addEventListener('popstate', onPopState);
  await leave(page);
  removeEventListener('popstate', onPopState);
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(onPopState).not.toHaveBeenCalled();
  expect(page.go).not.toHaveBeenCalled();
});

it('[SRH-9] the page of results takes the place of the search of a phone in the history', async () => {
  const { page } = await onPhone();
  await page.user.fill(page.getByRole('searchbox'), 'liv');
  await page.user.keyboard('{Enter}');
  expect(page.queryByRole('dialog')).toBeNull();
  expect(page.go).toHaveBeenCalledExactlyOnceWith('/search?q=liv', { replace: true });
  expect(history.back).not.toHaveBeenCalled();
});
