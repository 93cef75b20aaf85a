/**
 * Parses the hand-written lists: a competitor is a name followed by a rating; commas and line ends separate
 * competitors.
 */
import type { MatchFormat } from '../line/types.ts';
import type { ChampionshipFacts } from './types.ts';

export type Field = ChampionshipFacts['competitors'];

type More = Partial<Pick<ChampionshipFacts, 'top' | 'density' | 'format' | 'startsAt' | 'venues' | 'teams'>>;

/** Parses a field such as `Arsenal 1890, Schalke 04 1540`. Throws on an entry without a name or an integer rating. */
export function field(text: string): Field {
  return text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const parts = /^(.+) (\d{4})$/.exec(entry);
      if (parts?.[1] === undefined || parts[2] === undefined) throw new Error(`not a name and a rating: ${entry}`);
      return [parts[1].trim(), Number(parts[2])];
    });
}

/**
 * Parses a field by teams, a line each: `McLaren: Lando Norris 1870, Oscar Piastri 1860`. Throws as `field`, and on a line
 * without a team.
 */
export function teamField(text: string): readonly [Field, Pick<ChampionshipFacts, 'teams'>] {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, team, members] = /^([^:]+): (.+)$/.exec(line) ?? [];
      if (team === undefined || members === undefined) throw new Error(`not a team and its members: ${line}`);
      return { team, members: field(members) };
    });
  return [
    lines.flatMap(({ members }) => members),
    { teams: new Map(lines.flatMap(({ team, members }) => members.map(([name]) => [name, team] as const))) },
  ];
}

/**
 * Picks named competitors (comma list) from other championships, with their ratings there. Throws on an unknown name.
 */
export function pick(championships: readonly ChampionshipFacts[], names: string): Field {
  const known = new Map(championships.flatMap((championship) => championship.competitors));
  return names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => {
      const rating = known.get(name);
      if (rating === undefined) throw new Error(`in no other championship: ${name}`);
      return [name, rating];
    });
}

/**
 * Creates a function that builds championships of one sport: `(id, country, name, competitors, more?)`, with the
 * sport's usual format.
 */
export function championshipsOf(sportId: number, format: MatchFormat) {
  return (
    id: number,
    country: string,
    name: string,
    competitors: Field,
    ...more: readonly More[]
  ): ChampionshipFacts => ({
    id,
    sportId,
    name,
    country,
    format,
    top: false,
    density: 1,
    competitors,
    ...more.reduce((all, each) => ({ ...all, ...each }), {}),
  });
}
