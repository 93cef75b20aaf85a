/** A long press on the price of a selection, in browsers with and without an event of their own for it. */
import { fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CellMenu } from '../../ui/web/components/cell-menu.tsx';
import { GameRow } from '../../ui/web/components/game-row.tsx';
import { Markets } from '../../ui/web/screens/game/markets.tsx';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;
const AT = { pointerId: 1, isPrimary: true, pointerType: 'touch', clientX: 100, clientY: 100 };

let core: FakeCore;
let page: Rendered;
let cell: HTMLElement;
beforeEach(async () => {
  core = createFakeCore();
  core.fake.set.feature('statistics', { asked: {}, competition: null, game: null, odds: null, results: null });
  page = await render(
    core,
    <main>
      <GameRow gameId={LIVE} />
      <CellMenu />
    </main>,
  );
  take();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The first price of the page. */
function take(): void {
  const found = within(page.getByRole('main'))
    .getAllByRole('button', { pressed: false })
    .find(({ dataset }) => dataset['market'] !== undefined);
  if (found === undefined) throw new Error('no cell');
  cell = found;
}

const down = (change: Partial<typeof AT> = {}) => fireEvent.pointerDown(cell, { ...AT, ...change });
const wait = (ms: number): Promise<void> => page.after(() => vi.advanceTimersByTime(ms));
/** The finger goes up, and the browser sends the click that follows. */
const release = (): Promise<void> =>
  page.after(() => {
    fireEvent.pointerUp(cell, AT);
    fireEvent.click(cell);
  });
/** How often the history of a price was asked for. */
async function asked(): Promise<number> {
  vi.useRealTimers();
  await page.settled();
  return core.fake.commands.filter(({ type }) => type === 'statistics/ask').length;
}
const added = (): number => core.fake.commands.filter(({ type }) => type === 'coupon/addLeg').length;

it('[STT-22] a press of half a second opens the history, and its click adds nothing; the next click does', async () => {
  down();
  await wait(499);
  expect(document.activeElement).not.toBe(cell);
  await wait(1);
  await release();
  expect(added()).toBe(0);
  expect(await asked()).toBe(1);
  expect(page.getByRole('dialog', { name: /^Price history/ })).toBeTruthy();
  await page.user.click(page.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(cell);
  await page.user.click(cell);
  expect(added()).toBe(1);
});

it('[STT-22] after a press a key adds the selection', async () => {
  down();
  await wait(500);
  fireEvent.pointerUp(cell, AT);
  expect(await asked()).toBe(1);
  cell.focus();
  await page.user.keyboard('{Enter}');
  expect(added()).toBe(1);
});

it('[STT-22] a short press is a click', async () => {
  down();
  await wait(300);
  await release();
  await wait(1_000);
  expect(added()).toBe(1);
  expect(await asked()).toBe(0);
});

it.each([
  ['a move of 11 px', () => fireEvent.pointerMove(cell, { ...AT, clientY: 111 })],
  ['a scrolled page', () => fireEvent.scroll(document)],
  ['a browser that takes over', () => fireEvent.pointerCancel(cell, AT)],
  ['a second finger', () => fireEvent.pointerDown(cell, { ...AT, pointerId: 2, isPrimary: false })],
] as const)('[STT-22] is ended by %s', async (_, end) => {
  down();
  await wait(300);
  end();
  await wait(1_000);
  expect(await asked()).toBe(0);
});

it('[STT-22] goes on while the finger moves by 10 px, or another list scrolls', async () => {
  const list = document.body.appendChild(document.createElement('ul'));
  down();
  await wait(300);
  fireEvent.pointerMove(cell, { ...AT, clientX: 106, clientY: 108 });
  fireEvent.scroll(list);
  list.remove();
  await wait(200);
  expect(await asked()).toBe(1);
});

it('[STT-22] a mouse has its own menu', async () => {
  down({ pointerType: 'mouse' });
  await wait(1_000);
  expect(await asked()).toBe(0);
});

it.each([
  ['before', 499],
  ['after', 501],
])('[STT-22] the browser’s own event just %s does not open a second window', async (_, at) => {
  const seen = vi.fn();
  document.addEventListener('contextmenu', seen);
  let isOpen = false;
  const menu = (): void => void (isOpen ||= fireEvent.contextMenu(cell));
  down();
  await wait(at);
  await page.after(menu);
  await wait(1_000);
  document.removeEventListener('contextmenu', seen);
  expect(seen).toHaveBeenCalledOnce();
  // No menu of the browser either way.
  expect(isOpen).toBe(false);
  expect(await asked()).toBe(1);
});

it('[STT-22] stays a press where the page forbids menus', async () => {
  const forbid = (event: Event): void => event.preventDefault();
  document.addEventListener('contextmenu', forbid, { capture: true });
  down();
  await wait(500);
  await release();
  document.removeEventListener('contextmenu', forbid, { capture: true });
  expect(added()).toBe(1);
  expect(await asked()).toBe(0);
});

it('[STT-10] a long press opens the history on the page of a game, too', async () => {
  page.unmount();
  const live = core.line.game(LIVE).get();
  if (live === null) throw new Error('no such game');
  vi.useRealTimers();
  page = await render(
    core,
    <main>
      <Markets game={live} markets={core.line.markets(LIVE).get()} />
      <CellMenu />
    </main>,
  );
  await page.settled();
  take();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  down();
  await wait(500);
  await release();
  expect(added()).toBe(0);
  expect(await asked()).toBe(1);
});
