/**
 * Page types without a competition: the operator's selection, cyber sport, teams, own games, championships, kinds of
 * sport.
 */
import { within } from '@testing-library/react';
import { of } from 'rxjs';
import { beforeAll, expect, it } from 'vitest';
import { cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import type { FavouritesView, Team } from 'touchline/core/favourites/types';
import { ChampScreen } from '../../ui/web/screens/champ/champ-screen.tsx';
import { PageTypeScreen } from '../../ui/web/screens/page-types/page-type-screen.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { createFakeLine, type FakeLine } from './fake-line.ts';
import { gamesIn, render, type Rendered } from './render.tsx';

const open = (core: FakeCore, address: string, params: Readonly<Record<string, string>>): Promise<Rendered> =>
  render(core, <ChampScreen params={params} />, address);

beforeAll(() => loadNamespaces('pages'));

const show = (core: FakeCore, address: string, params: Readonly<Record<string, string>>): Promise<Rendered> =>
  render(core, <PageTypeScreen params={params} />, address);

it.each([
  ['Dota 2. The International', 'Dota 2', 'dota-2'],
  ['Counter-Strike 2. Major', 'Counter-Strike 2', 'counter-strike-2'],
  ['CS2 Major', 'CS2 Major', 'cs2-major'],
])('[NAV-42] %s is a competition of %s', (competition, name, slug) => {
  expect(cyberTitleOf(competition)).toEqual({ name, slug });
});

it('[NAV-42] /topgame has the games of the operator’s selection, of every sport', async () => {
  const core = createFakeCore();
  const page = await open(core, '/en/topgame', { pageType: 'topgame' });
  expect(page.getByRole('heading', { level: 1, name: 'Top games' })).toBeTruthy();
  const top = core.line
    .board({ kind: 'top' })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds);
  expect(top.length).toBeGreaterThan(3);
  const shown = gamesIn(page.container).map((address) => Number(/\d+$/.exec(address)?.[0]));
  expect(new Set(shown)).toEqual(new Set(top));
});

/** A line of cyber sport: a game of Dota 2 in play, and a game of Valorant ahead. */
function cyberLine(): FakeLine {
  const line = createFakeLine();
  const sides = [
    ['live', { id: 401, sportId: 40, name: 'Dota 2. Cup', country: 'INT' }],
    ['line', { id: 402, sportId: 40, name: 'Valorant. Tour', country: 'INT' }],
  ] as const;
  return createFakeLine(
    sides.flatMap(([kind, champ]) => {
      const [id = 0] = line
        .board({ kind, sportId: 40 })
        .get()
        .groups.flatMap(({ gameIds }) => gameIds);
      const game = line.game(id).get();
      if (game === null) return [];
      const markets = line.markets(id).get();
      return [{ game: { ...game, champ }, markets: markets.map((each) => ({ ...each, price: line.price(each.id) })) }];
    }),
  );
}

it('[NAV-42] /cyber has its games in play and ahead, and one discipline has those of its own', async () => {
  const core = createFakeCore(cyberLine());
  const all = await open(core, '/en/cyber', { pageType: 'cyber', sport: '40' });
  expect(all.getByRole('heading', { level: 1, name: 'Esports' })).toBeTruthy();
  const headings = all.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['In play now', 'Coming up']);
  const games = gamesIn(all.container);
  expect(games).toHaveLength(2);
  expect(all.getByRole('link', { name: /^Dota 2\s*1/ }).getAttribute('href')).toBe('/en/cyber/dota-2');
  all.unmount();
  const one = await open(core, '/en/cyber/dota-2', { pageType: 'cyber', sport: '40', discipline: 'dota-2' });
  expect(one.getByRole('heading', { level: 1, name: 'Dota 2' })).toBeTruthy();
  expect(gamesIn(one.container)).toEqual(games.filter((address) => address.includes('/live/')));
  expect(one.getByRole('link', { name: /^Dota 2\s*1/ }).getAttribute('aria-current')).toBe('page');
  expect(one.getByRole('link', { name: /^Valorant\s*1/ }).getAttribute('aria-current')).toBeNull();
  one.unmount();
  const none = await open(core, '/en/cyber/chess', { pageType: 'cyber', sport: '40', discipline: 'chess' });
  expect(gamesIn(none.container)).toEqual([]);
  expect(none.getByRole('link', { name: 'More of this sport' }).getAttribute('href')).toBe('/en/cyber');
});

it('[NAV-42] the heading of /cyber has a text while the list of sports is still loading', async () => {
  const core = createFakeCore(cyberLine());
  core.fake.line.setTree(null);
  const page = await open(core, '/en/cyber', { pageType: 'cyber', sport: '40' });
  expect(page.getByRole('heading', { level: 1, name: 'Esports' })).toBeTruthy();
  expect(page.getByRole('navigation', { name: 'Esports' })).toBeTruthy();
});

const CYBER = { pageType: 'cyber', sport: '40' };

/** The cyber sport of a line, as the operator's list of sports has it. */
function cyberCore(): FakeCore {
  const core = createFakeCore(cyberLine());
  const named = (id: number, name: string, live: number, line: number) => ({
    id,
    sportId: 40,
    name,
    country: 'INT',
    top: false,
    live,
    line,
  });
  core.fake.line.setTree([
    {
      id: 40,
      name: 'Esports',
      nameEng: 'Esports',
      live: 1,
      line: 5,
      championships: [
        named(401, 'Dota 2. Cup', 1, 2),
        named(402, 'Valorant. Tour', 0, 3),
        named(403, 'Old. Cup', 0, 0),
      ],
    },
  ]);
  return core;
}

it('[NAV-43] disciplines and competitions of cyber sport lead to their boards, with the number of games', async () => {
  const core = cyberCore();
  const list = await show(core, '/en/cyber/disciplines', CYBER);
  expect(list.getByRole('heading', { level: 1, name: 'Esports disciplines' })).toBeTruthy();
  expect(document.title).toBe('Esports disciplines · Touchline');
  const cards = within(list.getByRole('list')).getAllByRole('link');
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['Dota 2Cup2 games1 in play', '/en/cyber/dota-2'],
    ['ValorantTour3 games', '/en/cyber/valorant'],
  ]);
  expect(list.getByRole('link', { name: 'Disciplines' }).getAttribute('aria-current')).toBe('page');
  list.unmount();
  const champs = await show(core, '/en/cyber/champs', CYBER);
  expect(champs.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Dota 2',
    'Valorant',
  ]);
  expect(champs.getByRole('link', { name: /^Cup/ }).getAttribute('href')).toBe('/en/cyber/dota-2/401');
  await champs.after(() => core.fake.line.setTree([]));
  expect(champs.getByText('No games here')).toBeTruthy();
});

it('[NAV-43] the dashboard has the games of each discipline, all or those of one section', async () => {
  const core = cyberCore();
  const all = await show(core, '/en/cyber/dashboard', CYBER);
  const headings = (page: Rendered) => page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings(all)).toEqual(['Dota 2', 'Valorant']);
  expect(gamesIn(all.container)).toHaveLength(2);
  expect(all.getByRole('link', { name: /^All\s*2$/ }).getAttribute('aria-current')).toBe('page');
  all.unmount();
  const live = await show(core, '/en/cyber/dashboard/live', { ...CYBER, section: 'live' });
  expect(headings(live)).toEqual(['Dota 2']);
  expect(gamesIn(live.container)).toEqual([expect.stringContaining('/live/')]);
  expect(live.getByRole('link', { name: /^In play now\s*1$/ }).getAttribute('aria-current')).toBe('page');
});

it('[NAV-43] a competition of cyber sport leads back to its discipline', async () => {
  const page = await open(cyberCore(), '/en/cyber/dota-2/401', {
    pageType: 'cyber',
    sport: '40',
    discipline: 'valorant',
    champ: '401',
  });
  const ways = within(page.getByRole('navigation', { name: 'Where you are' })).getAllByRole('link');
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/en/cyber', '/en/cyber/dota-2']);
  expect(gamesIn(page.container)).toHaveLength(1);
});

it.each([
  ['ufc', 'No fights in the line at the moment', 'All live games', '/en/live'],
  ['marble', 'No marble races in the line at the moment', 'Virtual sports', '/en/virtualsports'],
  ['politics', 'No bets on politics at the moment', 'Long-term bets', '/en/line/2999'],
])(
  '[NAV-44] /%s says that there are none, with the way to what comes closest and the top games',
  async (type, none, way, to) => {
    const core = createFakeCore();
    const page = await show(core, `/en/${type}`, { pageType: type });
    expect(page.getByText(none)).toBeTruthy();
    expect(page.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(gamesIn(page.getByRole('region', { name: 'Top games of other sports' })).length).toBeGreaterThan(3);
  },
);

it('[LIN-242] /marble leads to the page on which its races run', async () => {
  const core = createFakeCore();
  const sports = core.line.tree.get() ?? [];
  core.fake.line.setTree(
    sports.map((sport) =>
      sport.id === 4
        ? {
            ...sport,
            nameEng: 'Virtual marble races',
            championships: sport.championships.map((champ) => ({ ...champ, sportId: 212 })),
          }
        : sport,
    ),
  );
  const page = await show(core, '/en/marble', { pageType: 'marble' });
  const way = page.getByRole('link', { name: 'Watch the races' });
  expect(way.getAttribute('href')).toBe('/en/virtualsports?sport=marbles');
});

it('[NAV-44] a page of a kind of sport has the prices of its competitions once the line has them', async () => {
  const core = createFakeCore();
  const sports = core.line.tree.get() ?? [];
  core.fake.line.setTree(sports.map((sport) => (sport.id === 4 ? { ...sport, nameEng: 'MMA' } : sport)));
  const page = await show(core, '/en/ufc', { pageType: 'ufc' });
  expect(page.getByRole('heading', { level: 1, name: 'UFC and mixed martial arts' })).toBeTruthy();
  expect(page.queryByText('No fights in the line at the moment')).toBeNull();
  const games = gamesIn(page.container);
  expect(games.length).toBeGreaterThan(0);
  expect(games.every((address) => /^\/en\/(?:live|line)\/4\//.test(address))).toBe(true);
  // Elements of a price have neither a role of their own nor a name that this test knows.
  expect(page.container.querySelectorAll('[data-market]').length).toBeGreaterThan(3);
});

it('[NAV-44] /champ has the main competitions with their next games, and those of a sport', async () => {
  const core = createFakeCore();
  const page = await show(core, '/en/champ', { pageType: 'champ' });
  const premier = page.getByRole('region', { name: 'Premier League' });
  expect(gamesIn(premier)).toHaveLength(3);
  expect(
    within(premier)
      .getByRole('link', { name: /more games$/ })
      .getAttribute('href'),
  ).toBe('/en/line/1/10');
  page.unmount();
  const tennis = await show(core, '/en/champ?sport=4', { pageType: 'champ' });
  const cards = within(tennis.getByRole('list')).getAllByRole('link');
  const champs = core.line.tree.get()?.find(({ id }) => id === 4)?.championships ?? [];
  expect(cards.map((card) => card.getAttribute('href'))).toEqual(champs.map(({ id }) => `/en/line/4/${id}`));
  expect(document.title).toBe('Championships, Tennis · Touchline');
});

const NONE: FavouritesView = {
  games: [],
  competitions: [],
  casinoGames: [],
  teams: [],
  areTeamsShown: true,
  starred: new Set(),
  account: 'none',
};
const ARSENAL: Team = { id: 105, name: 'Arsenal', sportId: 1, gameIds: [1001] };

function starring(view: Partial<FavouritesView>, team: readonly Team[] | 'failed' = [ARSENAL]): FakeCore {
  const core = createFakeCore();
  const teams = team === 'failed' ? null : team;
  core.fake.set.feature(
    'favourites',
    { ...NONE, ...view },
    {
      teams: () => of(teams),
      teamsOfGame: () => of(teams),
      knownTeams: () => of(team),
      team: () => of(team),
    },
  );
  return core;
}

it('[NAV-44] /betsonyour has the starred games and those of the starred teams in one board', async () => {
  const core = starring({ games: [1002], teams: [105] });
  const page = await show(core, '/en/betsonyour', { pageType: 'betsonyour' });
  expect(gamesIn(page.container).map((address) => Number(/\d+$/.exec(address)?.[0]))).toEqual([1002, 1001]);
  await page.user.select(page.getByRole('combobox', { name: 'Country' }), 'Germany');
  expect(page.getByRole('link', { name: /^Bundesliga/ }).getAttribute('href')).toBe('/en/line/1/11');
});

it('[NAV-44] /betsonyour says how to fill it while nothing is starred', async () => {
  const page = await show(starring({}), '/en/betsonyour', { pageType: 'betsonyour' });
  expect(page.getByText('No favourite teams or games yet')).toBeTruthy();
  expect(page.getByRole('link', { name: 'Choose teams' }).getAttribute('href')).toBe('/en/team');
  expect(gamesIn(page.container)).toEqual([]);
});

it('[NAV-44, FAV-11] /team lists the best-known teams, and shows the games of one with its star', async () => {
  const core = starring({});
  const page = await show(core, '/en/team?sport=1', { pageType: 'team' });
  expect(page.getByRole('link', { name: /^Arsenal\s*1 game ahead/ }).getAttribute('href')).toBe('/en/team?team=105');
  expect(page.getByRole('link', { name: 'Football' }).getAttribute('aria-current')).toBe('page');
  page.unmount();
  const one = await show(core, '/en/team?team=105', { pageType: 'team' });
  expect(one.getByRole('heading', { level: 1, name: 'Arsenal' })).toBeTruthy();
  expect(gamesIn(one.container)).toHaveLength(1);
  expect(one.getByRole('button', { name: 'Favourite: Arsenal' })).toBeTruthy();
  expect(one.getByRole('link', { name: 'Find its games' }).getAttribute('href')).toBe('/en/search?q=Arsenal');
});

it('[STT-20] the page of a team has its place, its form and its results in the competition of its next game', async () => {
  const core = starring({});
  const champ = core.line.game(1001).get()?.champ;
  if (champ === undefined) throw new Error('no such game');
  const record = { played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 1 };
  const totals = [
    { name: 'corners', games: 3, own: 14, other: 9 },
    { name: 'yellowCards', games: 3, own: 5, other: 6 },
  ];
  const form = [{ gameId: 77, opponent: 'Chelsea', isHome: false, own: 2, other: 1, startsAt: 1_000 }];
  core.fake.set.feature('statistics', {
    asked: { competition: { key: `competition ${champ.id}`, status: 'ready' } },
    competition: {
      key: `competition ${champ.id}`,
      competition: champ,
      points: { win: 3, draw: 1 },
      tables: [
        [
          {
            id: 105,
            name: 'Arsenal',
            home: { ...record, played: 0, won: 0, scored: 0, conceded: 0 },
            away: record,
            form,
            totals,
          },
        ],
      ],
    },
    game: null,
    odds: null,
    results: null,
  });
  const page = await show(core, '/en/team?team=105', { pageType: 'team' });
  const shown = within(await page.findByRole('region', { name: 'Form and place in the table' }));
  await expect
    .poll(() => core.fake.commands)
    .toContainEqual({ type: 'statistics/ask', payload: { kind: 'competition', id: champ.id } });
  expect(shown.getByRole('rowheader', { name: 'Arsenal' })).toBeTruthy();
  const averages = within(shown.getByRole('table', { name: 'Averages per game' }));
  expect(averages.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Scored per game2.00',
    'Conceded per game1.00',
    'Corners4.67',
    'Yellow cards1.67',
  ]);
  const results = within(shown.getByRole('list', { name: 'Latest results' }));
  expect(results.getByRole('link').getAttribute('href')).toBe(`/en/live/${champ.sportId}/${champ.id}/77`);
  expect(results.getByText('1:2')).toBeTruthy();
});

it('[STT-19] the page of a competition leads to its table and its results', async () => {
  const core = createFakeCore();
  const page = await open(core, '/en/line/1/11', { sport: '1', champ: '11' });
  const ways = within(page.getByRole('navigation', { name: 'Pages of this competition' }));
  expect(ways.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
    '/en/line/1/11',
    '/en/statistic?competition=11',
    '/en/results?sport=1&competition=11',
  ]);
  expect(ways.getByRole('link', { current: 'page' }).textContent).toBe('Games');
  page.unmount();
  const longTerm = await open(core, '/en/line/2999/299901', { sport: '2999', champ: '299901' });
  expect(longTerm.queryByRole('navigation', { name: 'Pages of this competition' })).toBeNull();
});

it('[FAV-11] a team without games says so, and a failure can be tried again', async () => {
  const none = await show(starring({}, []), '/en/team?team=9', { pageType: 'team' });
  expect(none.getByText('No games of this team right now')).toBeTruthy();
  none.unmount();
  for (const address of ['/en/team', '/en/team?team=105']) {
    const failed = await show(starring({}, 'failed'), address, { pageType: 'team' });
    await failed.user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(failed.getByText('The teams could not be loaded.')).toBeTruthy();
    failed.unmount();
  }
});
