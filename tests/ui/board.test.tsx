/** Long lists of games keep the focus while they become virtual lists and back. */
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BoardGroup } from 'touchline/core/line/types';
import { BoardList } from '../../ui/web/components/board.tsx';
import { createFakeCore } from './fake-core.ts';
import { createFakeLine } from './fake-line.ts';
import { draw, type Drawn } from './render.tsx';

const TENNIS = 4;

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

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
    const page = (drawn = await draw(createFakeCore(createFakeLine(given)), <BoardList groups={groups} />));
    const columns = page.all('.group-columns').map((head) => head.querySelectorAll('.is-result > *').length);
    const cells = page.all('.row').map((row) => row.querySelectorAll('.is-result > *').length);
    expect([columns.length > 0, cells.length > 0]).toEqual([true, true]);
    expect([...columns, ...cells].filter((count) => count !== 2)).toEqual([]);
    await drawn.remove();
    drawn = null;
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
  const page = (drawn = await draw(core, <Page />));
  expect(page.all('.board.is-virtual')).toHaveLength(0);
  const price = page.one('.row .cell:nth-child(2)');
  price.focus();
  expect(document.activeElement).toBe(price);
  await page.settled();
  await page.until(() => page.all('.board.is-virtual .row').length > 0);
  const now = document.activeElement;
  expect([price.isConnected, now === page.one('.is-virtual .row .cell:nth-child(2)')]).toEqual([false, true]);
  await page.after(() => shown.set(short));
  expect([now?.isConnected, document.activeElement === now]).toEqual([true, true]);
});
