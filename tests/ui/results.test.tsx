/** Results in play and by country. */
import { within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { keyOf } from 'touchline/core/statistics/rules/results-query';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { FoundResults, PlayedResult, ResultsQuery } from 'touchline/core/statistics/types';
import { Kits } from '../../ui/web/components/picture.tsx';
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

const PODIUM = ['Lando Norris', 'Max Verstappen', 'Oscar Piastri'].map((name, at) => ({ place: at + 1, name }));

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

it('[FLD-9, LIN-257] an event of a field has those who came first or the seats, and no score', async () => {
  const { core, page } = await open('/en/results/live');
  const event = { ...result(1, 'INT', 26001), sportId: 26, home: 'Formula 1. Italian Grand Prix', away: '' };
  const race = { ...event, score: [0, 0] as const, periodScores: '', ranking: PODIUM };
  const seats = [
    { place: 1, name: 'Green Valleys', seats: 30 },
    { place: 2, name: 'Harvest Union', seats: 21 },
  ];
  await page.after(() => answer(core, { ...FOUND, games: [race, { ...race, id: 2, sportId: 12, ranking: seats }] }));
  const region = within(page.getByRole('region', { name: 'Ended today' }));
  const [podium, parties] = region.getAllByRole('list').slice(1);
  const lines = (list: HTMLElement | undefined): readonly string[] =>
    [...(list?.children ?? [])].map(({ textContent }) => textContent.trim());
  expect(lines(podium)).toEqual(['1 Lando Norris', '2 Max Verstappen', '3 Oscar Piastri']);
  expect(lines(parties)).toEqual(['Green Valleys 30', 'Harvest Union 21']);
  const row = region.getAllByRole('listitem')[0]?.textContent ?? '';
  expect(row).not.toContain('0:0');
  expect(row).not.toContain('–');
  expect(region.getAllByRole('link')[0]?.textContent).toBe('Formula 1. Italian Grand Prix');
});

it('[LIN-261] a race has its first runners with their numbers, a long-term bet its winner, and a running race stands among the games in play', async () => {
  const { core, page } = await open('/en/results/live');
  const event = { ...result(1, 'INT', 210001), away: '', score: [0, 0] as const, periodScores: '' };
  const race = {
    ...event,
    sportId: VIRTUAL.horses,
    home: 'Virtual Ashgrove Park, race 7',
    ranking: [{ place: 1, name: 'Amber Tide', number: 7 }],
  };
  const outright = {
    ...event,
    id: 2,
    sportId: LONG_TERM,
    home: 'Premier League. Winner',
    ranking: [{ place: 1, name: 'Arsenal' }],
  };
  await page.after(() => answer(core, { ...FOUND, games: [race, outright] }));
  const region = within(page.getByRole('region', { name: 'Ended today' }));
  const [ofRace, ofOutright] = region.getAllByRole('list').slice(1);
  expect(ofRace?.textContent?.trim()).toBe('1 Amber Tide (7)');
  expect(ofOutright?.textContent?.trim()).toBe('1 Arsenal');
  const game = core.line.game(LIVE).get();
  if (game === null) throw new Error('no game');
  const champ = { ...game.champ, sportId: VIRTUAL.horses };
  await page.after(() => core.fake.line.setGame(LIVE, { champ, home: 'Virtual Ashgrove Park, race 8', away: '' }));
  expect(page.getByRole('link', { name: /race 8$/ })).toBeTruthy();
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

/** Says that the last question could not be answered. */
function fail(core: FakeCore): void {
  const query = queriesOf(core).at(-1);
  if (query === undefined) throw new Error('nothing was asked');
  const view = core.feature('statistics').get();
  if (view === null) throw new Error('statistics has not loaded');
  const key = keyOf({ kind: 'results', query });
  core.fake.set.feature('statistics', { ...view, asked: { results: { key, status: 'failed' } } });
}

const show = (page: Rendered, address: string): Promise<void> =>
  page.show({ kind: 'show', target: readSiteAddress(address), commands: [] });
const namesIn = (part: HTMLElement): readonly string[] =>
  within(part)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);

it('[STT-12, STT-16] Enter searches among the games in play and of today, and the field keeps the focus', async () => {
  const { core, page } = await open('/en/results/live');
  const field = page.getByRole('searchbox', { name: 'Teams or players' });
  await page.user.fill(field, ' ARSENAL  brighton ');
  await page.user.keyboard('{Enter}');
  expect(page.go).toHaveBeenLastCalledWith('/results/live?words=ARSENAL++brighton');
  await show(page, '/en/results/live?words=ARSENAL++brighton');
  expect(document.activeElement).toBe(field);
  expect(namesIn(page.getByRole('region', { name: 'In play now' }))).toEqual(['Arsenal – Brighton & Hove Albion']);
  expect(queriesOf(core).at(-1)).toMatchObject({ words: 'ARSENAL  brighton', sportId: null, champId: null });
});

it('[STT-12] results in play can be those of one competition of the sport', async () => {
  const { core, page } = await open('/en/results/live?sport=1');
  await page.after(() =>
    answer(core, { ...FOUND, competitions: [{ id: 5, name: 'League 5', country: 'DE', games: 1 }] }),
  );
  const pick = page.getByRole('combobox', { name: 'Competition' });
  const options = within(pick)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(options[0]).toBe('All competitions');
  expect(options).toContain('Bundesliga');
  expect(options.at(-1)).toBe('League 5');
  await page.user.select(pick, 'Bundesliga');
  expect(page.go).toHaveBeenLastCalledWith('/results/live?sport=1&competition=11');
  await show(page, '/en/results/live?sport=1&competition=11');
  const links = within(page.getByRole('region', { name: 'In play now' })).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/en\/live\/1\/11\//);
  expect(queriesOf(core).at(-1)).toMatchObject({ sportId: 1, champId: 11 });
});

it('[STT-16] a search without a result says what was looked for, and clearing it brings all rows back', async () => {
  const { core, page } = await open('/en/results/live?sport=1&competition=11&words=nobody');
  expect(page.getByText('No game in play matches “nobody” · Bundesliga · Football.')).toBeTruthy();
  await page.after(() => answer(core, { ...FOUND, games: [] }));
  expect(page.getByText('Nothing matches “nobody” · Bundesliga · Football.')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Clear search and filters' }));
  expect(page.go).toHaveBeenLastCalledWith('/results/live?sport=1');
  await show(page, '/en/results/live?sport=1');
  expect(document.activeElement).toBe(page.getByRole('searchbox', { name: 'Teams or players' }));
  await page.after(() => answer(core, FOUND));
  expect(namesIn(page.getByRole('region', { name: 'In play now' })).length).toBeGreaterThan(2);
  expect(namesIn(page.getByRole('region', { name: 'Ended today' }))).toHaveLength(3);
});

it('[STT-16] the cross of the field and the button clear the search at once', async () => {
  const { page } = await open('/en/results/live?sport=1&words=arsenal');
  const field = page.getByRole('searchbox', { name: 'Teams or players' });
  await page.user.click(page.getByRole('button', { name: 'Clear search' }));
  expect(page.go).toHaveBeenLastCalledWith('/results/live?sport=1');
  expect(document.activeElement).toBe(field);
  page.go.mockClear();
  await page.user.keyboard('{Control>}a{/Control}{Delete}');
  expect(page.go).toHaveBeenLastCalledWith('/results/live?sport=1');
});

it('[STT-16] the first search on the latest results keeps the focus, and an empty day of a search says so', async () => {
  const { core, page } = await open('/en/results');
  const field = page.getByRole('searchbox', { name: 'Teams or players' });
  await page.user.fill(field, 'nobody');
  await page.user.keyboard('{Enter}');
  await show(page, '/en/results?words=nobody');
  expect(document.activeElement).toBe(field);
  await page.after(() => answer(core, { ...FOUND, games: [] }));
  expect(page.getByText('Nothing matches “nobody”.')).toBeTruthy();
});

it('[STT-23] starred results have a button, and are asked for again when a star changes', async () => {
  const { core, page } = await open('/en/results');
  const stars = {
    games: [7],
    competitions: [],
    casinoGames: [],
    teams: [5],
    areTeamsShown: true,
    account: 'none',
  } as const;
  await page.after(() => core.fake.set.feature('favourites', { ...stars, starred: new Set(['game:7', 'team:5']) }));
  await page.user.click(page.getByRole('button', { name: 'Favourites only' }));
  await show(page, '/en/results?starred=1');
  expect(queriesOf(core).at(-1)?.starred).toMatchObject({ games: [7], competitions: [], teams: [5] });
  expect(page.getByRole('button', { name: 'Favourites only' }).getAttribute('aria-pressed')).toBe('true');
  await page.after(() => core.fake.set.feature('favourites', { ...stars, games: [], starred: new Set(['team:5']) }));
  expect(queriesOf(core).at(-1)?.starred?.games).toEqual([]);
  await page.after(() => answer(core, { ...FOUND, games: [] }));
  expect(page.getByText('Nothing matches your favourites.')).toBeTruthy();
  await page.after(() =>
    core.fake.set.feature('favourites', { ...stars, games: [], teams: [], starred: new Set<string>() }),
  );
  await page.after(() => answer(core, { ...FOUND, games: [] }));
  expect(page.getByText('Nothing starred yet')).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Clear search and filters' }));
  await show(page, '/en/results');
});

it('[STT-17] an answer that fails keeps the choice and can be asked for again', async () => {
  const { core, page } = await open('/en/results?day=2026-11-19&sport=1&competition=11&team=7&words=bayern');
  await page.after(() => fail(core));
  const shown = (name: string): string | null =>
    within(page.getByRole('combobox', { name })).getByRole('option', { selected: true }).textContent;
  expect(shown('Sport')).toBe('Football');
  expect(shown('Competition')).toBe('Bundesliga');
  expect(shown('Team or player')).toBe('Chosen team or player');
  expect(page.getByText('Your search and filters are kept.')).toBeTruthy();
  const before = queriesOf(core);
  await page.user.click(page.getByRole('button', { name: 'Try again' }));
  expect(queriesOf(core)).toEqual([...before, before.at(-1)]);
  await page.after(() => answer(core, FOUND));
  expect(within(page.getByRole('list', { name: 'Results found' })).getAllByRole('listitem')).toHaveLength(3);
});

it('[STT-17] results stay with a note where a newer answer fails, and a chosen country stays without an answer', async () => {
  const { core, page } = await open('/en/results/live');
  await page.after(() => answer(core, FOUND));
  await page.after(() => fail(core));
  expect(namesIn(page.getByRole('region', { name: 'Ended today' }))).toHaveLength(3);
  expect(page.getByText('The newest results can’t be loaded.')).toBeTruthy();
  await show(page, '/en/results/zone?country=GB-ENG');
  await page.after(() => fail(core));
  const chips = within(page.getByRole('navigation', { name: 'Countries' }));
  expect(chips.getByRole('link', { name: 'England' }).getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it('[STT-7] a list of today is asked for again when a game in play has ended, and one of another day is not', async () => {
  vi.useFakeTimers();
  try {
    for (const [address, times] of [
      ['/en/results?sport=1', 2],
      ['/en/results/zone?sport=1', 2],
      ['/en/results?day=2026-11-19', 1],
    ] as const) {
      const { core, page } = await open(address);
      await page.after(() => answer(core, FOUND));
      await page.after(() => {
        core.fake.line.takeAway(LIVE);
        core.fake.line.refresh();
      });
      await page.after(() => vi.advanceTimersByTime(3_000));
      expect(queriesOf(core), address).toHaveLength(times);
      page.unmount();
    }
  } finally {
    vi.useRealTimers();
  }
});

it('[STT-7] a page without a chosen day has the new day after midnight', async () => {
  const { core, page } = await open('/en/results/live');
  const [before] = queriesOf(core);
  const clock = vi.spyOn(core.line, 'now').mockReturnValue(NOW + 86_400_000);
  await page.after(() => {
    core.fake.line.takeAway(LIVE);
    core.fake.line.refresh();
  });
  clock.mockRestore();
  expect(queriesOf(core).at(-1)?.from).toBe((before?.from ?? 0) + 86_400_000);
});

it('[STT-15] results are asked for anew in another language', async () => {
  const { core, page } = await open('/en/results/live');
  const before = queriesOf(core).length;
  await page.after(() => core.dispatch({ type: 'preferences/choose', payload: { language: 'ru' } }));
  expect(queriesOf(core)).toHaveLength(before + 1);
});

it('[STT-7, STT-14] a row has the time of the end, and the kits that the operator names', async () => {
  const { core, page } = await open('/en/results/live');
  const game = { ...result(1, 'DE', 6), home: 'Ливерпуль', away: 'Арсенал' };
  const kits = [kitNumber('Liverpool'), kitNumber('Arsenal')] as const;
  const endedAt = NOW - 60_000;
  await page.after(() =>
    answer(core, { ...FOUND, games: [{ ...game, kits, startsAt: endedAt - 7_200_000, endedAt }] }),
  );
  const row = within(page.getByRole('region', { name: 'Ended today' })).getByRole('listitem');
  // Kits are decorative: neither role nor text.
  const worn = [...row.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  const line = await render(core, <Kits game={{ sportId: 1, home: 'Liverpool', away: 'Arsenal' }} />);
  expect(worn).toEqual([...line.container.querySelectorAll('use')].map((use) => use.getAttribute('href')));
  expect(row.querySelector('time')?.dateTime).toBe(new Date(endedAt).toISOString());
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

it('[STT-13] without a choice the first country of the line is shown, not the international competitions', async () => {
  const { core, page } = await open('/en/results/zone');
  const countries = [{ code: 'INT', games: 59_778 }, ...FOUND.countries];
  await page.after(() => answer(core, { ...FOUND, countries }));
  expect(queriesOf(core).at(-1)?.country).toBe('DE');
  const chips = within(page.getByRole('navigation', { name: 'Countries' }));
  expect(chips.getByRole('link', { name: /^Germany/ }).getAttribute('aria-current')).toBe('page');
  expect(chips.getByRole('link', { name: /59,778$/ })).toBeTruthy();
  await page.after(() => answer(core, { ...FOUND, countries, games: FOUND.games.slice(1) }));
  expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Germany']);
  expect(queriesOf(core)).toHaveLength(2);
});

it('[STT-13] the choice of a country is in the address', () => {
  expect(choiceOf('?country=GB-ENG&day=2026-01-10')).toEqual({ ...NO_CHOICE, country: 'GB-ENG', day: '2026-01-10' });
  expect(queryOf({ ...NO_CHOICE, country: 'INT', sport: 1 })).toBe('?sport=1&country=INT');
  for (const wrong of ['?country=gb', '?country=<b>', '?country=']) expect(choiceOf(wrong)).toBeNull();
});
