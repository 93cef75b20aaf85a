/** The code that asks what became of a game comes late, and may not come. A file of its own: the code must not be there before. */
import { expect, it, vi } from 'vitest';
import type { GameOutcome } from 'touchline/core/line/types';
import { createWorld } from '../../models/world.ts';

const GAME = 77;
const CODE = '../../../core/modules/line/game-outcome.ts';
/** Code is read in real time. */
const LOADING = { timeout: 10_000 };

it('[LIN-11] code that does not come is told, counts as no answer, and is asked for again', async () => {
  const world = createWorld();
  vi.doMock(CODE, () => {
    throw new Error('no such chunk');
  });
  const { core, reports } = world.browser.open();
  core.line.watch([`game:${GAME}`]);
  const told: GameOutcome[] = [];
  core.line.outcome(GAME).subscribe((outcome) => told.push(outcome));
  await vi.waitFor(async () => {
    await world.clock.run(100);
    expect(told).toContain('failed');
  }, LOADING);
  expect(reports.filter((text) => text.startsWith('line/outcome:'))).not.toEqual([]);
  vi.doUnmock(CODE);
  await vi.waitFor(async () => {
    await world.clock.run(4_000);
    expect(told.at(-1)).toBe('unknown');
  }, LOADING);
});
