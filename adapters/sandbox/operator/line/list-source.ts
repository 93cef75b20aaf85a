/** A source for the line with a fixed list of games (a replayed season). */
import { longestMinutes } from './durations.ts';
import type { FixtureSource, LineChampionship } from './line.ts';
import type { Fixture } from './types.ts';

const WEEK_MS = 7 * 86_400_000;

export interface FixtureList {
  readonly championships: readonly LineChampionship[];
  readonly fixtures: readonly Fixture[];
}

/** Games of the list enter the line `aheadMs` (wall; by default a week at the game's own pace) before their start. */
export function listSource({ championships, fixtures }: FixtureList, aheadMs?: number): FixtureSource {
  const byStart = fixtures.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const byId = new Map(fixtures.map((fixture) => [fixture.id, fixture]));
  const opensAt = ({ startsAt, pace }: Fixture): number => startsAt - (aheadMs ?? WEEK_MS / pace);
  const longestAt = ({ startsAt, format, pace }: Fixture): number =>
    startsAt + (longestMinutes(format) * 60_000) / pace;
  return {
    championships,
    current: (now) => byStart.filter((fixture) => opensAt(fixture) <= now && longestAt(fixture) > now),
    opening: (from, to) => byStart.filter((fixture) => opensAt(fixture) > from && opensAt(fixture) <= to),
    find: (gameId) => byId.get(gameId) ?? null,
    opensAt,
    between: (championshipIds, from, to) =>
      byStart.filter(({ champId, startsAt }) => championshipIds.has(champId) && startsAt > from && startsAt <= to),
    endingIn: (championshipIds, from, to) =>
      byStart.filter(
        (fixture) => championshipIds.has(fixture.champId) && fixture.startsAt < to && longestAt(fixture) >= from,
      ),
    seasons: (championshipId, now, before) => {
      const seasons = new Map<string, Fixture[]>();
      for (const fixture of byStart) {
        if (fixture.champId !== championshipId || fixture.startsAt > now) continue;
        const name = fixture.recorded?.season ?? '';
        seasons.set(name, [...(seasons.get(name) ?? []), fixture]);
      }
      return [...seasons.values()].reverse().slice(0, before + 1);
    },
  };
}
