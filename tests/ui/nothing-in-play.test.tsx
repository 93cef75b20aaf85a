/** The live page without live games, and the statistics of a game without events. */
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveScreen } from '../../ui/web/screens/live/live-screen.tsx';
import { Statistics } from '../../ui/web/screens/game/statistics.tsx';
import { createFakeCore } from './fake-core.ts';
import type { FakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const LIVE = 1001;
const TENNIS = 4;

/** Ends every live game, or those of one sport. */
function endAll({ fake, line }: FakeCore, sportId?: number): void {
  const { groups } = line.board(sportId === undefined ? { kind: 'live' } : { kind: 'live', sportId }).get();
  for (const id of groups.flatMap(({ gameIds }) => gameIds)) fake.line.setGame(id, { status: 'scheduled' });
  fake.line.setTree(
    (line.tree.get() ?? []).map((sport) =>
      sportId === undefined || sport.id === sportId ? { ...sport, live: 0 } : sport,
    ),
  );
  fake.line.refresh();
}

const sportsIn = (page: Rendered): HTMLElement | null => page.queryByRole('navigation', { name: 'Games by sport' });
const wayOn = (page: Rendered): string | null =>
  page.getByRole('link', { name: 'Upcoming games' }).getAttribute('href');

describe('the live page', () => {
  it.each([
    ['of every sport', {}, '/en/line'],
    ['of one sport', { sport: String(TENNIS) }, `/en/line/${TENNIS}`],
  ])('[LIN-204] %s has no row of sports without live games, and links to games ahead', async (_what, params, to) => {
    const core = createFakeCore();
    const page = await render(core, <LiveScreen params={params} />);
    expect(sportsIn(page)).not.toBeNull();
    await page.after(() => endAll(core));
    expect(sportsIn(page)).toBeNull();
    expect(wayOn(page)).toBe(to);
  });

  it('[LIN-204] of a sport without live games has the row of the other sports', async () => {
    const core = createFakeCore();
    const page = await render(core, <LiveScreen params={{ sport: String(TENNIS) }} />);
    await page.after(() => endAll(core, TENNIS));
    const sports = within(page.getByRole('navigation', { name: 'Games by sport' })).getAllByRole('link');
    expect(sports.map((sport) => sport.getAttribute('href'))).toContain('/en/live/1');
    expect(wayOn(page)).toBe(`/en/line/${TENNIS}`);
  });

  it('[LIN-204] has no row of sports while it loads if the counts show no live games', async () => {
    const core = createFakeCore();
    core.line.board({ kind: 'live' });
    const tree = core.line.tree.get() ?? [];
    core.fake.line.unload();
    core.fake.line.setTree(tree.map((sport) => ({ ...sport, live: 0 })));
    const page = await render(core, <LiveScreen params={{}} />);
    expect(page.queryByRole('status', { name: 'Loading' })).not.toBeNull();
    expect(sportsIn(page)).toBeNull();
  });
});

describe('statistics', () => {
  it.each([
    ['0', '0', null],
    ['3', '0', [3, 3]],
    ['0', '3', [0, 3]],
    ['2', '3', [2, 5]],
  ])(
    '[LIN-205] a bar at %s to %s is filled by the share of the home side, and empty without any',
    async (home, away, filled) => {
      const core = createFakeCore();
      const game = core.line.game(LIVE).get();
      if (game === null) throw new Error('no such game');
      const page = await render(core, <Statistics game={game} stats={[['corners', home, away]]} />);
      const meter = page.queryByRole('meter', { name: 'Corners' });
      expect(meter && ['value', 'max'].map((name) => Number(meter.getAttribute(name)))).toEqual(filled);
      expect(page.getByRole('definition').textContent).toBe(`${home}${away}`);
    },
  );
});
