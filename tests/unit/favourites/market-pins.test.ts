/** Pinned kinds of markets. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keyOf } from 'touchline/core/favourites/rules/key';
import { marketPin, pinnedFirst } from 'touchline/core/favourites/rules/market-pins';
import { RUNS } from '../../arbitraries/runs.ts';

const FOOTBALL = 1;
const TENNIS = 4;
const group = (kind: number, param = 0) => ({ kind, param });
const pins = (sportId: number, ...kinds: readonly number[]): ReadonlySet<string> =>
  new Set(kinds.map((kind) => keyOf({ kind: 'market', id: marketPin(sportId, kind) })));

it('[FAV-10] pinned groups come first, in the order of the page, with all groups of a numbered kind', () => {
  const groups = [group(1), group(3), group(19, 1), group(19, 2), group(4)];
  expect(pinnedFirst(groups, TENNIS, pins(TENNIS, 4, 19))).toEqual([
    group(19, 1),
    group(19, 2),
    group(4),
    group(1),
    group(3),
  ]);
});

it('[FAV-10] a pin is for its own sport, and other stars are no pins', () => {
  const groups = [group(1), group(4)];
  expect(pinnedFirst(groups, FOOTBALL, pins(TENNIS, 4))).toBe(groups);
  expect(pinnedFirst(groups, FOOTBALL, new Set([keyOf({ kind: 'game', id: marketPin(FOOTBALL, 4) })]))).toBe(groups);
});

it('[FAV-10] no group is lost or doubled, and those on each side keep their order', () => {
  const kinds = fc.uniqueArray(fc.integer({ min: 1, max: 31 }));
  fc.assert(
    fc.property(kinds, kinds, (all, pinned) => {
      const groups = all.map((kind) => group(kind));
      const ordered = pinnedFirst(groups, FOOTBALL, pins(FOOTBALL, ...pinned)).map(({ kind }) => kind);
      expect(ordered).toEqual([
        ...all.filter((kind) => pinned.includes(kind)),
        ...all.filter((kind) => !pinned.includes(kind)),
      ]);
    }),
    { seed: 61, numRuns: RUNS },
  );
});

it('[FAV-10] each kind of each sport has a pin of its own', () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 1, max: 9_999 }));
  fc.assert(
    fc.property(pair, pair, (one, other) => {
      expect(marketPin(...one) === marketPin(...other)).toBe(one.join() === other.join());
    }),
    { seed: 62, numRuns: RUNS },
  );
});
