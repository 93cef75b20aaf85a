/** A game of a shelf: its picture, its return, its provider and its star. */
import type { CSSProperties, ReactNode } from 'react';
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
  /** Its number among all games of a list that renders a part of them. */
  readonly place?: { readonly number: number; readonly of: number };
  readonly style?: CSSProperties;
}

export function Tile({ game, isDated, place, style }: TileProps): ReactNode {
  const t = useText();
  const clock: Preferences = useProjection(useCore().preferences, identity);
  const [lowest, highest] = [lowestReturn(game.returns), highestReturn(game.returns)];
  const least = lowest === null ? null : percentOf(lowest);
  const most = highest === null ? null : percentOf(highest);
  return (
    <li
      className={game.isAllowed ? 'tile card' : 'tile card is-closed'}
      style={style}
      aria-posinset={place?.number}
      aria-setsize={place?.of}
    >
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
