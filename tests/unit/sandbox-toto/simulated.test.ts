/** The simulated players of a draw, and the chances that their marks follow. */
import { expect, it } from 'vitest';
import { chancesAt, resultOf } from '../../../adapters/sandbox/operator/toto/games.ts';
import {
  boughtBy,
  columnsOf,
  countMarks,
  countRights,
  createSimulations,
  perMille,
  simulatedMarks,
} from '../../../adapters/sandbox/operator/toto/simulated.ts';
import { marketId } from '../../../adapters/sandbox/operator/line/market-id.ts';
import { givenLine, HOUR_MS } from '../sandbox-line/given.ts';

const DRAW = { seed: 7, section: 'football', number: 1_234 } as const;
const CHANCES = Array.from({ length: 15 }, (_, at) => [600 - 20 * at, 100 + 10 * at, 300 + 10 * at] as const);

it('[TOT-6] the columns follow from seed, section and draw, and differ in each', () => {
  const marks = simulatedMarks(DRAW, 50, CHANCES);
  expect(simulatedMarks(DRAW, 50, CHANCES)).toEqual(marks);
  for (const other of [
    { ...DRAW, seed: 8 },
    { ...DRAW, section: 'hockey' as const },
    { ...DRAW, number: 1_235 },
  ]) {
    expect(simulatedMarks(other, 50, CHANCES)).not.toEqual(marks);
    expect(columnsOf(other)).not.toBe(columnsOf(DRAW));
  }
  const numbers = Array.from({ length: 200 }, (_, number) => columnsOf({ ...DRAW, number }));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(20_000);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(60_000);
});

it('[TOT-6] the marks of each game follow its chances', () => {
  const columns = 40_000;
  for (const [game, counts] of countMarks(simulatedMarks(DRAW, columns, CHANCES)).entries()) {
    const chances = CHANCES[game] ?? [0, 0, 0];
    for (const side of [0, 1, 2] as const) {
      const p = chances[side] / 1_000;
      // Five standard deviations.
      expect(Math.abs(counts[side] - columns * p)).toBeLessThan(5 * Math.sqrt(columns * p * (1 - p)));
    }
  }
});

it('[TOT-6, TOT-11] right games are counted for each column, and a void game is right for all', () => {
  const marks = Uint8Array.from([...Array.from({ length: 15 }, () => 1), ...Array.from({ length: 15 }, () => 2)]);
  const counts = countRights(marks, [1, 1, 2, 3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(counts).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  const simulations = createSimulations(DRAW.seed);
  const closed = { ...DRAW, columns: 1_000, chances: CHANCES };
  expect(simulations.rights(closed, []).reduce((sum, count) => sum + count, 0)).toBe(1_000);
  expect(simulations.marks(closed)).toEqual(countMarks(simulatedMarks(DRAW, 1_000, CHANCES)));
});

it.each([
  [0, 0],
  [25, 250],
  [99, 990],
  [100, 1_000],
  [500, 1_000],
])('[TOT-6] after %i %% of the time %i of 1,000 columns are bought', (at, bought) => {
  expect(boughtBy(1_000, 5_000, 5_100, 5_000 + at)).toBe(bought);
});

it.each([
  [
    [1, 1, 1],
    [334, 333, 333],
  ],
  [
    [0, 0, 0],
    [333, 334, 333],
  ],
  [
    [0.5, 0.3, 0.2],
    [500, 300, 200],
  ],
  [
    [2, 3, 1],
    [333, 500, 167],
  ],
  [
    [1, 0, 0],
    [1_000, 0, 0],
  ],
] as const)('[TOT-4] %j are %j per mille', (parts, shares) => {
  expect(perMille(parts)).toEqual(shares);
});

it('[TOT-4] the chances of a game are those of the line without the margin, and the same for a time long past', () => {
  const { line, clock } = givenLine();
  const soon = line.fixtures(false).filter(({ sportId, field }) => sportId <= 2 && field === undefined);
  const [football, hockey] = [1, 2].map(
    (sport) => soon.filter(({ sportId }) => sportId === sport).toSorted((a, b) => a.startsAt - b.startsAt)[0],
  );
  const at = clock.now();
  const reported = [football, hockey].map((fixture) => {
    if (fixture === undefined) throw new Error('the line has no such game');
    const fair = ([1, 2, 3] as const).map(
      (type) => line.market(marketId(fixture.id, { kind: 1, type, param: 0 }))?.fair?.won ?? Number.NaN,
    );
    const chances = chancesAt(line, fixture.id);
    expect(chances.reduce((sum, part) => sum + part, 0)).toBe(1_000);
    for (const [side, part] of chances.entries()) expect(Math.abs(part - (fair[side] ?? 0) * 1_000)).toBeLessThan(1.5);
    expect(resultOf(line, fixture.id, at)).toBeNull();
    return { id: fixture.id, chances };
  });
  line.stop();
  const later = givenLine({ at: at + 20 * HOUR_MS, warmMs: 0 });
  for (const { id, chances } of reported) expect(chancesAt(later.line, id, at)).toEqual(chances);
  later.line.stop();
});
