import { describe, expect, it } from 'vitest';
import { decodeLive, decodeOffer } from 'touchline/core/match-view/wire';
import { happeningsOf } from '../../../adapters/sandbox/operator/media/happenings.ts';
import { offerOf, zoneOf, zoneOfVideo } from '../../../adapters/sandbox/operator/media/media.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import { matchOf, SIDED_MODELS, momentsOf } from '../../ui/model-matches.ts';

const MODELS = SIDED_MODELS;
const liveAt = (model: string, now: number, after = 0) => decodeLive(zoneOf({ match: matchOf(model), now }, after));

describe.each(MODELS)('the live view of a match of %s', (model) => {
  const match = matchOf(model);
  const moments = momentsOf(match).filter((at) => at >= match.fixture.startsAt);

  it('[MVW-2] is read by the site at every moment, and the score of the match is that of the feed', () => {
    for (const now of moments) {
      const decoded = liveAt(model, now);
      expect(decoded).toMatchObject({ ok: true });
      if (!decoded.ok) return;
      const { happened, count, now: nowT, length, momentum } = decoded.value;
      expect(happened).toHaveLength(count);
      expect(nowT).toBeLessThanOrEqual(length);
      expect(momentum.every((value) => Math.abs(value) <= 100)).toBe(true);
      const score = match.stateAt(now).score;
      const scored = happened.filter(({ kind }) => ['goal', 'points', 'score', 'set'].includes(kind));
      expect(scored.at(-1)?.score ?? [0, 0]).toEqual(
        scored.at(-1)?.kind === 'set' || scored.length > 0 ? score : [0, 0],
      );
    }
  });

  it('[MVW-2] only grows: what is known at one moment is known at every later one, in the same words', () => {
    const lists = moments.map((now) => {
      const decoded = liveAt(model, now);
      return decoded.ok ? decoded.value.happened : [];
    });
    for (const [at, list] of lists.entries()) expect(lists.at(at + 1)?.slice(0, list.length) ?? list).toEqual(list);
  });

  it('[MVW-2] continues what a reader knows', () => {
    const now = moments.at(-1) ?? 0;
    const [whole, rest] = [liveAt(model, now), liveAt(model, now, 5)];
    if (!whole.ok || !rest.ok) throw new Error('unreadable');
    expect([...whole.value.happened.slice(0, 5), ...rest.value.happened]).toEqual(whole.value.happened);
  });

  it('[MVW-3] has places in percents of the field, and a goal where the side attacks: home towards 100', () => {
    const whole = liveAt(model, Infinity);
    if (!whole.ok) throw new Error('unreadable');
    const { happened, momentum } = whole.value;
    for (const value of momentum) expect(Math.abs(value)).toBeLessThanOrEqual(100);
    for (const { place, kind, side } of happened) {
      if (place === null) continue;
      for (const share of [place.x, place.y]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }
      if (kind === 'goal') expect(side === 'home' ? place.x : 100 - place.x).toBeGreaterThan(50);
    }
  });

  it('[MVW-1] ends with the end of the match', () => {
    const last = happeningsOf(match).at(-1);
    expect(last?.kind).toBe('end');
    expect(match.stateAt(last?.at ?? 0).status).toBe(4);
    expect(liveAt(model, last?.at ?? 0)).toMatchObject({ ok: true, value: { isOver: true, spot: null } });
  });
});

describe('what a game has to show', () => {
  const match = matchOf('football');
  const { startsAt } = match.fixture;
  const end = happeningsOf(match).at(-1)?.at ?? 0;

  it('[MVW-1] is nothing before the start, a zone from the start, and no video after the end', () => {
    const top = createMatch({ ...match.fixture, top: true });
    expect(offerOf({ match: top, now: startsAt - 1 })).toMatchObject({ zones: [], videos: [] });
    expect(zoneOf({ match: top, now: startsAt - 1 }, 0)).toBeNull();
    expect(decodeOffer(offerOf({ match: top, now: startsAt }))).toMatchObject({
      ok: true,
      value: { zones: [{ kind: 'match' }], videos: [{ source: 'ANIMATION', isRecommended: true }] },
    });
    expect(offerOf({ match: top, now: end })).toMatchObject({ zones: [{ zoneId: 'm1' }], videos: [] });
    expect(zoneOfVideo({ match: top, now: startsAt })).toBe('m1');
    expect(zoneOfVideo({ match: top, now: end })).toBeNull();
  });

  it('[MVW-12] a match from a season file has the counts and the half-time of the file, and no course that the file does not know', () => {
    const recorded = createMatch({
      ...match.fixture,
      recorded: {
        prices: [],
        halfTime: [1, 0],
        fullTime: [2, 1],
        playedAt: startsAt,
        stats: [
          ['shots', 9, 4],
          ['corners', 6, 3],
          ['yellowCards', 2, 1],
          ['redCards', 0, 1],
        ],
      },
    });
    const decoded = decodeLive(zoneOf({ match: recorded, now: startsAt + 3_000_000 }, 0));
    expect(decoded).toMatchObject({ ok: true, value: { spot: null, trail: [], shares: [] } });
    const whole = decodeLive(zoneOf({ match: recorded, now: Infinity }, 0));
    if (!whole.ok) throw new Error('unreadable');
    const { happened } = whole.value;
    const of = (kind: string): readonly [home: number, away: number] => [
      happened.filter((each) => each.kind === kind && each.side === 'home').length,
      happened.filter((each) => each.kind === kind && each.side === 'away').length,
    ];
    const kinds = ['goal', 'shot', 'shotOnTarget', 'corner', 'yellowCard', 'redCard', 'foul', 'substitution'];
    expect(Object.fromEntries(kinds.map((kind) => [kind, of(kind)]))).toEqual({
      goal: [2, 1],
      shot: [9, 4],
      shotOnTarget: [0, 0],
      corner: [6, 3],
      yellowCard: [2, 1],
      redCard: [0, 1],
      foul: [0, 0],
      substitution: [0, 0],
    });
    const breaks = happened.filter(({ kind }) => ['periodEnd', 'end'].includes(kind));
    expect(breaks.map(({ kind, score }) => [kind, score])).toEqual([
      ['periodEnd', [1, 0]],
      ['end', [2, 1]],
    ]);
  });
});
