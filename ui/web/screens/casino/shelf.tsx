/** A row of tiles under a heading: each game with its picture, its return and its star. */
import { Suspense, type ReactNode } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import { lazyAgain } from '../../try-again.tsx';
import { Tile } from './tile.tsx';

/** A shelf with more games renders only those near the window. */
const MAX_TILES = 200;

const VirtualTiles = lazyAgain(async () => (await import('./virtual-tiles.tsx')).VirtualTiles);

interface ShelfProps {
  readonly name: string;
  readonly games: readonly CasinoGame[];
  /** By which rule the games are here. */
  readonly note?: string;
  readonly isDated?: boolean;
}

/** Nothing where there are no games. */
export function Shelf({ name, games, note, isDated = false }: ShelfProps): ReactNode {
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {note !== undefined && <p className="tiles-note">{note}</p>}
      {games.length > MAX_TILES ? (
        <Suspense>
          <VirtualTiles games={games} />
        </Suspense>
      ) : (
        <ul className="tiles">
          {games.map((game) => (
            <Tile key={game.id} game={game} isDated={isDated} />
          ))}
        </ul>
      )}
    </section>
  );
}
