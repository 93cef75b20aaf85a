/** Tiles under a heading: each game with its picture, its return and its star. */
import { Suspense, type ReactNode } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { Tile } from './tile.tsx';

/** A shelf with more games renders only those near the window. */
const MAX_TILES = 200;
/** A row has the first games of the shelf; its page has all. */
const MAX_IN_ROW = 24;

const VirtualTiles = lazyAgain(async () => (await import('./virtual-tiles.tsx')).VirtualTiles);

interface ShelfProps {
  readonly name: string;
  readonly games: readonly CasinoGame[];
  /** By which rule the games are here. */
  readonly note?: string;
  readonly isDated?: boolean;
  /** One row that scrolls sideways, on a page of several shelves [CSN-34]. */
  readonly isRow?: boolean;
  /** The page that has all games of the shelf. */
  readonly to?: string;
}

/** Nothing where there are no games. */
export function Shelf({ name, games, note, to, isDated = false, isRow = false }: ShelfProps): ReactNode {
  const t = useText();
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <div className="tiles-head">
        <h2>{name}</h2>
        {to !== undefined && (
          <Link to={to} className="way" label={t('casino.allOf', { section: name })}>
            {t('casino.all')}
            <Icon name="forward" size={16} />
          </Link>
        )}
      </div>
      {note !== undefined && <p className="tiles-note">{note}</p>}
      {games.length > MAX_TILES && !isRow ? (
        <Suspense>
          <VirtualTiles games={games} />
        </Suspense>
      ) : (
        <ul className={isRow ? 'tiles is-row' : 'tiles'}>
          {(isRow ? games.slice(0, MAX_IN_ROW) : games).map((game) => (
            <Tile key={game.id} game={game} isDated={isDated} />
          ))}
        </ul>
      )}
    </section>
  );
}
