/** Long lists of games keep the focus while they become virtual lists and back. */
import { useEffect, useState, type ReactNode } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { viewDisplay } from 'touchline/core/display/views';
import { METHOD, METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { MMA } from 'touchline/core/line/rules/sport-ids';
import { timeOrder } from 'touchline/core/line/rules/time-order';
import type { BoardGroup } from 'touchline/core/line/types';
import { IsWide } from '../../ui/web/components/beside.tsx';
import { BoardList, GroupHead } from '../../ui/web/components/board.tsx';
import { GameRow } from '../../ui/web/components/game-row.tsx';
import { Scoreboard } from '../../ui/web/screens/game/scoreboard.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { createFakeLine } from './fake-line.ts';
import { gamesIn, render } from './render.tsx';

// Files share their modules; this one needs its own: the virtual list loads when the test says so.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
const virtual = vi.hoisted(() => {
  const made: { wanted: Promise<void>; load: () => void } = { wanted: Promise.resolve(), load: () => undefined };
  made.wanted = new Promise((resolve) => (made.load = resolve));
  return made;
});
vi.mock(import('../../ui/web/components/virtual-board.tsx'), async (original) => {
  await virtual.wanted;
  return original();
});

const TENNIS = 4;

it('[LIN-116] the heading of a sport without draws has two columns, as its rows have two cells, whatever is open', async () => {
  const { groups } = createFakeCore().line.board({ kind: 'line', sportId: TENNIS }).get();
  const lines = createFakeLine();
  const games = groups.flatMap(({ gameIds }) => gameIds.flatMap((id) => lines.game(id).get() ?? []));
  const withMarkets = games.map((game) => ({
    game,
    markets: lines
      .markets(game.id)
      .get()
      .map((market) => ({ ...market, price: lines.price(market.id) })),
  }));
  for (const given of [withMarkets, games.map((game) => ({ game, markets: [] }))]) {
    const { container, unmount } = await render(createFakeCore(createFakeLine(given)), <BoardList groups={groups} />);
    // The signs above the columns and the empty cells are hidden from screen readers. Styles align both by these classes.
    const inEach = (selector: string): readonly number[] =>
      [...container.querySelectorAll(selector)].map((each) => each.querySelectorAll('.is-result > *').length);
    const columns = inEach('.group-columns');
    const cells = inEach('.row');
    expect(columns).not.toEqual([]);
    expect(columns.filter((count) => count !== 2)).toEqual([]);
    expect(cells).not.toEqual([]);
    expect(cells.filter((count) => count !== 2)).toEqual([]);
    unmount();
  }
});

it('[LIN-248] a row of a bout has the fighters’ knockouts under their own heading, where other sports have handicaps', async () => {
  const lines = createFakeLine();
  const { groups } = createFakeCore().line.board({ kind: 'line', sportId: TENNIS }).get();
  const [group] = groups;
  const game = lines.game(group?.gameIds[0] ?? 0).get();
  if (group === undefined || game === null) throw new Error('no games');
  const champ = { ...group.champ, sportId: MMA };
  const markets = (
    [
      [KIND.winner, 0],
      [METHOD_KIND, 4 * METHOD.knockout],
      [METHOD_KIND, 4 * METHOD.decision],
    ] as const
  )
    .flatMap(([kind, param]) => [1, 3].map((type) => ({ kind, param, type })))
    .map((market, at) => ({ ...market, id: at + 1, gameId: game.id, label: null, flags: 0, price: 2000 + 100 * at }));
  const core = createFakeCore(createFakeLine([{ game: { ...game, champ }, markets }]));
  const page = await render(
    core,
    <>
      <GroupHead champ={champ} firstGameId={game.id} level={2} />
      <GameRow gameId={game.id} />
    </>,
  );
  expect(page.getAllByText('KO 1')).toHaveLength(2);
  expect(page.getAllByText('KO 2')).toHaveLength(2);
  expect(page.queryByText(/^Hcp/)).toBeNull();
  const [knockout] = page.getAllByRole('button', { name: new RegExp(`${game.home} by KO/TKO`) });
  expect(knockout?.textContent).toContain('2.20');
  expect(page.queryByRole('button', { name: /by decision/ })).toBeNull();
});

it('[LIN-118] a row and its heading have two more kinds of markets where their list is wide, and only room for them elsewhere', async () => {
  const own = createFakeCore();
  const [group] = own.line.board({ kind: 'line', sportId: 1 }).get().groups;
  const [gameId = 0] = group?.gameIds ?? [];
  if (group === undefined) throw new Error('no games');
  for (const isWide of [true, false]) {
    const page = await render(
      own,
      <IsWide value={isWide}>
        <GroupHead champ={group.champ} firstGameId={gameId} level={2} />
        <GameRow gameId={gameId} />
      </IsWide>,
    );
    await page.settled();
    const more = (): readonly HTMLElement[] =>
      page.queryAllByRole('button', { name: /^(?:Both teams score|Double chance): / });
    await expect.poll(() => more().length, { timeout: 15_000 }).toBe(isWide ? 5 : 0);
    // Hidden from screen readers, like all headings of columns.
    expect(page.queryAllByText('Double chance')).toHaveLength(isWide ? 1 : 0);
    // Room is empty: styles show and align it by this class.
    expect(page.container.querySelectorAll('.row .is-beside')).toHaveLength(2);
    page.unmount();
  }
});

it('the scoreboard says which side serves, and nothing where nobody does', async () => {
  await loadNamespaces('game');
  const lines = createFakeLine();
  const [gameId = 0] = lines.board({ kind: 'live', sportId: TENNIS }).get().groups[0]?.gameIds ?? [];
  const game = lines.game(gameId).get();
  if (game === null) throw new Error('no tennis in play');
  for (const serving of ['home', 'away', null] as const) {
    const page = await render(createFakeCore(lines), <Scoreboard game={{ ...game, serving }} winner="" stats={[]} />);
    await page.settled();
    const serves = page.getAllByRole('rowheader').map((side) => within(side).queryByText('serving') !== null);
    expect(serves).toEqual([serving === 'home', serving === 'away']);
    page.unmount();
  }
});

const core = createFakeCore();
const long: readonly BoardGroup[] = core.line.board({ kind: 'line', sportId: 1 }).get().groups;
const short = long.slice(0, 1).map((group) => ({ ...group, gameIds: group.gameIds.slice(0, 20) }));

it('the virtual list takes over the focus of the rows that it replaces, and stays when the list becomes short again', async () => {
  const shown: { set: (groups: readonly BoardGroup[]) => void } = { set: () => undefined };
  function Page(): ReactNode {
    const [now, set] = useState(long);
    useEffect(() => void (shown.set = set), []);
    return <BoardList groups={now} />;
  }
  const page = await render(core, <Page />);
  const secondPrice = (): HTMLElement | undefined => page.getAllByRole('button')[1];
  const price = secondPrice();
  price?.focus();
  expect(document.activeElement).toBe(price);
  virtual.load();
  await page.settled();
  await waitFor(() => expect(price?.isConnected).toBe(false));
  const now = document.activeElement;
  expect(now).toBe(secondPrice());
  await page.after(() => shown.set(short));
  expect(now?.isConnected).toBe(true);
  expect(document.activeElement).toBe(now);
});

it('[DSP-1, DSP-8] rows in the player’s order replace the usual ones without hiding them first, and begin with the chosen market', async () => {
  const own = createFakeCore();
  const groups = own.line.board({ kind: 'line', sportId: 1 }).get().groups.slice(0, 1);
  const { container, after } = await render(own, <BoardList groups={groups} />);
  /** Kinds of the first price of rows: a price follows the button that keeps its game among the favourites. */
  const firstKinds = (): ReadonlySet<string> => {
    const names = within(container)
      .getAllByRole('button')
      .map((each) => each.getAttribute('aria-label') ?? each.textContent ?? '');
    const kinds = names.flatMap((name, at) => {
      const [, game] = /^Favourite: (.*)$/.exec(names[at - 1] ?? '') ?? [];
      if (game === undefined) return [];
      const [words = ''] = /^\D+/.exec(name) ?? [];
      return [game.startsWith(words) ? 'the home side' : words.trim()];
    });
    return new Set(kinds);
  };
  expect(firstKinds()).toEqual(new Set(['the home side']));
  const chosen = viewDisplay({ lineProfile: { value: 'total', at: 1 } });
  await after(() => own.fake.set.feature('display', chosen));
  expect(container.querySelectorAll('[style*="display"]')).toHaveLength(0);
  await waitFor(() => expect(firstKinds()).toEqual(new Set(['Over'])));
});

it('[DSP-13] rows and their heading have the chosen kinds of markets, with the player’s first column first', async () => {
  const own = createFakeCore();
  const groups = own.line.board({ kind: 'line', sportId: 1 }).get().groups.slice(0, 1);
  const { container, after } = await render(own, <BoardList groups={groups} />);
  const kindsIn = (selector: string): ReadonlySet<string> =>
    new Set(
      [...container.querySelectorAll(selector)].map((each) =>
        [...each.querySelectorAll('.cells:not(.is-beside)')]
          .map(({ className }) => className.replace('cells is-', ''))
          .join(' '),
      ),
    );
  // Room for the columns of a wide list is in rows that have every kind [LIN-118].
  const rooms = (): number => container.querySelectorAll('.row > .is-beside').length;
  expect(kindsIn('.row')).toEqual(new Set(['result total handicap']));
  expect(rooms()).toBeGreaterThan(0);
  const chosen = viewDisplay({
    boardMarkets: { value: 'totalHandicap', at: 1 },
    lineProfile: { value: 'handicap', at: 1 },
  });
  await after(() => own.fake.set.feature('display', chosen));
  await waitFor(() => expect(kindsIn('.row')).toEqual(new Set(['handicap total'])));
  expect(kindsIn('.group-columns')).toEqual(new Set(['handicap total']));
  expect(rooms()).toBe(0);
});

it('[DSP-20] a board by time is one list without headings, each row below its competition; one competition alone keeps its heading', async () => {
  const own = createFakeCore();
  const groups = own.line.board({ kind: 'live' }).get().groups;
  expect(groups.length).toBeGreaterThan(1);
  const { container, after, unmount } = await render(own, <BoardList groups={groups} />);
  expect(screen.queryAllByRole('heading')).toHaveLength(groups.length);
  await after(() => own.fake.set.feature('display', viewDisplay({ boardOrder: { value: 'time', at: 1 } })));
  await waitFor(() => expect(screen.queryAllByRole('heading')).toEqual([]));
  const shown = gamesIn(container);
  const games = timeOrder(
    groups.flatMap(({ gameIds }) => gameIds.flatMap((id) => own.line.game(id).get() ?? [])),
    own.line.now(),
  );
  const [first] = games;
  expect(shown[0]).toContain(`/${first?.id}`);
  expect(shown).toEqual(
    games.slice(0, shown.length).map((game): unknown => expect.stringMatching(new RegExp(`/${game.id}$`))),
  );
  const captions = within(container).getAllByRole('paragraph');
  expect(captions).toHaveLength(shown.length);
  for (const [at, caption] of captions.entries()) expect(caption.textContent).toContain(games[at]?.champ.name);
  unmount();
  const alone = await render(own, <BoardList groups={groups.slice(0, 1)} />);
  await waitFor(() => expect(alone.getAllByRole('heading')).toHaveLength(1));
  expect(alone.queryAllByRole('paragraph')).toEqual([]);
});
