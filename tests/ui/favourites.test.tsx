import { expect, it } from 'vitest';
import type { FavouritesView } from 'touchline/core/favourites/types';
import { Star } from '../../ui/web/components/star.tsx';
import { FavouritesScreen } from '../../ui/web/screens/favourites/favourites-screen.tsx';
import { SportsTree } from '../../ui/web/shell/sports-tree.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const NONE: FavouritesView = { games: [], competitions: [], casinoGames: [], starred: new Set(), account: 'none' };
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
