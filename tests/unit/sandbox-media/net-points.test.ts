import { describe, expect, it } from 'vitest';
import { decodeLive } from 'touchline/core/match-view/wire';
import type { Happening } from 'touchline/core/match-view/types';
import { zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { matchOf, momentsOf } from '../../ui/model-matches.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => 100 + 7 * at);
const POINTS: readonly string[] = ['point', 'game', 'break', 'set'];

function happenedIn(model: string, seed: number): readonly Happening[] {
  const match = createMatch({ ...matchOf(model).fixture, seed });
  const decoded = decodeLive(zoneOf({ match, now: momentsOf(match).at(-1) ?? 0 }, 0));
  if (!decoded.ok) throw new Error('unreadable');
  return decoded.value.happened;
}
const isHome = ({ side }: Happening): boolean => side === 'home';

describe.each(['tennis', 'table-tennis', 'volleyball', 'badminton'])('the points of a match of %s', (model) => {
  const matches = SEEDS.map((seed) => happenedIn(model, seed));
  const points = matches.map((happened) => happened.filter(({ kind }) => POINTS.includes(kind)));

  it('[MVW-7] each have a place, and the place that they were served from, on the server’s half', () => {
    for (const point of points.flat()) {
      const { place, servedFrom } = point;
      if (place === null || servedFrom === undefined) throw new Error(`no place: ${JSON.stringify(point)}`);
      expect([place.x, place.y].filter((each) => !(each >= 0 && each <= 100))).toEqual([]);
      expect(servedFrom.x < 35 || servedFrom.x > 65).toBe(true);
    }
    const all = points.flat();
    expect(all.length).toBeGreaterThan(500);
    // Served by both, from both sides.
    expect(new Set(all.map(({ servedFrom }) => `${servedFrom?.x} ${servedFrom?.y}`)).size).toBe(4);
  });

  it('[MVW-7] end inside the loser’s half, in the net, or beyond the winner’s base line', () => {
    // Without double faults, which have no rally.
    const rallies = points.flat().filter(({ detail }) => model !== 'tennis' || detail !== undefined);
    const depths = rallies.map((point) => ((point.place?.x ?? 50) - 50) * (isHome(point) ? 1 : -1));
    for (const depth of depths) expect(depth > 0 ? depth <= 43 : depth <= -39).toBe(true);
    const winners = depths.filter((depth) => depth > 5).length;
    expect(winners / depths.length).toBeGreaterThan(0.5);
    expect(depths.some((depth) => depth < 0) && depths.some((depth) => depth > 0 && depth <= 3)).toBe(true);
  });

  it('[MVW-7] are the same at every moment at which they are known', () => {
    const match = matchOf(model);
    const [early, late] = [0.5, 1].map((share) => {
      const moments = momentsOf(match);
      const decoded = decodeLive(zoneOf({ match, now: moments[Math.floor(share * (moments.length - 1))] ?? 0 }, 0));
      return decoded.ok ? decoded.value.happened : [];
    });
    expect(early?.length).toBeGreaterThan(10);
    expect(late?.slice(0, early?.length)).toEqual(early);
  });
});

describe.each(['tennis', 'table-tennis', 'volleyball'])('the rallies of a match of %s', (model) => {
  const matches = SEEDS.map((seed) => happenedIn(model, seed));

  it('[MVW-7] have the number of their strokes: the last one is the winner’s in a winner and the loser’s in an error', () => {
    for (const happened of matches) {
      const byServe = new Map(
        happened.filter(({ kind }) => kind === 'ace' || kind === 'doubleFault').map(({ at, kind }) => [at, kind]),
      );
      for (const point of happened.filter(({ kind }) => POINTS.includes(kind))) {
        const { at, detail, place, servedFrom } = point;
        const ending = byServe.get(at);
        if (ending === 'doubleFault') {
          expect(detail).toBeUndefined();
          continue;
        }
        const shots = detail?.kind === 'rally' ? detail.shots : 0;
        if (ending === 'ace') {
          expect(shots).toBe(1);
          continue;
        }
        const isServers = isHome(point) === (servedFrom?.x ?? 0) < 50;
        const isWinner = Math.abs((place?.x ?? 50) - 50) > 5 && (place?.x ?? 50) > 50 === isHome(point);
        expect(shots).toBeGreaterThanOrEqual(2);
        expect(shots % 2 === 1).toBe(isServers === isWinner);
      }
    }
    const lengths = matches.flat().flatMap(({ detail }) => (detail?.kind === 'rally' ? [detail.shots] : []));
    expect(Math.max(...lengths)).toBeGreaterThan(6);
  });
});

describe('a match without a net', () => {
  it.each(['football', 'darts', 'cricket', 'esports'])('[MVW-7] of %s has no rallies and no serves', (model) => {
    const happened = happenedIn(model, 7);
    expect(happened.filter(({ servedFrom, detail }) => servedFrom !== undefined || detail?.kind === 'rally')).toEqual(
      [],
    );
  });
});

it('[MVW-7] a double fault and an ace are played from the place of their server, and end where serves do', () => {
  const served = SEEDS.flatMap((seed) => happenedIn('tennis', seed)).filter(
    ({ kind }) => kind === 'ace' || kind === 'doubleFault',
  );
  expect(new Set(served.map(({ kind }) => kind)).size).toBe(2);
  for (const { kind, side, place, servedFrom } of served) {
    if (place === null || servedFrom === undefined) throw new Error('no place');
    expect(servedFrom.x < 50).toBe(side === 'home');
    // Across the net and the middle line, inside the box or just beyond it.
    expect(place.x > 50).toBe(side === 'home');
    expect(place.y > 50).toBe(servedFrom.y < 50);
    expect(Math.abs(place.x - 50) <= 23.5).toBe(kind === 'ace');
  }
});
