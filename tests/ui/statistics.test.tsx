/** Statistics on the page of a game, tables, and results. */
import { act, fireEvent, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import type { FormGame, GameStatistics as Statistics, SideRecord, TableRow } from 'touchline/core/statistics/types';
import { CellMenu } from '../../ui/web/components/cell-menu.tsx';
import { GameRow } from '../../ui/web/components/game-row.tsx';
import { Markets } from '../../ui/web/screens/game/markets.tsx';
import { GameStatisticsCard } from '../../ui/web/screens/statistics/game-statistics-card.tsx';
import { StatisticsScreen } from '../../ui/web/screens/statistics/statistics-screen.tsx';
import { Standings } from '../../ui/web/screens/statistics/standings.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';
import { shieldsIn } from './shield-uses.ts';

beforeAll(() => loadNamespaces('media'));

const LIVE = 1001;
const COMPETITION = { id: 5, sportId: 1, name: 'League', country: 'DE' };
const POINTS = { win: 3, draw: 1 };
const record = (won: number, lost: number): SideRecord => ({
  played: won + lost,
  won,
  drawn: 0,
  lost,
  scored: 2 * won,
  conceded: lost,
});
const game = (gameId: number, own: number, other: number): FormGame => ({
  gameId,
  opponent: 'Bravo',
  isHome: gameId % 2 === 0,
  own,
  other,
  startsAt: Date.UTC(2026, 10, 20),
});
const row = (id: number, name: string, home: SideRecord, away: SideRecord): TableRow => ({
  id,
  name,
  home,
  away,
  form: Array.from({ length: 8 }, (_, at) => game(100 * id + at, at % 3, 1)),
  totals: [{ name: 'corners', games: 3, own: 10, other: 4 }],
});
const ROWS = [row(1, 'Alpha', record(1, 1), record(0, 2)), row(2, 'Bravo', record(0, 1), record(2, 0))];

const firstCells = (page: Awaited<ReturnType<typeof render>>): readonly (string | null)[] =>
  page.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('[LIN-228] each side of a table has its shield', async () => {
  const rows = [...ROWS, { ...row(3, 'Арсенал', record(1, 0), record(0, 0)), kit: kitNumber('Alpha') }];
  const page = await render(
    createFakeCore(),
    <Standings name="League" competition={COMPETITION} points={POINTS} rows={rows} />,
  );
  const [shield, other] = ['Alpha', 'Арсенал'].map((name) => shieldsIn(page.getByRole('rowheader', { name })));
  expect(shield).toHaveLength(1);
  expect(other).toEqual(shield);
});

it('[STT-3, STT-4] a table can be of home games, and shows five or ten games, each a link to it', async () => {
  const page = await render(
    createFakeCore(),
    <Standings name="League" competition={COMPETITION} points={POINTS} rows={ROWS} />,
  );
  expect(firstCells(page)).toEqual(['Bravo', 'Alpha']);
  await page.user.click(page.getByRole('button', { name: 'Home' }));
  expect(firstCells(page)).toEqual(['Alpha', 'Bravo']);
  const form = within(page.getByRole('list', { name: 'Form of Alpha' }));
  expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['L', 'D', 'W', 'L', 'D']);
  expect(form.getByRole('link', { name: /^Won 2:1 at home to Bravo/ }).getAttribute('href')).toBe('/en/live/1/5/102');
  await page.user.click(page.getByRole('button', { name: 'Last 10' }));
  expect(form.getAllByRole('link')).toHaveLength(8);
});

it('[STT-20] the sides of a table lead to their pages, and a side can have the rows around it alone', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => row(at + 1, `Side ${at + 1}`, record(9 - at, 0), record(0, 0)));
  const page = await render(
    createFakeCore(),
    <Standings name="League" competition={COMPETITION} points={POINTS} rows={rows} around={4} />,
  );
  expect(firstCells(page)).toEqual(['Side 2', 'Side 3', 'Side 4', 'Side 5', 'Side 6']);
  expect(page.getByRole('link', { name: 'Side 4' }).getAttribute('href')).toBe('/en/team?team=4');
});

it('[STT-8] the page of a game asks for its statistics once they are opened, and shows its own answer alone', async () => {
  const core = createFakeCore();
  core.fake.set.feature('statistics', { asked: {}, competition: null, game: null, odds: null, results: null });
  const live = core.line.game(LIVE).get();
  if (live === null) throw new Error('no such game');
  const page = await render(core, <GameStatisticsCard game={live} />);
  const asked = () => core.fake.commands.filter(({ type }) => type === 'statistics/ask');
  expect(asked()).toEqual([]);
  await page.user.click(page.getByText('Table, form and head to head'));
  await page.settled();
  expect(asked().map(({ payload }) => payload)).toEqual([{ kind: 'game', id: LIVE }]);
  const answer: Statistics = {
    gameId: LIVE,
    competition: COMPETITION,
    points: POINTS,
    table: ROWS,
    homeId: 1,
    awayId: 2,
    meetings: [],
  };
  const show = (key: string): void =>
    core.fake.set.feature('statistics', {
      asked: { game: { key, status: 'ready' } },
      competition: null,
      game: { ...answer, key },
      odds: null,
      results: null,
    });
  await page.after(() => show('game 999'));
  expect(page.queryByRole('table')).toBeNull();
  await page.after(() => show(`game ${LIVE}`));
  const compared = within(page.getByRole('table', { name: `${live.home} and ${live.away} compared` }));
  expect(compared.getByRole('row', { name: '2 Place in the table 1' })).toBeTruthy();
  expect(compared.getByRole('row', { name: '1-0-3 Won, drawn, lost 2-0-1' })).toBeTruthy();
  expect(compared.getByRole('row', { name: '3.33 Corners 3.33' })).toBeTruthy();
  expect(compared.getByRole('row', { name: '0.50 Scored per game 1.33' })).toBeTruthy();
  expect(page.getByText('No meeting in the last seasons.')).toBeTruthy();
});

it('[STT-10] a group of markets and the menu of a cell open the history of a price, with its figures', async () => {
  const core = createFakeCore();
  core.fake.set.feature('statistics', { asked: {}, competition: null, game: null, odds: null, results: null });
  const live = core.line.game(LIVE).get();
  if (live === null) throw new Error('no such game');
  const markets = core.line.markets(LIVE).get();
  const page = await render(core, <Markets game={live} markets={markets} />);
  const asked = () => core.fake.commands.filter(({ type }) => type === 'statistics/ask').map(({ payload }) => payload);
  const [button] = page.getAllByRole('button', { name: 'Price history' });
  if (button === undefined) throw new Error('no button');
  await page.user.click(button);
  await page.settled();
  await page.settled();
  const [first] = asked();
  const id = first !== undefined && typeof first === 'object' && first !== null && 'id' in first ? Number(first.id) : 0;
  expect(first).toEqual({ kind: 'odds', id: markets.find((market) => market.id === id)?.id });
  await page.after(() =>
    core.fake.set.feature('statistics', {
      asked: { odds: { key: `odds ${id}`, status: 'ready' } },
      competition: null,
      game: null,
      odds: {
        key: `odds ${id}`,
        marketId: id,
        points: [
          [1_000, 2000],
          [2_000, 1500],
          [3_000, 2500],
          [4_000, 2250],
        ],
        goals: [],
      },
      results: null,
    }),
  );
  const figures = within(page.getByRole('dialog')).getAllByRole('definition');
  expect(figures.map((figure) => figure.textContent?.slice(0, 4))).toEqual(['2.00', '1.50', '2.50', '2.25']);
  await page.user.click(within(page.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  const [cell] = page.container.querySelectorAll<HTMLElement>('[data-market]');
  if (cell === undefined) throw new Error('no cell');
  await page.after(() => fireEvent.contextMenu(cell));
  await page.settled();
  expect(asked().at(-1)).toEqual({ kind: 'odds', id: Number(cell.dataset['market']) });
});

it('[STT-22] the menu of a cell on a board opens the history of its price, and gives the focus back', async () => {
  const core = createFakeCore();
  core.fake.set.feature('statistics', { asked: {}, competition: null, game: null, odds: null, results: null });
  const page = await render(
    core,
    <main>
      <GameRow gameId={LIVE} />
      <CellMenu />
    </main>,
  );
  const cell = within(page.getByRole('main')).getAllByRole('button', { pressed: false })[1];
  if (cell?.dataset['market'] === undefined) throw new Error('no cell');
  act(() => cell.focus());
  let isOwnMenu = true;
  await page.after(() => (isOwnMenu = fireEvent.contextMenu(page.getByRole('main'))));
  expect(isOwnMenu, 'the browser’s menu opens beside a cell').toBe(true);
  expect(page.queryByRole('dialog')).toBeNull();
  await page.after(() => (isOwnMenu = fireEvent.contextMenu(cell)));
  await page.settled();
  expect(isOwnMenu, 'the browser’s menu opens on a cell').toBe(false);
  const dialog = page.getByRole('dialog', { name: /^Price history/ });
  const id = Number(cell.dataset['market']);
  expect(core.fake.commands.filter(({ type }) => type === 'statistics/ask').map(({ payload }) => payload)).toEqual([
    { kind: 'odds', id },
  ]);
  expect(within(dialog).getByRole<HTMLSelectElement>('combobox').value).toBe(`${id}`);
  await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(page.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(cell);
});

it('[STT-8] the window of a game’s statistics distinguishes a game that can’t be loaded from one that does not exist', async () => {
  const core = createFakeCore();
  core.fake.line.setOutcome(999999, 'failed');
  const page = await render(core, <StatisticsScreen params={{}} />, '/en/statisticpopup/games/999999');
  expect(page.queryByRole('heading', { name: 'The game could not be loaded' })).not.toBeNull();
  await page.after(() => core.fake.line.setOutcome(999999, 'unknown'));
  expect(page.queryByRole('heading', { name: 'This game is not on offer' })).not.toBeNull();
});
