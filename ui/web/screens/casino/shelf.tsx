/** A row of tiles under a heading: each game with its picture, its return and its star. */
import type { ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import { highestReturn, lowestReturn, percentOf } from 'touchline/core/casino/rules/stated-return';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { Star } from '../../components/star.tsx';
import { useText } from '../../text.ts';
import { TileArt } from './tile-art.tsx';

function Tile({ game }: { readonly game: CasinoGame }): ReactNode {
  const t = useText();
  const [lowest, highest] = [lowestReturn(game.returns), highestReturn(game.returns)];
  const least = lowest === null ? null : percentOf(lowest);
  const most = highest === null ? null : percentOf(highest);
  return (
    <li className="tile card">
      <Link to={gamePath(game)} className="tile-link">
        <TileArt id={game.id} />
        <span className="tile-text">
          <b>{game.title}</b>
          <small>{game.provider.name}</small>
          {least !== null && most !== null && (
            <small>
              {least === most ? t('casino.tile.return', { percent: least }) : t('casino.tile.returns', { least, most })}
            </small>
          )}
        </span>
      </Link>
      <Star kind="casinoGame" id={game.number} name={game.title} />
    </li>
  );
}

/** Nothing where there are no games. */
export function Shelf({ name, games }: { readonly name: string; readonly games: readonly CasinoGame[] }): ReactNode {
  if (games.length === 0) return null;
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      <ul className="tiles">
        {games.map((game) => (
          <Tile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
