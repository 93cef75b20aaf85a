/** Filters of the lobby [CSN-2, CSN-3]. */
import type { CasinoGame } from '../types.ts';

export interface GameFilter {
  /** Null: every section. */
  readonly section: string | null;
  /** The provider's slug; null: every provider. */
  readonly provider: string | null;
  /** Words of the title, the provider or a feature, in any order; '' finds all. */
  readonly words: string;
}

/** Letters without marks, in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function findGames(
  games: readonly CasinoGame[],
  { section, provider, words }: GameFilter,
): readonly CasinoGame[] {
  const asked = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  return games.filter((game) => {
    if (section !== null && game.section !== section) return false;
    if (provider !== null && game.provider.slug !== provider) return false;
    const text = plain([game.title, game.slug, game.provider.name, ...game.features].join(' '));
    return asked.every((word) => text.includes(word));
  });
}

/** Sections that have games, in the order of the catalogue. */
export function sectionsWithGames(games: readonly CasinoGame[]): readonly string[] {
  return [...new Set(games.map(({ section }) => section))];
}

/** The path of a game's page, without language. */
export function gamePath({ number, slug }: Pick<CasinoGame, 'number' | 'slug'>): string {
  return `/slots/game/${number}/${slug}`;
}
