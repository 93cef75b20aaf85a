/** The page of all results of a search. */
import { expect, it } from 'vitest';
import { searchDecider } from 'touchline/core/search/decider';
import { MAX_QUERY_LENGTH } from 'touchline/core/search/rules/query';
import type { SearchEvent } from 'touchline/core/search/messages';
import type { SearchEntity } from 'touchline/core/search/types';
import { SearchScreen } from '../../ui/web/screens/search/search-screen.tsx';
import { LIVERPOOL } from '../unit/search/entities.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const ARSENAL: SearchEntity = { ...LIVERPOOL, key: 'team:2', name: 'Arsenal' };
const CHELSEA: SearchEntity = { ...LIVERPOOL, key: 'team:3', name: 'Chelsea' };
const READY: SearchEvent = { type: 'search/indexed', payload: { top: [], popular: [] } };

/** The page of a query, after events of the feature. */
async function open(query: string) {
  const core = createFakeCore();
  let state = searchDecider.initial;
  const show = (...events: readonly SearchEvent[]): void => {
    state = events.reduce(searchDecider.evolve, state);
    core.fake.set.feature('search', state);
  };
  show(READY);
  const page = await render(core, <SearchScreen />, `/en/search?q=${encodeURIComponent(query)}`);
  const asked = core.fake.commands.flatMap(({ type, payload }) => (type === 'search/ask' ? [payload] : []));
  const links = (): readonly (string | null)[] =>
    page.queryAllByRole('link').map((link) => link.querySelector('bdi')?.textContent ?? null);
  return { core, page, show, asked, links };
}

const answered = (text: string, ...hits: readonly SearchEntity[]): readonly SearchEvent[] => [
  { type: 'search/asked', payload: { text } },
  { type: 'search/answered', payload: { hits } },
];

it('[SRH-7] the page asks for the query of its address and shows its results', async () => {
  const { core, page, show, asked, links } = await open(' arsenal ');
  expect(asked).toEqual([{ text: 'arsenal' }]);
  expect(core.fake.commands.map(({ type }) => type)).toContain('search/open');
  await page.after(() => show(...answered('arsenal', ARSENAL)));
  expect(links()).toEqual(['Arsenal']);
  expect(page.getByRole('heading', { level: 1 }).textContent).toContain('arsenal');
});

it('[SRH-10] the results stay while another query is typed into the header', async () => {
  const { page, show, links } = await open('arsenal');
  await page.after(() => show(...answered('arsenal', ARSENAL)));
  await page.after(() => show({ type: 'search/typed', payload: { text: 'arsenalx' } }));
  await page.after(() => show({ type: 'search/found', payload: { hits: [CHELSEA] } }));
  expect(links()).toEqual(['Arsenal']);
});

it('[SRH-10] the results of the page before are not shown as those of this one', async () => {
  const { page, show, links } = await open('arsenal');
  await page.after(() => show(...answered('chelsea', CHELSEA)));
  expect(links()).toEqual([]);
  await page.after(() => show(...answered('arsenal', ARSENAL)));
  expect(links()).toEqual(['Arsenal']);
});

it('[SRH-10] a query that is too long is cut, and its results are shown', async () => {
  const { page, show, asked, links } = await open(`arsenal ${'x'.repeat(MAX_QUERY_LENGTH)}`);
  const cut = `arsenal ${'x'.repeat(MAX_QUERY_LENGTH - 'arsenal '.length)}`;
  expect(asked).toEqual([{ text: cut }]);
  await page.after(() => show(...answered(cut, ARSENAL)));
  expect(links()).toEqual(['Arsenal']);
});

it('[SRH-7] a query without results says so, and an empty one says what can be found', async () => {
  const { page, show } = await open('qqq');
  await page.after(() => show(...answered('qqq')));
  expect(page.getByText(/qqq.*/, { selector: 'p' })).toBeTruthy();
  const empty = await open(' ');
  expect(empty.page.getAllByRole('heading', { name: 'Search' }).length).toBeGreaterThan(0);
});

it('[SRH-1] a failure is said on the page, and can be tried again', async () => {
  const { core, page, show } = await open('arsenal');
  await page.after(() => show({ type: 'search/failed', payload: {} }));
  const before = core.fake.commands.length;
  await page.user.click(page.getByRole('button', { name: /again/i }));
  expect(core.fake.commands.slice(before)).toContainEqual({ type: 'search/open', payload: {} });
});
