import { of, Subject } from 'rxjs';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import type { FavouritesView, Team } from 'touchline/core/favourites/types';
import type { SearchEntity } from 'touchline/core/search/types';
import { SearchHit } from '../../ui/web/components/search-hits.tsx';
import { Star } from '../../ui/web/components/star.tsx';
import { FavouritesScreen } from '../../ui/web/screens/favourites/favourites-screen.tsx';
import { TeamStars } from '../../ui/web/screens/game/team-stars.tsx';
import { SportsTree } from '../../ui/web/shell/sports-tree.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';
import { shieldsIn } from './shield-uses.ts';

const NONE: FavouritesView = {
  games: [],
  competitions: [],
  casinoGames: [],
  teams: [],
  areTeamsShown: true,
  starred: new Set(),
  account: 'none',
};
const STARRED: FavouritesView = { ...NONE, games: [7], starred: new Set(['game:7']) };

it('[FAV-1] a star is a button with a state, which sets and removes the star', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', NONE);
  const page = await render(core, <Star kind="game" id={7} startsAt={5} name="Arsenal – Chelsea" />);
  const button = page.getByRole('button', { name: 'Favourite: Arsenal – Chelsea' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await page.user.click(button);
  await page.settled();
  expect(core.fake.commands.at(-1)).toEqual({
    type: 'favourites/star',
    payload: { kind: 'game', id: 7, startsAt: 5 },
  });
  await page.after(() => core.fake.set.feature('favourites', STARRED));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await page.user.click(button);
  await page.settled();
  expect(core.fake.commands.at(-1)).toEqual({ type: 'favourites/unstar', payload: { kind: 'game', id: 7 } });
});

it('[FAV-1] an empty page says how to fill it, and one with changes that are not saved says so', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', NONE);
  const page = await render(core, <FavouritesScreen />);
  expect(page.getByText('No favourites yet')).toBeTruthy();
  expect(page.getByRole('link', { name: 'All live games' })).toBeTruthy();
  await page.after(() => core.fake.set.feature('favourites', { ...STARRED, account: 'failed' }));
  expect(page.getByText(/not on your account yet/)).toBeTruthy();
});

it('[FAV-1] the tree leads to the favourites, with their number', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', STARRED);
  const page = await render(core, <SportsTree />);
  expect(page.getByRole('link', { name: 'Favourites 1' }).getAttribute('href')).toContain('/favourites');
});

it('[FAV-12] the number in the tree counts all that the page lists: games, competitions and teams', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', { ...STARRED, competitions: [5], teams: [105, 106], casinoGames: [3] });
  const page = await render(core, <SportsTree />);
  expect(page.getByRole('link', { name: 'Favourites 4' })).toBeTruthy();
});

const TEAMS: readonly Team[] = [
  { id: 105, name: 'Arsenal', sportId: 1, gameIds: [] },
  { id: 106, name: 'Chelsea', sportId: 1, gameIds: [] },
];
const ACTIONS = {
  teams: () => of(TEAMS.slice(0, 1)),
  teamsOfGame: () => of(TEAMS),
  knownTeams: () => of(TEAMS),
  team: () => of(TEAMS.slice(0, 1)),
};
const HIT: SearchEntity = {
  key: 'team:105',
  kind: 'team',
  name: 'Arsenal',
  home: '',
  away: '',
  sportId: 1,
  competitionId: 5,
  competition: 'Premier League',
  country: 'GB-ENG',
  gameId: 7,
  startsAt: null,
  isLive: false,
  games: 0,
};

it('[FAV-8] the page of a game has a star for each side', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', NONE, ACTIONS);
  const page = await render(core, <TeamStars gameId={7} />);
  await page.user.click(page.getByRole('button', { name: 'Favourite: Chelsea' }));
  await page.settled();
  expect(core.fake.commands.at(-1)).toEqual({
    type: 'favourites/star',
    payload: { kind: 'team', id: 106, startsAt: null },
  });
});

it('[FAV-8] a team in the search has a star', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', NONE, ACTIONS);
  const page = await render(core, <SearchHit hit={HIT} />);
  await page.user.click(page.getByRole('button', { name: 'Favourite: Arsenal' }));
  await page.settled();
  expect(core.fake.commands.at(-1)).toMatchObject({ payload: { kind: 'team', id: 105 } });
});

it('[FAV-8] the starred teams are listed, and one without games says so', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', { ...NONE, teams: [105, 9] }, ACTIONS);
  const page = await render(core, <FavouritesScreen />);
  expect(page.getByRole('heading', { name: 'Teams' })).toBeTruthy();
  expect(page.getByRole('region', { name: 'Arsenal' })).toBeTruthy();
  expect(page.getByRole('region', { name: 'Team 9' }).textContent).toContain('No games right now');
});

it('[FAV-13] a starred team without a game has its name, and none before the operator has answered', async () => {
  const core = createFakeCore();
  const answer = new Subject<readonly Team[]>();
  core.fake.set.feature('favourites', { ...NONE, teams: [105] }, { ...ACTIONS, teams: () => answer });
  const page = await render(core, <FavouritesScreen />);
  const teams = page.getByRole('region', { name: 'Teams' });
  expect(teams.textContent).toBe('Teams');
  expect(within(teams).getByRole('status', { name: 'Loading' })).toBeTruthy();
  await page.after(() => answer.next(TEAMS.slice(0, 1)));
  expect(within(teams).getByRole('region', { name: 'Arsenal' }).textContent).toContain('No games right now');
});

it('[LIN-228] a team of the search and a starred one have the shield of their kit, a player has none', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', { ...NONE, teams: [105] }, ACTIONS);
  const page = await render(
    core,
    <>
      <SearchHit hit={HIT} />
      <SearchHit hit={{ ...HIT, key: 'team:107', name: 'Арсенал', kit: kitNumber('Arsenal') }} />
      <SearchHit hit={{ ...HIT, key: 'team:108', name: 'Jannik Sinner', sportId: 4 }} />
      <FavouritesScreen />
    </>,
  );
  await expect.poll(() => shieldsIn(page.container).length).toBe(3);
  const [english, russian, starred] = shieldsIn(page.container);
  expect(russian).toEqual(english);
  expect(starred).toEqual(english);
});

it('[FAV-9, STT-20] teams have no stars while the operator hides them, and their names lead to their pages', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', { ...NONE, areTeamsShown: false }, ACTIONS);
  const page = await render(
    core,
    <>
      <TeamStars gameId={7} />
      <SearchHit hit={HIT} />
    </>,
  );
  expect(page.queryByRole('button')).toBeNull();
  await page.settled();
  expect(page.getByRole('link', { name: 'Chelsea' }).getAttribute('href')).toBe('/en/team?team=106');
});
