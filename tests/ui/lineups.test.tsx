/** The line-ups on the page of a game. */
import { within } from '@testing-library/react';
import { of } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { Happening, LineupPlayer, LineupsAnswer, LiveView, SideLineup } from 'touchline/core/match-view/types';
import { happeningText } from '../../ui/web/screens/game/media/happening-text.ts';
import { LineupsCard } from '../../ui/web/screens/game/media/lineups/lineups-card.tsx';
import { loadNamespaces, texts } from '../../ui/web/text.ts';
import { createFakeCore, type FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;

const player = (number: number, position: LineupPlayer['position']): LineupPlayer => ({
  number,
  name: `P. Number${number}`,
  position,
});
const SIDE: SideLineup = {
  formation: '4-3-3',
  starters: [
    player(1, 'goalkeeper'),
    ...[2, 3, 4, 5].map((number) => player(number, 'defender')),
    ...[6, 7, 8].map((number) => player(number, 'midfielder')),
    ...[9, 10, 11].map((number) => player(number, 'forward')),
  ],
  bench: [player(12, 'goalkeeper'), player(14, 'forward')],
};
const happening = (n: number, kind: Happening['kind'], minute: number, players: Happening['players']): Happening => ({
  ...{ n, kind, side: 'home', at: minute * 60, clockS: minute * 60, value: 0, score: [1, 0], place: null },
  period: minute < 45 ? 1 : 2,
  players,
});
const HAPPENED = [happening(0, 'goal', 11, [9]), happening(1, 'substitution', 70, [9, 14])];
const LIVE_VIEW: LiveView = {
  ...{ zoneId: 'm1001', surface: 'pitch', isTimed: true, isOver: false, length: 5400, now: 4300, marks: [] },
  ...{ happened: HAPPENED, momentum: [], spot: null, trail: [], shares: [], detail: null, situation: null },
};

async function open(answer: LineupsAnswer, onKnown = vi.fn()): Promise<{ page: Rendered; core: FakeCore }> {
  await loadNamespaces('media');
  const core = createFakeCore();
  const games = new Map([[LIVE, { status: 'ready', zones: [], videos: [], live: LIVE_VIEW } as const]]);
  core.fake.set.feature(
    'matchView',
    { followed: [], videos: {}, games },
    { lineups: () => of(answer), field: () => of('none' as const) },
  );
  const game = core.line.game(LIVE).get();
  if (game === null) throw new Error('no such game');
  const page = await render(core, <LineupsCard game={game} onKnown={onKnown} />);
  // A <details> element has no name of its own.
  const details = page.getByText('Line-ups').closest('details');
  if (details === null) throw new Error('no card');
  await page.after(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  return { page, core };
}

describe('the line-ups of a game', () => {
  it('[MVW-6] list starters and bench with number and position, and what they have done at its time', async () => {
    const known = vi.fn();
    const { page, core } = await open({ home: SIDE, away: SIDE }, known);
    expect(known).toHaveBeenLastCalledWith(true);
    const home = core.line.game(LIVE).get()?.home ?? '';
    const side = within(page.getByRole('region', { name: home }));
    const listed = (name: string): readonly (string | null)[] =>
      within(side.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(side.getByRole('heading').textContent).toBe(`${home} 4-3-3`);
    const starters = listed('Starting line-up');
    expect(starters).toHaveLength(11);
    expect(starters[0]).toBe('1P. Number1Goalkeeper');
    expect(starters[8]).toBe('9P. Number9ForwardGoal12′Goes off71′');
    expect(listed('Substitutes')).toEqual(['12P. Number12Goalkeeper', '14P. Number14ForwardComes on71′']);
  });

  it.each([
    ['later', 'The line-ups are published about an hour before the start.'],
    ['none', 'There are no line-ups for this match.'],
    ['failed', 'The line-ups could not be loaded. We keep trying.'],
  ] as const)('[MVW-5] a card without line-ups says why: %s', async (answer, text) => {
    const known = vi.fn();
    const { page } = await open(answer, known);
    expect(page.queryByText(text)).not.toBeNull();
    expect(known).not.toHaveBeenCalledWith(true);
  });

  it('[MVW-6] the tracker names the same players by their numbers', async () => {
    const { core } = await open('later');
    const game = core.line.game(LIVE).get();
    if (game === null) throw new Error('no such game');
    const said = HAPPENED.map((each) => happeningText(each, game, texts.translate));
    expect(said).toEqual([`Goal for ${game.home}, no. 9`, `Substitution by ${game.home}: no. 14 for no. 9`]);
  });
});
