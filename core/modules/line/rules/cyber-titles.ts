/** The games that cyber sport plays, by the names of competitions: `Game. Competition`, in every language [NAV-42]. */

export interface CyberTitle {
  readonly name: string;
  /** As addresses have it: `dota-2`. */
  readonly slug: string;
}

export function cyberTitleOf(competition: string): CyberTitle {
  const [name = competition] = competition.split('.');
  return { name, slug: name.toLowerCase().replace(/[^a-z0-9]+/g, '-') };
}
