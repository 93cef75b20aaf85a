/** Pinned groups of markets on a game's page. */
import { expect, it } from 'vitest';
import { keyOf } from 'touchline/core/favourites/rules/key';
import { marketPin } from 'touchline/core/favourites/rules/market-pins';
import type { FavouritesView } from 'touchline/core/favourites/types';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { Markets } from '../../ui/web/screens/game/markets.tsx';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

const GAME = 1001;
const PIN = { kind: 'market', id: marketPin(1, KIND.total) } as const;

const viewWith = (...keys: readonly string[]): FavouritesView => ({
  games: [],
  competitions: [],
  casinoGames: [],
  teams: [],
  areTeamsShown: true,
  starred: new Set(keys),
  account: 'none',
});

it('[FAV-10] a group is pinned by its star, and stands first from then on, in a search as well', async () => {
  const core = createFakeCore();
  core.fake.set.feature('favourites', viewWith());
  const game = core.line.game(GAME).get();
  if (game === null) throw new Error('no such game');
  const page = await render(core, <Markets game={game} markets={core.line.markets(GAME).get()} />);
  const titles = (): readonly (string | null)[] =>
    page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const before = titles();
  expect(before[0]).not.toBe('Total');
  const star = page.getByRole('button', { name: 'Favourite: Total' });
  expect(star.getAttribute('aria-pressed')).toBe('false');
  await page.user.click(star);
  await page.settled();
  expect(core.fake.commands.at(-1)).toEqual({ type: 'favourites/star', payload: { ...PIN, startsAt: null } });
  await page.after(() => core.fake.set.feature('favourites', viewWith(keyOf(PIN))));
  expect(titles()).toEqual(['Total', ...before.filter((title) => title !== 'Total')]);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  await page.user.click(page.getByRole('button', { name: 'Totals' }));
  expect(titles()[0]).toBe('Total');
});
