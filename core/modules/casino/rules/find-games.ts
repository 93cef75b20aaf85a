/** Filters of the lobby [CSN-2, CSN-3, CSN-15]. */
import { compareReturns, lowestReturn } from './stated-return.ts';
import type { CasinoGame, GameProvider, Volatility } from '../types.ts';

export interface GameFilter {
  /** Null: every section. */
  readonly section: string | null;
  /** The provider's slug; null: every provider. */
  readonly provider: string | null;
  /** Words of the title, the provider, a section or a feature, in any order; '' finds all. */
  readonly words: string;
  /** Null: any. */
  readonly volatility: Volatility | null;
  /** The lowest return that any bet of the game may have, in percent; null: any. */
  readonly minReturn: number | null;
  /** Null: with or without features. */
  readonly feature: string | null;
  readonly order: GameOrder;
}

/**
 * `shelf`: the catalogue's order. `return`: by the lowest return of a game's bets, the highest first. `new`: by
 * release, the latest first. `popular`: by rounds really played, the most first.
 */
export const GAME_ORDERS = ['shelf', 'new', 'popular', 'title', 'return'] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Letters without marks, in lower case. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** `namesOf`: what the player's language calls a game's sections, kind and features [CSN-2]. */
export function findGames(
  games: readonly CasinoGame[],
  { section, provider, words, volatility, minReturn, feature, order }: GameFilter,
  namesOf: (game: CasinoGame) => readonly string[] = () => [],
): readonly CasinoGame[] {
  const asked = plain(words)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = games.filter((game) => {
    if (section !== null && !sectionsOf(game).includes(section)) return false;
    if (provider !== null && game.provider.slug !== provider) return false;
    if (volatility !== null && game.volatility !== volatility) return false;
    if (minReturn !== null && !returnsAtLeast(game, minReturn)) return false;
    if (feature !== null && !game.features.includes(feature)) return false;
    if (asked.length === 0) return true;
    const text = plain([game.title, game.slug, game.provider.name, ...game.features, ...namesOf(game)].join(' '));
    return asked.every((word) => text.includes(word));
  });
  return inOrder(found, order);
}

function returnsAtLeast({ returns }: CasinoGame, percent: number): boolean {
  const least = lowestReturn(returns);
  return least !== null && least.n * 100n >= BigInt(percent) * least.d;
}

function inOrder(games: readonly CasinoGame[], order: GameOrder): readonly CasinoGame[] {
  switch (order) {
    case 'shelf':
      return games;
    case 'new':
      return [...games].sort((one, other) => (other.releasedAt ?? -Infinity) - (one.releasedAt ?? -Infinity) || 0);
    case 'popular':
      return [...games].sort((one, other) => other.played.rounds - one.played.rounds);
    case 'title':
      return [...games].sort((one, other) => one.title.localeCompare(other.title));
    case 'return':
      return [...games].sort((one, other) => compareReturns(lowestReturn(other.returns), lowestReturn(one.returns)));
  }
}

/** Games on the shelves of new and of popular games. */
const MAX_ON_SHELF = 8;

/** The games released last, the latest first [CSN-17]. */
export function newGames(games: readonly CasinoGame[]): readonly CasinoGame[] {
  return inOrder(
    games.filter(({ releasedAt }) => releasedAt !== null),
    'new',
  ).slice(0, MAX_ON_SHELF);
}

/** The games played most in the last days, the most first; none before a round was played [CSN-17]. */
export function popularGames(games: readonly CasinoGame[]): readonly CasinoGame[] {
  return inOrder(
    games.filter(({ played }) => played.rounds > 0),
    'popular',
  ).slice(0, MAX_ON_SHELF);
}

/** Orders in which the games differ. */
export function ordersOf(games: readonly CasinoGame[]): readonly GameOrder[] {
  return GAME_ORDERS.filter(
    (order) =>
      (order !== 'popular' || popularGames(games).length > 0) && (order !== 'new' || newGames(games).length > 0),
  );
}

/** Features of the games, each once, in the order of the catalogue. */
export function featuresOf(games: readonly CasinoGame[]): readonly string[] {
  return [...new Set(games.flatMap(({ features }) => features))];
}

/** The games with these numbers that are on offer, in the order of the numbers. */
export function gamesNumbered(games: readonly CasinoGame[], numbers: readonly number[]): readonly CasinoGame[] {
  return numbers.flatMap((number) => games.find((game) => game.number === number) ?? []);
}

/** The games with these ids that are on offer, in the order of the ids. */
export function gamesWithIds(games: readonly CasinoGame[], ids: readonly string[]): readonly CasinoGame[] {
  return ids.flatMap((id) => games.find((game) => game.id === id) ?? []);
}

/** The providers of the games, each once, in the order of the catalogue, with their games [CSN-20]. */
export function providersOf(
  games: readonly CasinoGame[],
): readonly { readonly provider: GameProvider; readonly games: readonly CasinoGame[] }[] {
  const providers = new Map(games.map(({ provider }) => [provider.slug, provider]));
  return [...providers.values()].map((provider) => ({
    provider,
    games: games.filter((game) => game.provider.slug === provider.slug),
  }));
}

/** The sections of a game, its own first [CSN-15]. */
export function sectionsOf({ section, alsoIn }: CasinoGame): readonly string[] {
  return [section, ...alsoIn];
}

/** Sections that have games of their own, in the order of the catalogue: the shelves of the lobby [CSN-15]. */
export function sectionsWithShelf(games: readonly CasinoGame[]): readonly string[] {
  return [...new Set(games.map(({ section }) => section))];
}

/** Sections that have games, those with games of their own first. */
export function sectionsWithGames(games: readonly CasinoGame[]): readonly string[] {
  return [...new Set([...sectionsWithShelf(games), ...games.flatMap(sectionsOf)])];
}

/** The path of a game's page, without language. */
export function gamePath({ number, slug }: Pick<CasinoGame, 'number' | 'slug'>): string {
  return `/slots/game/${number}/${slug}`;
}
