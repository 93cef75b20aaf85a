/** Page types that are boards without a competition: the operator's selection, and cyber sport. */
import { expect, it } from 'vitest';
import { cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import { ChampScreen } from '../../ui/web/screens/champ/champ-screen.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { createFakeLine, type FakeLine } from './fake-line.ts';
import { gamesIn, render, type Rendered } from './render.tsx';

const open = (core: FakeCore, address: string, params: Readonly<Record<string, string>>): Promise<Rendered> =>
  render(core, <ChampScreen params={params} />, address);

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
  expect(none.container.querySelectorAll('.row')).toHaveLength(0);
  expect(none.getByRole('link', { name: 'More of this sport' }).getAttribute('href')).toBe('/en/cyber');
});
