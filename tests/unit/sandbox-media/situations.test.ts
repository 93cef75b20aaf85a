import { describe, expect, it } from 'vitest';
import { decodeLive } from 'touchline/core/match-view/wire';
import type { LiveView } from 'touchline/core/match-view/types';
import { metresToTryLine, pointsOnTable, yardLine } from 'touchline/core/match-view/rules/situation';
import { offerOf, zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { afterBreak } from '../../../adapters/sandbox/operator/media/situations/table-balls.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { drivesOf } from '../../../adapters/sandbox/operator/models/points/play.ts';
import { pointsSpecFor } from '../../../adapters/sandbox/operator/models/points/spec.ts';
import { createRandom } from '../../../adapters/sandbox/operator/models/seeded.ts';
import { matchOf, momentsOf, SIDED_MODELS } from '../../ui/model-matches.ts';

const viewsOf = (model: string): readonly Pick<LiveView, 'situation' | 'spot' | 'shares' | 'happened'>[] => {
  const match = matchOf(model);
  return momentsOf(match)
    .slice(1)
    .flatMap((now) => {
      const decoded = decodeLive(zoneOf({ match, now }, 0));
      return decoded.ok ? [decoded.value] : [];
    });
};

const KINDS: Readonly<Record<string, string>> = {
  'american-football': 'yards',
  baseball: 'bases',
  cricket: 'over',
  snooker: 'balls',
  darts: 'visit',
};

describe('where the play stands', () => {
  it.each(SIDED_MODELS)('[MVW-10] the site reads where the play of %s stands, in the sports that have it', (model) => {
    const kinds = new Set(viewsOf(model).map(({ situation }) => situation?.kind));
    kinds.delete(undefined);
    expect([...kinds]).toEqual(KINDS[model] === undefined ? [] : [KINDS[model]]);
  });

  it('[MVW-10] a view with a situation that this version does not know has none', () => {
    const match = matchOf('darts');
    const view = zoneOf({ match, now: momentsOf(match)[5] ?? 0 }, 0);
    const situationOf = (situation: unknown) => {
      const decoded = decodeLive({ ...view, situation });
      return decoded.ok ? decoded.value.situation : 'refused';
    };
    expect(situationOf(['visit', 1, 2, 2, [320, 120, 0]])).toEqual({
      kind: 'visit',
      side: 'home',
      left: 2,
      lastVisit: {
        side: 'away',
        darts: [
          { times: 3, field: 20 },
          { times: 1, field: 20 },
          { times: 0, field: 0 },
        ],
      },
    });
    for (const unknown of [
      ['visit', 1, 2, 2, [421]],
      ['visit', 1, 0, 0, []],
      ['visit', 1, 1, 0, [325]],
      ['orbit', 1],
      7,
    ])
      expect(situationOf(unknown)).toBeNull();
  });

  it('[MVW-10] the balls on a table are worth a black with each red, and the colours', () => {
    expect(pointsOnTable(15, 6)).toBe(147);
    expect(pointsOnTable(0, 6)).toBe(27);
    expect(pointsOnTable(0, 1)).toBe(7);
  });

  it('[MVW-10] a break takes at least the reds that it needs, then colours in their order, and never the black', () => {
    const random = createRandom(1);
    for (const [points, reds] of [
      [1, 1],
      [8, 1],
      [57, 8],
    ] as const) {
      const potted = 15 - afterBreak({ reds: 15, colours: 6 }, points, random).reds;
      expect(potted === reds || potted === reds + 1).toBe(true);
    }
    expect(afterBreak({ reds: 1, colours: 6 }, 13, random)).toEqual({ reds: 0, colours: 4 });
    expect(afterBreak({ reds: 0, colours: 2 }, 44, random)).toEqual({ reds: 0, colours: 1 });
  });

  it('[MVW-10] a yard line counts from the nearer goal line', () => {
    expect([35, 50, 62, 100].map(yardLine)).toEqual([
      { half: 'own', yards: 35 },
      { half: 'midfield', yards: 50 },
      { half: 'opponent', yards: 38 },
      { half: 'goal', yards: 0 },
    ]);
  });

  it('[MVW-11] the ball of rugby is with the side that attacks, on the field of play, and nearer to a try line after it was scored', () => {
    const match = matchOf('rugby');
    const { drives } = drivesOf(pointsSpecFor('rugby', match.fixture.format), match.fixture);
    const views = viewsOf('rugby').filter(({ spot }) => spot !== null);
    expect(views.length).toBeGreaterThan(10);
    expect(new Set(views.map(({ spot }) => spot?.side))).toEqual(new Set(['home', 'away']));
    for (const { spot, shares } of views) {
      expect((spot?.x ?? 0) >= 7.5 && (spot?.x ?? 100) <= 92.5).toBe(true);
      expect(shares.map(({ name }) => name)).toEqual(['possession']);
    }
    // A quarter of the way into each attack that is long enough, where no other side has scored meanwhile.
    const { format, startsAt, pace } = match.fixture;
    for (const { side, fromS, toS } of drives.filter((drive) => drive.toS - drive.fromS > 60)) {
      const now = startsAt + ((fromS + (toS - fromS) / 2) * 1000) / pace;
      const decoded = decodeLive(zoneOf({ match, now }, 0));
      if (!decoded.ok || decoded.value.spot === null) continue;
      expect({ at: fromS, side: decoded.value.spot.side, format: format.model }).toEqual({
        at: fromS,
        side: side === 1 ? 'home' : 'away',
        format: 'rugby',
      });
    }
    const top = createMatch({ ...match.fixture, top: true });
    expect(offerOf({ match: top, now: startsAt })).toMatchObject({ videos: [{ source: 'ANIMATION' }] });
    const tries = views.at(-1)?.happened.filter(({ kind, value }) => kind === 'score' && value >= 5) ?? [];
    for (const { side, place } of tries)
      expect(side === 'home' || side === 'away' ? metresToTryLine(side, place?.x ?? 50) : 100).toBe(0);
  });
});
