/** Copies of a list of favourites converge, in whatever order and however often they are merged. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { favouritesDecider } from 'touchline/core/favourites/decider';
import { keyOf } from 'touchline/core/favourites/rules/key';
import { MAX_STARS, merge, newerThan } from 'touchline/core/favourites/rules/merge';
import type { Favourite, Favourites } from 'touchline/core/favourites/types';
import { viewFavourites } from 'touchline/core/favourites/views';
import { RUNS } from '../../arbitraries/runs.ts';
import { given } from '../../models/given.ts';

const DAY_MS = 24 * 3_600_000;
const NOW = 100 * DAY_MS;
const star = (id: number, at: number, isOn = true): Favourite => ({ kind: 'game', id, at, isOn, startsAt: null });
const at = given(favouritesDecider, { now: NOW });

const change = fc.record({
  kind: fc.constantFrom('game', 'competition'),
  id: fc.integer({ min: 1, max: 4 }),
  at: fc.integer({ min: 1, max: 5 }),
  isOn: fc.boolean(),
  startsAt: fc.constant(null),
}) satisfies fc.Arbitrary<Favourite>;
const copy = fc.array(change, { maxLength: 12 });

describe('merging copies', () => {
  it('[FAV-3] gives the same list for every order, grouping and repetition', () => {
    fc.assert(
      fc.property(copy, copy, copy, (one, two, three) => {
        const all = merge({}, [...one, ...two, ...three]);
        expect(merge(merge(merge({}, three), one), two)).toEqual(all);
        expect(merge(merge({}, one), Object.values(merge(merge({}, two), three)))).toEqual(all);
        expect(merge(all, [...two, ...one])).toEqual(all);
        expect(newerThan(all, [...one, ...two, ...three], 0)).toEqual([]);
      }),
      { seed: 31, numRuns: RUNS },
    );
  });

  it('[FAV-3] lets the later change win, and the star of two at the same time', () => {
    expect(merge(merge({}, [star(1, 5)]), [star(1, 6, false)])).toEqual({ 'game:1': star(1, 6, false) });
    expect(merge(merge({}, [star(1, 6, false)]), [star(1, 5)])).toEqual({ 'game:1': star(1, 6, false) });
    expect(merge(merge({}, [star(1, 5, false)]), [star(1, 5)])).toEqual({ 'game:1': star(1, 5) });
  });

  it('[FAV-3] keeps 500 entries: the oldest removed stars go first', () => {
    const removed = Array.from({ length: 400 }, (_, id) => star(id, 1_000 + id, false));
    const set = Array.from({ length: 200 }, (_, index) => star(1_000 + index, index + 1));
    const kept: Favourites = merge(merge({}, removed), set);
    expect(Object.keys(kept)).toHaveLength(500);
    expect(set.every((each) => Object.hasOwn(kept, keyOf(each)))).toBe(true);
    expect(Object.hasOwn(kept, 'game:99')).toBe(false);
    expect(Object.hasOwn(kept, 'game:100')).toBe(true);
  });
});

describe('the list', () => {
  const starred = { type: 'favourites/changed', payload: { favourite: star(7, NOW) } } as const;

  it('[FAV-1] has what is starred, the latest first, and loses what is not', () => {
    at()
      .when({ type: 'favourites/star', payload: { kind: 'game', id: 7, startsAt: null } })
      .then(starred);
    at(starred)
      .when({ type: 'favourites/star', payload: { kind: 'game', id: 7, startsAt: null } })
      .refused({ code: 'favourites/unchanged' });
    at()
      .when({ type: 'favourites/unstar', payload: { kind: 'game', id: 7 } })
      .refused({ code: 'favourites/unchanged' });
    const { entries, account } = at(starred, {
      type: 'favourites/merged',
      payload: { from: 'account', changes: [star(8, NOW + 1), star(9, NOW - 1), star(5, NOW, false)] },
    }).state;
    expect(viewFavourites({ entries, account }).games).toEqual([8, 7, 9]);
  });

  it('[FAV-3] a change is later than the one it replaces, where the clock is behind', () => {
    at({ type: 'favourites/changed', payload: { favourite: star(7, NOW + 50) } })
      .when({ type: 'favourites/unstar', payload: { kind: 'game', id: 7 } })
      .then({ type: 'favourites/changed', payload: { favourite: star(7, NOW + 51, false) } });
  });

  it('[FAV-2] refuses the star after the 200th', () => {
    const changes = Array.from({ length: MAX_STARS }, (_, id) => star(id, 1));
    at({ type: 'favourites/merged', payload: { from: 'account', changes } })
      .when({ type: 'favourites/star', payload: { kind: 'competition', id: 1, startsAt: null } })
      .refused({ code: 'favourites/full' });
  });

  it('[FAV-4] takes no game that began more than three days ago', () => {
    const begun = (id: number, days: number): Favourite => ({ ...star(id, 1), startsAt: NOW - days * DAY_MS });
    at()
      .when({ type: 'favourites/merge', payload: { from: 'device', changes: [begun(1, 2.9), begun(2, 3.1)] } })
      .then({ type: 'favourites/merged', payload: { from: 'device', changes: [begun(1, 2.9)] } });
  });

  it('[FAV-6] a star that was changed again while it was sent is sent again', () => {
    const again = { type: 'favourites/changed', payload: { favourite: star(7, NOW + 1, false) } } as const;
    const saved = (favourite: Favourite) => ({ type: 'favourites/saved', payload: { changes: [favourite] } }) as const;
    expect(at(starred, again, saved(star(7, NOW))).state.unsent).toEqual(['game:7']);
    expect(at(starred, again, saved(star(7, NOW + 1, false))).state.unsent).toEqual([]);
  });
});
