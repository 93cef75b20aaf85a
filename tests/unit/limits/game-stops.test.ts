/** What stops the stakes of a player in games. */
import { describe, expect, it } from 'vitest';
import { money } from 'touchline/kernel/money';
import { ACTIVE } from 'touchline/core/limits/rules/effective';
import { gameStops } from 'touchline/core/limits/rules/game-stops';
import { sectionOf } from 'touchline/core/limits/rules/sections';
import type { Limit, LimitKind } from 'touchline/core/limits/types';

const LEAST = money(10, 'EUR');
const limit = (limitType: LimitKind, more: Partial<Limit>): Limit => ({
  ...ACTIVE,
  limitType,
  limitValue: 500,
  currency: 'EUR',
  ...more,
});

describe('[CSN-39] the stops of the lowest stake', () => {
  it.each<[string, readonly Limit[], readonly [LimitKind, number | null][]]>([
    ['a limit that leaves the lowest stake stops nothing', [limit('stakeDay', { limitBalance: 10 })], []],
    [
      'a limit that leaves less stops until the lowest stake is free',
      [
        limit('lossWeek', {
          limitBalance: 9,
          frees: [
            { at: 100, left: 9 },
            { at: 200, left: 10 },
          ],
        }),
      ],
      [['lossWeek', 200_000]],
    ],
    [
      'of two limits the longer wait is first',
      [
        limit('stakeDay', { limitBalance: 0, frees: [{ at: 100, left: 500 }] }),
        limit('stakeMonth', { limitBalance: 0, frees: [{ at: 900, left: 500 }] }),
      ],
      [
        ['stakeMonth', 900_000],
        ['stakeDay', 100_000],
      ],
    ],
    [
      'a time-out hides limits of money',
      [limit('timeOut', { limitValue: 7, endsAt: 50 }), limit('stakeDay', { limitBalance: 0 })],
      [['timeOut', 50_000]],
    ],
    [
      'an exclusion hides a time-out',
      [limit('timeOut', { endsAt: 50 }), limit('selfExclusion', { endsAt: null })],
      [['selfExclusion', null]],
    ],
  ])('%s', (_, limits, stops) => {
    expect(gameStops(limits, LEAST).map(({ limitType, freesAt }) => [limitType, freesAt])).toEqual(stops);
  });

  it('each kind that stops has a section on the limits’ page', () => {
    const kinds: readonly LimitKind[] = ['stakeDay', 'lossMonth', 'selfExclusion', 'timeOut'];
    expect(kinds.map(sectionOf)).toEqual(['wagering', 'loss', 'extra', 'extra']);
    expect(sectionOf('extraLock')).toBeUndefined();
  });
});
