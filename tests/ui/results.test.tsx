/** Results in play and by country. */
import { within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { keyOf } from 'touchline/core/statistics/rules/results-query';
import type { FoundResults, PlayedResult, ResultsQuery } from 'touchline/core/statistics/types';
import { ResultsTool } from '../../ui/web/screens/results/results-tool.tsx';
import { choiceOf, NO_CHOICE, queryOf } from '../../ui/web/screens/results/results-address.ts';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { NOW } from './fake-views.ts';
import { render, type Rendered } from './render.tsx';

beforeAll(() => loadNamespaces('media'));

const LIVE = 1001;
const DOCUMENT = 'The document';
const result = (id: number, country: string, champId: number): PlayedResult => ({
  id,
  sportId: 1,
  champId,
  champ: `League ${champId}`,
  country,
  home: `Home ${id}`,
  away: `Away ${id}`,
  startsAt: NOW - id * 60_000,
  score: [2, 1],
  periodScores: '1:0,1:1',
});
const FOUND: FoundResults = {
  sports: [{ id: 1, name: 'Football', games: 3 }],
  countries: [
    { code: 'DE', games: 2 },
    { code: 'GB-ENG', games: 1 },
  ],
  competitions: [],
  teams: [],
  games: [result(1, 'GB-ENG', 5), result(2, 'DE', 6), result(3, 'DE', 7)],
  hasMore: false,
};

const queriesOf = (core: FakeCore): readonly ResultsQuery[] =>
  core.fake.commands.flatMap(({ type, payload }) =>
    type === 'statistics/ask' ? [(payload as { readonly query: ResultsQuery }).query] : [],
  );

/** Answers the last question. */
function answer(core: FakeCore, found: FoundResults): void {
  const query = queriesOf(core).at(-1);
  if (query === undefined) throw new Error('nothing was asked');
  const key = keyOf({ kind: 'results', query });
  core.fake.set.feature('statistics', {
    asked: { results: { key, status: 'ready' } },
    competition: null,
    game: null,
    odds: null,
    results: { ...found, key },
  });
}

async function open(address: string): Promise<{ readonly core: FakeCore; readonly page: Rendered }> {
  const core = createFakeCore();
  core.fake.set.feature('statistics', { asked: {}, competition: null, game: null, odds: null, results: null });
  const page = await render(
    core,
    <ResultsTool>
      <p>{DOCUMENT}</p>
    </ResultsTool>,
    address,
  );
  return { core, page };
}

it('[STT-12] results in play have scores that move, and the results of today below', async () => {
  const { core, page } = await open('/en/results/live');
  expect(page.queryByText(DOCUMENT)).toBeNull();
  const game = core.line.game(LIVE).get();
  const inPlay = within(page.getByRole('list', { name: 'In play: Football' }));
  const row = (): string =>
    inPlay.getAllByRole('listitem').find((item) => item.textContent.includes(game?.home ?? ''))?.textContent ?? '';
  expect(row()).toContain('0:1');
  expect(inPlay.getAllByRole('link')[0]?.getAttribute('href')).toBe(`/en/live/1/10/${LIVE}`);
  await page.after(() => core.fake.line.setGame(LIVE, { score: ['4', '1'], periodScores: [['4', '1']] }));
  expect(row()).toContain('4:1');
  await page.after(() => answer(core, FOUND));
  const ended = within(page.getByRole('region', { name: 'Ended today' })).getAllByRole('listitem');
  expect(ended.map(({ textContent }) => textContent?.includes('2:1'))).toEqual([true, true, true]);
  expect(page.getByRole('link', { name: 'In play now' }).getAttribute('aria-current')).toBe('page');
});

it('[STT-12] results in play can be those of one sport', async () => {
  const { core, page } = await open('/en/results/live?sport=4');
  expect(page.getAllByRole('list', { name: /^In play: / }).map((list) => list.getAttribute('aria-label'))).toEqual([
    'In play: Tennis',
  ]);
  expect(queriesOf(core)).toMatchObject([{ sportId: 4 }]);
});

it('[STT-12] the document stays until the games in play have come', async () => {
  const core = createFakeCore();
  core.line.board({ kind: 'live' });
  core.fake.line.unload();
  const page = await render(core, <ResultsTool>{DOCUMENT}</ResultsTool>, '/en/results/live');
  expect(page.getByText(DOCUMENT)).toBeTruthy();
});

it('[STT-12] the results of today are asked for again when a game in play has ended', async () => {
  const { core, page } = await open('/en/results/live');
  const before = queriesOf(core).length;
  await page.after(() => {
    core.fake.line.takeAway(LIVE);
    core.fake.line.refresh();
  });
  await expect.poll(() => queriesOf(core).length, { timeout: 8_000 }).toBe(before + 1);
  expect(new Set(queriesOf(core).map(({ from }) => from)).size).toBe(1);
});

it('[STT-13] results by country stand under their country and competition, and a country can be chosen', async () => {
  const { core, page } = await open('/en/results/zone?day=2026-01-10&sport=1');
  expect(page.getByText(DOCUMENT)).toBeTruthy();
  await page.after(() => answer(core, FOUND));
  expect(page.queryByText(DOCUMENT)).toBeNull();
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Germany',
    'England',
  ]);
  expect(page.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'League 6',
    'League 7',
    'League 5',
  ]);
  const league = within(page.getByRole('list', { name: 'League 5' }));
  expect(league.getByRole('link').getAttribute('href')).toBe('/en/live/1/5/1');
  const countries = within(page.getByRole('navigation', { name: 'Countries' }));
  expect(countries.getByRole('link', { name: /^England\s*1$/ }).getAttribute('href')).toMatch(
    /\?day=.*&country=GB-ENG$/,
  );
  await page.user.select(page.getByRole('combobox', { name: 'Sport' }), 'All sports');
  expect(page.go).toHaveBeenCalledWith(expect.stringMatching(/^\/results\/zone\?day=[\d-]+$/));
});

it('[STT-13] without a choice the country with most games is shown, not the international competitions', async () => {
  const { core, page } = await open('/en/results/zone');
  const countries = [{ code: 'INT', games: 9 }, ...FOUND.countries];
  await page.after(() => answer(core, { ...FOUND, countries }));
  expect(queriesOf(core).at(-1)?.country).toBe('DE');
  const chips = within(page.getByRole('navigation', { name: 'Countries' }));
  expect(chips.getByRole('link', { name: /^Germany/ }).getAttribute('aria-current')).toBe('page');
  await page.after(() => answer(core, { ...FOUND, countries, games: FOUND.games.slice(1) }));
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Germany']);
  expect(queriesOf(core)).toHaveLength(2);
});

it('[STT-13] the choice of a country is in the address', () => {
  expect(choiceOf('?country=GB-ENG&day=2026-01-10')).toEqual({ ...NO_CHOICE, country: 'GB-ENG', day: '2026-01-10' });
  expect(queryOf({ ...NO_CHOICE, country: 'INT', sport: 1 })).toBe('?sport=1&country=INT');
  for (const wrong of ['?country=gb', '?country=<b>', '?country=']) expect(choiceOf(wrong)).toBeNull();
});
