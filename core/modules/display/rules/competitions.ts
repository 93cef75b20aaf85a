/** A board with the games of one country or one competition only [DSP-21]. */
import type { BoardGroup } from '../../line/public.ts';

export interface CompetitionChoice {
  /** As competitions have it; null for all. */
  readonly country: string | null;
  /** Null for all of the country. */
  readonly champ: BoardGroup['champ'] | null;
}

export const EVERY_COMPETITION: CompetitionChoice = { country: null, champ: null };

export interface CompetitionOptions {
  /** Each country of the board once, in the board's order. */
  readonly countries: readonly string[];
  /** The competitions of the chosen country; of every country where none is chosen. */
  readonly champs: readonly BoardGroup['champ'][];
}

export const isChosen = ({ country, champ }: CompetitionChoice): boolean => country !== null || champ !== null;

/** The same list where nothing is chosen. */
export function ofCompetitions(
  groups: readonly BoardGroup[],
  { country, champ }: CompetitionChoice,
): readonly BoardGroup[] {
  if (country === null && champ === null) return groups;
  return groups.filter((group) => (champ === null ? group.champ.country === country : group.champ.id === champ.id));
}

/** The options of a board. A choice whose last game has left the board stays among them, so that it can be seen. */
export function optionsOf(
  groups: readonly BoardGroup[],
  { country, champ: chosen }: CompetitionChoice,
): CompetitionOptions {
  const champs = new Map(groups.map(({ champ }) => [champ.id, champ] as const));
  const countries = new Set(groups.map(({ champ }) => champ.country));
  if (country !== null) countries.add(country);
  if (chosen !== null && !champs.has(chosen.id)) champs.set(chosen.id, chosen);
  return {
    countries: [...countries],
    champs: [...champs.values()].filter((champ) => country === null || champ.country === country),
  };
}

/** Another country takes the choice of a competition back. */
export function choiceOfCountry(country: string | null): CompetitionChoice {
  return { country, champ: null };
}

/** The competition of that id among the options; all of the chosen country where there is none. */
export function choiceOfChamp(
  { country }: CompetitionChoice,
  { champs }: CompetitionOptions,
  champId: number | null,
): CompetitionChoice {
  return { country, champ: champs.find(({ id }) => id === champId) ?? null };
}
