/** A chunk with late code that fails to load. In a separate file, because the code must not be loaded before. */
import { expect, it, vi } from 'vitest';
import type { GameOutcome } from 'touchline/core/line/types';
import { createWorld } from '../../models/world.ts';

const GAME = 77;
const CODE = '../../../core/modules/line/game-outcome.ts';
/** Loading code takes real time. */
const LOADING = { timeout: 10_000 };

it('[LIN-11] a chunk that fails to load is reported, counts as no answer, and is requested again', async () => {
  const world = createWorld();
  vi.doMock(CODE, () => {
    throw new Error('no such chunk');
  });
  const { core, reports } = world.browser.open();
  core.line.watch([`game:${GAME}`]);
  const outcomes: GameOutcome[] = [];
  core.line.outcome(GAME).subscribe((outcome) => outcomes.push(outcome));
  await vi.waitFor(async () => {
    await world.clock.run(100);
    expect(outcomes).toContain('failed');
  }, LOADING);
  expect(reports.filter((text) => text.startsWith('line/outcome:'))).not.toEqual([]);
  vi.doUnmock(CODE);
  await vi.waitFor(async () => {
    await world.clock.run(4_000);
    expect(outcomes.at(-1)).toBe('unknown');
  }, LOADING);
});
