/** Long lists of games: the focus stays where it is while they change their shape. */
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { BoardGroup } from '../../core/modules/line/types.ts';
import { BoardList } from '../../ui/web/components/board.tsx';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const core = createFakeCore();
const long: readonly BoardGroup[] = core.line.board({ kind: 'line', sportId: 1 }).get().groups;
const short = long.slice(0, 1).map((group) => ({ ...group, gameIds: group.gameIds.slice(0, 20) }));

it('the list that takes the place of its first rows has the focus where they had it, and stays when it is short again', async () => {
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
