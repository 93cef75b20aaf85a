/** Several games on one page. */
import { within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { gamesOf, MAX_GAMES, moved, queryOf } from '../../ui/web/screens/multi/multi-address.ts';
import { MultiTool } from '../../ui/web/screens/multi/multi-tool.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { createFakeCore } from './fake-core.ts';
import { render } from './render.tsx';

beforeAll(() => loadNamespaces('media'));

it('[LIN-220] the address has games in their order, each once and at most six, and nothing else', () => {
  expect(gamesOf('?games=7,3,7,x,,-1,12')).toEqual([7, 3, 12]);
  expect(gamesOf(`?games=${Array.from({ length: 20 }, (_, at) => at + 1).join()}`)).toHaveLength(MAX_GAMES);
  expect(gamesOf('?other=1')).toEqual([]);
  expect(gamesOf(queryOf([5, 2, 9]))).toEqual([5, 2, 9]);
  expect(queryOf([])).toBe('');
});

it('[LIN-220] a game moves by one place, and stays where it is at either end', () => {
  expect(moved([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(moved([1, 2, 3], 2, 1)).toEqual([1, 3, 2]);
  expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 9, 1)).toEqual([1, 2, 3]);
});

it('[LIN-220] games are beside each other with prices; adding, moving and removing change the address', async () => {
  const core = createFakeCore();
  const [one, two, three] = core.line
    .board({ kind: 'live' })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds)
    .flatMap((id) => core.line.game(id).get() ?? []);
  if (one === undefined || two === undefined || three === undefined) throw new Error('too few games in play');
  const name = (game: typeof one): string => gameTitle(game, (key) => (key === 'game.versus' ? 'v' : key));
  const page = await render(core, <MultiTool />, `/en/multi?games=${one.id},${two.id}`);
  const cards = page
    .getAllByRole('region')
    .filter((each) => within(each).queryByRole('button', { name: /^Remove/ }) !== null);
  expect(cards).toHaveLength(2);
  const [first] = cards;
  if (first === undefined) throw new Error('no card');
  expect(first.querySelectorAll('[data-market]').length).toBeGreaterThan(1);
  // As in a row of a list: each side with its score.
  const [heading] = within(first).getAllByRole('heading');
  expect(heading?.textContent).toBe(`${one.home}${one.score[0]}${one.away}${one.score[1]}`);
  const tools = within(first).getAllByRole('button', { name: /^(?:Move|Remove)/ });
  expect(tools.map((tool) => tool.hasAttribute('disabled'))).toEqual([true, false, false]);
  await page.user.click(within(first).getByRole('button', { name: /^Move .* back$/ }));
  expect(page.go).toHaveBeenLastCalledWith(`/multi?games=${two.id},${one.id}`, { replace: true });
  await page.user.click(within(first).getByRole('button', { name: /^Remove/ }));
  expect(page.go).toHaveBeenLastCalledWith(`/multi?games=${two.id}`, { replace: true });
  const add = page.getByRole('combobox', { name: 'Add a game' });
  const offered = within(add)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered.some((text) => text?.includes(three.home))).toBe(true);
  expect(offered.some((text) => text?.startsWith(`${name(one)} `))).toBe(false);
  await page.user.select(add, String(three.id));
  expect(page.go).toHaveBeenLastCalledWith(`/multi?games=${one.id},${two.id},${three.id}`, { replace: true });
});

it('[LIN-220] without games the page says how to choose them, and a number that is no game can be removed', async () => {
  const core = createFakeCore();
  const empty = await render(core, <MultiTool />, '/en/multi');
  expect(empty.getByText(/^Choose live or upcoming games/)).toBeTruthy();
  empty.unmount();
  const page = await render(core, <MultiTool />, '/en/multi?games=999999');
  await page.user.click(page.getByRole('button', { name: 'Remove Game 999999' }));
  expect(page.go).toHaveBeenLastCalledWith('/multi', { replace: true });
});

it('[LIN-220] a game that can’t be loaded says so, and is not called missing', async () => {
  const core = createFakeCore();
  core.fake.line.setOutcome(999999, 'failed');
  const page = await render(core, <MultiTool />, '/en/multi?games=999999');
  expect(page.queryByText('The game could not be loaded')).not.toBeNull();
  expect(page.queryByText('This game is not on offer')).toBeNull();
  await page.after(() => core.fake.line.setOutcome(999999, 'unknown'));
  expect(page.queryByText('This game is not on offer')).not.toBeNull();
});

it('[LIN-220] games in play are offered first, then the operator’s selection of games ahead with their kick-off', async () => {
  const core = createFakeCore();
  const page = await render(core, <MultiTool />, '/en/multi');
  const ahead = core.line
    .board({ kind: 'top' })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds)
    .flatMap((id) => core.line.game(id).get() ?? [])
    .filter(({ status }) => status === 'scheduled')
    .toSorted((one, other) => one.startsAt - other.startsAt);
  expect(ahead.length).toBeGreaterThan(0);
  const options = within(page.getByRole('combobox', { name: 'Add a game' }))
    .getAllByRole('option')
    .slice(-ahead.length);
  expect(options.map((option) => option.getAttribute('value'))).toEqual(ahead.map(({ id }) => String(id)));
  for (const option of options) expect(option.textContent).toMatch(/\d\d:\d\d$/);
  await page.user.select(page.getByRole('combobox', { name: 'Add a game' }), String(ahead[0]?.id));
  expect(page.go).toHaveBeenLastCalledWith(`/multi?games=${ahead[0]?.id}`, { replace: true });
});

it('[LIN-268] a page without games suggests the first games that can be added, each added with one press', async () => {
  const core = createFakeCore();
  const page = await render(core, <MultiTool />, '/en/multi');
  // A page that opens leaves the focus where it is.
  expect(document.activeElement?.tagName).toBe('BODY');
  const suggested = within(page.getByRole('list', { name: 'Add a game' })).getAllByRole('button');
  const [, ...offered] = within(page.getByRole('combobox', { name: 'Add a game' })).getAllByRole('option');
  expect(suggested).toHaveLength(Math.min(12, offered.length));
  const [first] = core.line
    .board({ kind: 'live' })
    .get()
    .groups.flatMap(({ gameIds }) => gameIds)
    .flatMap((id) => core.line.game(id).get() ?? []);
  const [button] = suggested;
  if (first === undefined || button === undefined) throw new Error('no game in play');
  for (const text of [first.champ.name, first.home, first.away, first.score[0]])
    expect(button.textContent).toContain(text);
  await page.user.click(button);
  expect(page.go).toHaveBeenLastCalledWith(`/multi?games=${first.id}`, { replace: true });
});
