/** Line-ups of the stand-in's football, and the players of its goals, cards and substitutions. */
import { describe, expect, it } from 'vitest';
import { linesOf, marksOf } from 'touchline/core/match-view/rules/lineup';
import type { Lineups, LiveView, SideLineup } from 'touchline/core/match-view/types';
import { decodeLineups, decodeLive } from 'touchline/core/match-view/wire';
import type { Fixture } from '../../../adapters/sandbox/operator/line/types.ts';
import { happeningsOf } from '../../../adapters/sandbox/operator/media/happenings.ts';
import { lineupsOf } from '../../../adapters/sandbox/operator/media/lineups.ts';
import { zoneOf } from '../../../adapters/sandbox/operator/media/media.ts';
import { createMatch, type Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { matchOf, momentsOf, SIDED_MODELS } from '../../ui/model-matches.ts';

const HOUR_MS = 3_600_000;
const football = matchOf('football');
const { startsAt } = football.fixture;
const SEEDS = Array.from({ length: 60 }, (_, at) => 1_000 + 7 * at);
const withSeed = (seed: number, more: Partial<Fixture> = {}): Match =>
  createMatch({ ...football.fixture, seed, ...more });

function announced(match: Match, now = match.fixture.startsAt): Lineups {
  const decoded = decodeLineups(lineupsOf({ match, now }));
  if (!decoded.ok || typeof decoded.value === 'string') throw new Error('no line-ups');
  return decoded.value;
}

function liveAt(match: Match, now: number, after = 0): Pick<LiveView, 'happened'> {
  const decoded = decodeLive(zoneOf({ match, now }, after));
  if (!decoded.ok) throw new Error(decoded.error);
  return decoded.value;
}
const endOf = (match: Match): number => happeningsOf(match).at(-1)?.at ?? 0;
const playersOf = ({ starters, bench }: SideLineup) => [...starters, ...bench];

describe('line-ups', () => {
  it('[MVW-5] have eleven starters in the lines of their formation, one of them a goalkeeper, and a bench', () => {
    for (const seed of SEEDS) {
      const { home, away } = announced(withSeed(seed));
      for (const side of [home, away]) {
        const lines = linesOf(side);
        expect(lines.flat()).toEqual(side.starters);
        expect(lines.at(0)?.map(({ position }) => position)).toEqual(['goalkeeper']);
        expect(side.starters.filter(({ position }) => position === 'goalkeeper')).toHaveLength(1);
        expect(side.starters).toHaveLength(11);
        expect(side.bench).toHaveLength(9);
        expect(new Set(playersOf(side).map(({ name }) => name)).size).toBe(20);
      }
    }
  });

  it('[MVW-5] come from the same squad in every match of a team, in more than one formation', () => {
    const sides = SEEDS.map((seed) => announced(withSeed(seed)).home);
    const squads = sides.map((side) =>
      playersOf(side)
        .map(({ number, name }) => `${number} ${name}`)
        .toSorted(),
    );
    for (const squad of squads) expect(squad).toEqual(squads[0]);
    expect(new Set(sides.map(({ formation }) => formation)).size).toBeGreaterThan(2);
  });

  it('[MVW-5] are announced an hour before the start, and never for a match of a season file, a short match or another sport', () => {
    const answer = (match: Match, now: number) => decodeLineups(lineupsOf({ match, now }));
    expect(answer(football, startsAt - HOUR_MS - 1)).toEqual({ ok: true, value: 'later' });
    expect(announced(football, startsAt - HOUR_MS).home.starters).toHaveLength(11);
    const recorded = { prices: [], halfTime: null, fullTime: [1, 0], playedAt: startsAt, stats: [] } as const;
    const { format } = football.fixture;
    const without = [
      withSeed(7, { recorded }),
      withSeed(7, { format: { ...format, periodS: 360 } }),
      ...SIDED_MODELS.filter((model) => model !== 'football').map(matchOf),
    ];
    for (const match of without) expect(answer(match, startsAt)).toEqual({ ok: true, value: 'none' });
  });
});

describe('the players of what happens', () => {
  it('[MVW-6] stay the same while the match goes on, also for a reader who knows the first happenings', () => {
    for (const match of [football, withSeed(1_007)]) {
      const whole = liveAt(match, endOf(match)).happened;
      for (const now of momentsOf(match).filter((at) => at >= startsAt)) {
        const { happened } = liveAt(match, now);
        expect(happened).toEqual(whole.slice(0, happened.length));
      }
      expect(liveAt(match, endOf(match), 5).happened).toEqual(whole.slice(5));
    }
  });

  it('[MVW-6] belong to every goal, card and substitution, to players on the field alone, and agree with the score', () => {
    let [goals, cards, changes] = [0, 0, 0];
    for (const seed of SEEDS) {
      const match = withSeed(seed);
      const lineups = announced(match);
      const { happened } = liveAt(match, endOf(match));
      for (const side of ['home', 'away'] as const) {
        const field = new Set(lineups[side].starters.map(({ number }) => number));
        const bench = new Set(lineups[side].bench.map(({ number }) => number));
        const booked = new Set<number>();
        let scored = 0;
        for (const { kind, side: of, players } of happened) {
          if (of !== side) continue;
          if (!['goal', 'yellowCard', 'redCard', 'substitution'].includes(kind)) {
            expect(players).toBeUndefined();
            continue;
          }
          const [number = -1, other = -1] = players ?? [];
          expect(field.has(number), `${kind} of ${number}`).toBe(true);
          if (kind === 'goal') scored += 1;
          if (kind === 'yellowCard') {
            expect(booked.has(number)).toBe(false);
            booked.add(number);
            cards += 1;
          }
          if (kind === 'redCard') field.delete(number);
          if (kind === 'substitution') {
            expect(bench.delete(other)).toBe(true);
            field.delete(number);
            field.add(other);
            changes += 1;
          }
        }
        expect(scored).toBe(match.stateAt(endOf(match)).score[side === 'home' ? 0 : 1]);
        goals += scored;
        const marks = [...marksOf(happened, side).values()].flat();
        expect(marks.filter(({ kind }) => kind === 'goal')).toHaveLength(scored);
      }
    }
    expect(Math.min(goals, cards, changes)).toBeGreaterThan(50);
  });
});
