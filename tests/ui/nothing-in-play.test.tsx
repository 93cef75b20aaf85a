/** The live page without live games, and the statistics of a game without events. */
import { afterEach, describe, expect, it } from 'vitest';
import { LiveScreen } from '../../ui/web/screens/live/live-screen.tsx';
import { Statistics } from '../../ui/web/screens/game/statistics.tsx';
import { createFakeCore } from './fake-core.ts';
import type { FakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

const LIVE = 1001;
const TENNIS = 4;

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

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

const waysOf = (page: Drawn): readonly (string | null)[] => page.all('.empty a').map((way) => way.getAttribute('href'));

describe('the live page', () => {
  it.each([
    ['of every sport', {}, '/en/line'],
    ['of one sport', { sport: String(TENNIS) }, `/en/line/${TENNIS}`],
  ])('[LIN-204] %s has no row of sports without live games, and links to games ahead', async (_what, params, to) => {
    const core = createFakeCore();
    const page = (drawn = await draw(core, <LiveScreen params={params} />));
    expect(page.all('.chips').length).toBe(1);
    await page.after(() => endAll(core));
    expect([page.all('.chips'), waysOf(page)]).toEqual([[], [to]]);
  });

  it('[LIN-204] of a sport without live games has the row of the other sports', async () => {
    const core = createFakeCore();
    const page = (drawn = await draw(core, <LiveScreen params={{ sport: String(TENNIS) }} />));
    await page.after(() => endAll(core, TENNIS));
    expect(page.all('.chips a').map((chip) => chip.getAttribute('href'))).toContain('/en/live/1');
    expect(waysOf(page)).toEqual([`/en/line/${TENNIS}`]);
  });

  it('[LIN-204] has no row of sports while it loads if the counts show no live games', async () => {
    const core = createFakeCore();
    core.line.board({ kind: 'live' });
    const tree = core.line.tree.get() ?? [];
    core.fake.line.unload();
    core.fake.line.setTree(tree.map((sport) => ({ ...sport, live: 0 })));
    drawn = await draw(core, <LiveScreen params={{}} />);
    expect([drawn.all('.chips'), drawn.all('.bone').length > 0]).toEqual([[], true]);
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
      drawn = await draw(core, <Statistics game={game} stats={[['corners', home, away]]} />);
      const bar = drawn.one('.stat-bar');
      const isMeter = bar.tagName === 'METER';
      expect([
        isMeter ? ['value', 'max'].map((name) => Number(bar.getAttribute(name))) : null,
        bar.classList.contains('is-empty'),
      ]).toEqual([filled, filled === null]);
    },
  );
});
