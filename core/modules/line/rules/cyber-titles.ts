/** The games that cyber sport plays, by the names of competitions: `Game. Competition`, in every language [NAV-42]. */
import type { TreeChampionship } from '../types.ts';

export interface CyberTitle {
  readonly name: string;
  /** As addresses have it: `dota-2`. */
  readonly slug: string;
}

export function cyberTitleOf(competition: string): CyberTitle {
  const [name = competition] = competition.split('.');
  return { name, slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-') };
}

/** A competition without its game: `The International` of `Dota 2. The International`. */
export function cyberCompetitionOf(competition: string): string {
  const [, ...rest] = competition.split('. ');
  return rest.length === 0 ? competition : rest.join('. ');
}

/** A game of cyber sport with its competitions and their games of the line. */
export interface CyberDiscipline extends CyberTitle {
  readonly championships: readonly TreeChampionship[];
  readonly live: number;
  readonly line: number;
}

/** Each game of cyber sport that has games of the line, in the order of its first competition [NAV-43]. */
export function cyberDisciplinesOf(championships: readonly TreeChampionship[]): readonly CyberDiscipline[] {
  const found = new Map<string, CyberDiscipline>();
  for (const champ of championships) {
    if (champ.live + champ.line === 0) continue;
    const title = cyberTitleOf(champ.name);
    const known = found.get(title.slug) ?? { ...title, championships: [], live: 0, line: 0 };
    found.set(title.slug, {
      ...known,
      championships: [...known.championships, champ],
      live: known.live + champ.live,
      line: known.line + champ.line,
    });
  }
  return [...found.values()];
}
