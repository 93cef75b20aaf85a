/** How the hand-written lists are read: a competitor is its name and, last, its rating; commas and line ends separate them. */
import type { MatchFormat } from '../line/types.ts';
import type { ChampionshipFacts } from './types.ts';

export type Field = ChampionshipFacts['competitors'];

type More = Partial<Pick<ChampionshipFacts, 'top' | 'density' | 'format'>>;

/** A field from text such as `Arsenal 1890, Schalke 04 1540`. Throws on an entry without a name or a whole rating. */
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

/** The named competitors of other championships (comma list), with the ratings they have there. Throws when one is unknown. */
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

/** A writer of championships of one sport: `(id, country, name, competitors, more?)`, with the sport's usual format. */
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
