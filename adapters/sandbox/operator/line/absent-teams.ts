/** Teams that have no game on the line now, by their games of the last weeks: a starred one keeps its name [FAV-13]. */
import type { FixtureSource } from './line.ts';
import type { Competitor } from './types.ts';

const DAY_MS = 86_400_000;
/** Days before today whose lines are read: the line of a day has the games of the week after it. */
const LOOKS_DAYS = [7, 14, 28] as const;
const CACHE_TTL_MS = 3_600_000;

interface AbsentTeam extends Pick<Competitor, 'id' | 'name'> {
  readonly sportId: number;
}

/** Finds a team by its id; the names are read at the first question and kept for an hour. */
export function createAbsentTeams(source: FixtureSource, lineNow: () => number): (id: number) => AbsentTeam | null {
  let known: { readonly at: number; readonly teams: ReadonlyMap<number, AbsentTeam> } | null = null;
  const read = (now: number): ReadonlyMap<number, AbsentTeam> => {
    const teams = new Map<number, AbsentTeam>();
    for (const days of LOOKS_DAYS)
      for (const { home, away, sportId, field } of source.current(now - days * DAY_MS)) {
        if (field !== undefined) continue;
        for (const { id, name } of [home, away]) if (!teams.has(id)) teams.set(id, { id, name, sportId });
      }
    return teams;
  };
  return (id) => {
    const now = lineNow();
    if (known === null || now < known.at || now - known.at > CACHE_TTL_MS) known = { at: now, teams: read(now) };
    return known.teams.get(id) ?? null;
  };
}
