/** Games of foreign providers, as the operator's configuration describes them [GWAL-18]. */
import type { Rational } from 'touchline/kernel/rational';
import type { CatalogueEntry } from '../../provider/games/about.ts';
import type { HighestWin } from '../../provider/games/highest-win.ts';
import type { WalletProvider } from './casino.ts';
import type { FreeSpinsTerms } from './free-spins.ts';
import type { ListedGame } from './house-rules.ts';

export interface ForeignGame extends CatalogueEntry {
  /** The path of the game's page below the provider's origin, such as '/wheel/'. */
  readonly page: string;
  readonly version: number;
  /** The return that the provider publishes. */
  readonly value: Rational;
  /** The highest win that the provider publishes; null where it publishes none. */
  readonly highestWin: HighestWin | null;
  /** Euros. */
  readonly stakes: ListedGame['stakes'];
  /** The address that proves a finished round, with `{round}` for its number; absent where there is none [CSN-30]. */
  readonly proof?: string;
  /** Offered once to each player; absent where none are [GWAL-22]. */
  readonly freeSpins?: FreeSpinsTerms;
}

export interface ForeignProvider extends WalletProvider {
  /** The word in the address of the provider's page. */
  readonly id: string;
  readonly name: string;
  /** The origin of all pages of its games, such as 'https://games.example'. */
  readonly origin: string;
  readonly games: readonly ForeignGame[];
}

const TABLE_SECTIONS: ReadonlySet<string> = new Set(['card-games', 'live-casino', 'poker', 'othergames']);

/** The games of all foreign providers, for the operator's rules. */
export function listedOf(foreign: readonly ForeignProvider[]): readonly ListedGame[] {
  return foreign
    .flatMap(({ games }) => games)
    .map(({ id, version, section, kind, stakes }) => ({
      id,
      version,
      stakes,
      isSlot: section === 'slots',
      isTable: kind !== undefined || TABLE_SECTIONS.has(section),
    }));
}

/** A foreign game with its provider; null for a game of our own. */
export function foreignGameOf(
  foreign: readonly ForeignProvider[],
  gameId: string,
): { readonly provider: ForeignProvider; readonly game: ForeignGame } | null {
  for (const provider of foreign) {
    const game = provider.games.find(({ id }) => id === gameId);
    if (game !== undefined) return { provider, game };
  }
  return null;
}
