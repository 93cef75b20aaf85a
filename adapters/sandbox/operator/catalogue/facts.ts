/**
 * Parses the hand-written lists: a competitor is a name followed by a rating; commas and line ends separate
 * competitors.
 */
import type { MatchFormat } from '../line/types.ts';
import type { ChampionshipFacts } from './types.ts';

export type Field = ChampionshipFacts['competitors'];

type More = Partial<Pick<ChampionshipFacts, 'top' | 'density' | 'format'>>;

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
  return (id: number, country: string, name: string, competitors: Field, more: More = {}): ChampionshipFacts => ({
    id,
    sportId,
    name,
    country,
    format,
    top: false,
    density: 1,
    competitors,
    ...more,
  });
}
