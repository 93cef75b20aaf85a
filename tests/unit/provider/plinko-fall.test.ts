import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARC_STEPS, fallOf, placesOf, ROWS, WIDTH } from '../../../ui/games/plinko/fall.ts';
import { RUNS } from '../../arbitraries/runs.ts';

it('[PLINKO-2] the ball falls by its bits alone: at each row it is left or right of where it was, and it lands over the slot of its ones', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...ROWS)
        .chain((rows) => fc.tuple(fc.constant(rows), fc.array(fc.nat(1), { minLength: rows, maxLength: rows }))),
      ([rows, path]) => {
        const { step, floor, at } = placesOf(rows);
        const fall = fallOf(at, path);
        expect(fall).toEqual(fallOf(at, [...path]));
        const landings = path.map((_, row) => fall[(row + 1) * ARC_STEPS - 1]?.[0] ?? Number.NaN);
        for (const [row, bit] of path.entries()) {
          const before = row === 0 ? WIDTH / 2 : (landings[row - 1] ?? Number.NaN);
          expect((landings[row] ?? Number.NaN) - before).toBeCloseTo(bit === 1 ? step / 2 : -step / 2, 6);
        }
        const slot = path.filter((bit) => bit === 1).length;
        expect(Math.floor((landings.at(-1) ?? Number.NaN) / step)).toBe(slot);
        expect(fall.at(-1)?.[1]).toBeLessThan(floor);
      },
    ),
    { seed: 21, numRuns: RUNS / 5 },
  );
});
