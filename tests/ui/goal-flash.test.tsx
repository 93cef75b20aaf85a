/** A goal flashes where its score is shown. */
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { Game, StatPair } from 'touchline/core/line/types';
import { createCell } from 'touchline/kernel/readable';
import { BetLegList } from '../../ui/web/components/bet-legs.tsx';
import { GameRow, Sides } from '../../ui/web/components/game-row.tsx';
import { Scoreboard } from '../../ui/web/screens/game/scoreboard.tsx';
import { SideMarks } from '../../ui/web/screens/game/side-marks.tsx';
import { loadNamespaces } from '../../ui/web/text.ts';
import { identity, useProjection } from '../../ui/web/use-projection.ts';
import { createFakeCore } from './fake-core.ts';
import { BETS } from './fake-views.ts';
import { render } from './render.tsx';

/** Animations that were started: their ids, and the text of their elements. */
const started: string[] = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function record(this: Element, _frames, timing) {
  started.push(`${typeof timing === 'object' ? timing.id : ''} ${this.textContent}`);
  return {} as Animation;
};
afterAll(() => void (Element.prototype.animate = animate));
afterEach(() => {
  started.length = 0;
  vi.restoreAllMocks();
});

const core = createFakeCore();
const [liveId = 0] = core.line.board({ kind: 'live', sportId: 1 }).get().groups[0]?.gameIds ?? [];
const first = core.line.game(liveId).get();

async function scores(...all: readonly (readonly [string, string])[]): Promise<readonly string[]> {
  if (first === null) throw new Error('no game in play');
  const shown = createCell({ ...first, score: all[0] } as Game);
  function Row(): ReactNode {
    const game = useProjection(shown, identity);
    return (
      <div className="row">
        <Sides game={game} />
      </div>
    );
  }
  const page = await render(core, <Row />);
  for (const score of all.slice(1)) await page.after(() => shown.set({ ...first, score }));
  await page.settled();
  page.unmount();
  return [...started];
}

it('[LIN-119] a goal tints the row and lets the score of its side grow; a goal taken back, and the first state, do nothing', async () => {
  expect(await scores(['0', '0'])).toEqual([]);
  expect(await scores(['1', '0'], ['0', '0'])).toEqual([]);
  await scores(['0', '0'], ['0', '1']);
  await expect.poll(() => started.map((each) => each.split(' ')[0])).toEqual(['goal', 'grow']);
  expect(started[1]).toBe('grow 1');
});

it('[LIN-119] where motion is reduced only the tint remains', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await scores(['0', '0'], ['1', '0']);
  await expect.poll(() => started.map((each) => each.split(' ')[0])).toEqual(['goal']);
});

const ids = (): readonly (string | undefined)[] => started.map((each) => each.split(' ')[0]);

it('[LIN-119] a goal frames the scoreboard and lets the score of its side grow; a goal taken back does nothing', async () => {
  await loadNamespaces('game');
  if (first === null) throw new Error('no game in play');
  const shown = createCell<Game>({ ...first, score: ['2', '1'] });
  function Board(): ReactNode {
    return <Scoreboard game={useProjection(shown, identity)} winner="" stats={[]} />;
  }
  const page = await render(core, <Board />);
  await page.after(() => shown.set({ ...first, score: ['2', '0'] }));
  await page.settled();
  expect(started).toEqual([]);
  await page.after(() => shown.set({ ...first, score: ['3', '0'] }));
  await expect.poll(ids).toEqual(['goal', 'grow']);
  expect(started[0]).toContain(first.home);
  expect(started[1]).toBe('grow 3');
});

it('[LIN-119] a goal tints the leg of an open bet and lets its score grow; a settled leg does nothing', async () => {
  await loadNamespaces('coupon');
  const bet = BETS.find(({ status }) => status === 'open');
  const [leg] = bet?.legs ?? [];
  if (first === null || bet === undefined || leg === undefined) throw new Error('no open bet');
  const { home, away } = first;
  const own = createFakeCore();
  const legOf = (marketId: number, result: 'unsettled' | 'won'): typeof leg => ({
    ...leg,
    ...{ marketId, gameId: liveId, home, away, result, score: '0:0', finalScore: null },
  });
  own.fake.line.setGame(liveId, { score: ['0', '0'] });
  const page = await render(
    own,
    <BetLegList bet={{ ...bet, betType: 'express', legs: [legOf(1, 'unsettled'), legOf(2, 'won')] }} />,
  );
  await page.after(() => own.fake.line.setGame(liveId, { score: ['0', '1'] }));
  await expect.poll(ids).toEqual(['goal', 'grow']);
  expect(started[0]).toContain(home);
  expect(started[1]).toMatch(/^grow 0\D1$/);
});

it('[LIN-119] one more red card or corner flashes its mark; a new game’s first counts, and fewer, do nothing', async () => {
  await loadNamespaces('game');
  const shown = createCell<readonly StatPair[]>([]);
  function Marks(): ReactNode {
    return <SideMarks sportId={1} stats={useProjection(shown, identity)} />;
  }
  const page = await render(core, <Marks />);
  const become = (redCards: readonly [number, number], corners: readonly [number, number]): Promise<void> =>
    page.after(() =>
      shown.set([
        ['redCards', `${redCards[0]}`, `${redCards[1]}`],
        ['corners', `${corners[0]}`, `${corners[1]}`],
      ]),
    );
  // The place of the marks is there before their counts, which flash nothing when they come.
  expect(page.container.querySelector('p:empty')).not.toBeNull();
  await become([0, 1], [4, 2]);
  await become([0, 0], [3, 2]);
  await page.settled();
  expect(started).toEqual([]);
  await become([1, 0], [3, 2]);
  await expect.poll(() => started).toEqual(['mark Red cards1', 'grow Red cards1']);
  started.length = 0;
  await become([1, 0], [3, 3]);
  await expect.poll(() => started).toEqual(['mark Corners3', 'grow Corners3']);
});

it('[LIN-119] cricket counts the wickets of each side below the score, and one more flashes', async () => {
  await loadNamespaces('game');
  const shown = createCell<readonly StatPair[]>([]);
  function Marks(): ReactNode {
    return <SideMarks sportId={66} stats={useProjection(shown, identity)} />;
  }
  const page = await render(core, <Marks />);
  expect(page.container.querySelector('p:empty')).not.toBeNull();
  await page.after(() => shown.set([['wickets', '4', '0']]));
  expect(page.getAllByText('Wickets')[0]?.parentElement?.textContent).toBe('Wickets4');
  started.length = 0;
  await page.after(() => shown.set([['wickets', '5', '0']]));
  await expect.poll(() => started).toEqual(['mark Wickets5', 'grow Wickets5']);
});

it('[LIN-231] a row has the cards of each side, yellow before red, with their numbers for screen readers', async () => {
  const own = createFakeCore();
  own.fake.line.setGame(liveId, { redCards: [0, 1], yellowCards: [2, 3] });
  const page = await render(own, <GameRow gameId={liveId} />);
  expect(page.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
    'Yellow cards: 2',
    'Yellow cards: 3',
    'Red cards: 1',
  ]);
});

it('[LIN-119] nothing flashes while the page is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(await scores(['0', '0'], ['1', '0'])).toEqual([]);
});
