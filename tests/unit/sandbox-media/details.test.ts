import { describe, expect, it } from 'vitest';
import { decodeLive } from 'touchline/core/match-view/wire';
import type { Happening } from 'touchline/core/match-view/types';
import { zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { matchOf, momentsOf } from '../../ui/model-matches.ts';

const PLAYED = new Map(
  ['cricket', 'american-football', 'snooker', 'darts', 'football'].map((model): [string, readonly Happening[]] => {
    const match = matchOf(model);
    const decoded = decodeLive(zoneOf({ match, now: momentsOf(match).at(-1) ?? 0 }, 0));
    return [model, decoded.ok ? decoded.value.happened : []];
  }),
);
const of = (model: string, kind: string): readonly Happening[] =>
  (PLAYED.get(model) ?? []).filter((each) => each.kind === kind);

describe('the details of a happening beside its score', () => {
  it('[MVW-8] a run or wicket of cricket has its ball, in order', () => {
    const balls = [...of('cricket', 'score'), ...of('cricket', 'wicket')].toSorted((a, b) => a.n - b.n);
    expect(of('cricket', 'wicket').length).toBeGreaterThan(3);
    const numbers = balls.map(({ detail, period }) =>
      detail?.kind === 'overs' ? 1_000 * period + 6 * detail.overs + detail.balls : Number.NaN,
    );
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('[MVW-8] a score or a first down of American football has the down that it ended', () => {
    const ends = [...of('american-football', 'score'), ...of('american-football', 'firstDown')];
    expect(of('american-football', 'firstDown').length).toBeGreaterThan(10);
    expect(of('american-football', 'score').length).toBeGreaterThan(2);
    for (const { side, detail } of ends) expect(detail).toMatchObject({ kind: 'down', side });
    // No first down is the first play of its drive.
    expect(
      new Set(of('american-football', 'firstDown').map(({ detail }) => detail?.kind === 'down' && detail.down)).size,
    ).toBe(3);
  });

  it('[MVW-8] a visit of darts has the points left of each side; a break of snooker and a goal of football have no detail', () => {
    const visits = of('darts', 'point');
    expect(visits.length).toBeGreaterThan(20);
    for (const { detail, score } of visits)
      expect(detail).toMatchObject({ kind: 'legs', left: [501 - score[0], 501 - score[1]] });
    expect([...of('snooker', 'point'), ...of('football', 'goal')].filter(({ detail }) => detail !== undefined)).toEqual(
      [],
    );
  });
});
