/** Subcategories of a section: new and popular games, kinds of game, and features [CSN-19]. */
import type { CasinoGame } from '../types.ts';
import { featuresOf, newGames, popularGames } from './find-games.ts';

export interface Subcategory {
  /** The word in the address, such as 'roulette'. */
  readonly id: string;
  readonly what: 'new' | 'popular' | 'kind' | 'feature';
  readonly games: readonly CasinoGame[];
}

/** All subcategories that have games. `section`: the games of the section; `all`: the whole catalogue. */
function everyOne(section: readonly CasinoGame[], all: readonly CasinoGame[]): readonly Subcategory[] {
  const within = (games: readonly CasinoGame[]): readonly CasinoGame[] =>
    games.filter((game) => section.includes(game));
  const kinds = [...new Set(section.flatMap(({ kind }) => kind ?? []))];
  const every: readonly Subcategory[] = [
    { id: 'new', what: 'new', games: within(newGames(all)) },
    { id: 'popular', what: 'popular', games: popularGames(section) },
    ...kinds.map((id): Subcategory => ({ id, what: 'kind', games: section.filter(({ kind }) => kind === id) })),
    ...featuresOf(section).map((id): Subcategory => ({
      id,
      what: 'feature',
      games: section.filter(({ features }) => features.includes(id)),
    })),
  ];
  return every.filter(({ games }, at) => games.length > 0 && every.findIndex(({ id }) => id === every[at]?.id) === at);
}

/** The subcategory at an address; null where the section has none by this name. */
export function subcategoryOf(
  id: string,
  section: readonly CasinoGame[],
  all: readonly CasinoGame[],
): Subcategory | null {
  return everyOne(section, all).find((each) => each.id === id) ?? null;
}

/**
 * Subcategories to choose from: those with some of the section's games, and of several with the same games the first.
 */
export function subcategoriesOf(section: readonly CasinoGame[], all: readonly CasinoGame[]): readonly Subcategory[] {
  const keyOf = ({ games }: Subcategory): string =>
    games
      .map(({ number }) => number)
      .sort((left, right) => left - right)
      .join();
  const parts = everyOne(section, all).filter(({ games }) => games.length < section.length);
  return parts.filter(
    (each, at) =>
      each.what !== 'feature' ||
      parts.findIndex((other) => other.what !== 'new' && other.what !== 'popular' && keyOf(other) === keyOf(each)) ===
        at,
  );
}
