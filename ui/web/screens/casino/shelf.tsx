/** A row of tiles under a heading: each game with its picture, its return and its star. */
import type { ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import { highestReturn, lowestReturn, percentOf } from 'touchline/core/casino/rules/stated-return';
import type { CasinoGame } from 'touchline/core/casino/types';
import type { Preferences } from 'touchline/core/preferences/types';
import { Link } from '../../components/link.tsx';
import { Star } from '../../components/star.tsx';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { TileArt } from './tile-art.tsx';

interface TileProps {
  readonly game: CasinoGame;
  /** Whether the tile says since when the game can be played. */
  readonly isDated: boolean;
}

function Tile({ game, isDated }: TileProps): ReactNode {
  const t = useText();
  const clock: Preferences = useProjection(useCore().preferences, identity);
  const [lowest, highest] = [lowestReturn(game.returns), highestReturn(game.returns)];
  const least = lowest === null ? null : percentOf(lowest);
  const most = highest === null ? null : percentOf(highest);
  return (
    <li className={game.isAllowed ? 'tile card' : 'tile card is-closed'}>
      <Link to={gamePath(game)} className="tile-link">
        <TileArt id={game.id} />
        <span className="tile-text">
          <b>{game.title}</b>
          {!game.isAllowed && <small className="tile-closed">{t('casino.tile.notAllowed')}</small>}
          {least !== null && most !== null && (
            <small>
              {least === most ? t('casino.tile.return', { percent: least }) : t('casino.tile.returns', { least, most })}
            </small>
          )}
          {isDated && game.releasedAt !== null && (
            <small>
              {t('casino.tile.since', { day: formatTime(game.releasedAt, 'shortDay', { ...clock, timeZone: 0 }) })}
            </small>
          )}
        </span>
      </Link>
      <Link to={`/providers/${game.provider.slug}`} className="tile-provider">
        {game.provider.name}
      </Link>
      <Star kind="casinoGame" id={game.number} name={game.title} />
    </li>
  );
}

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
      <ul className="tiles">
        {games.map((game) => (
          <Tile key={game.id} game={game} isDated={isDated} />
        ))}
      </ul>
    </section>
  );
}
