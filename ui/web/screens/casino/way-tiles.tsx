/**
 * Tiles that lead to lists of games: the providers, and the kinds of games [CSN-20, CSN-21]. Loaded where a page shows
 * them.
 */
import type { ReactNode } from 'react';
import { findGames, providersOf, sectionsWithGames } from 'touchline/core/casino/rules/find-games';
import type { CasinoGame } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { NO_CHOICE } from './lobby-address.ts';
import { TileArt } from './tile-art.tsx';

interface WayTileProps {
  readonly to: string;
  readonly name: string;
  readonly games: readonly CasinoGame[];
}

/** The picture is that of the first game. */
function WayTile({ to, name, games }: WayTileProps): ReactNode {
  const t = useText();
  return (
    <li className="tile card">
      <Link to={to} className="tile-link">
        <TileArt id={games[0]?.id ?? name} />
        <span className="tile-text">
          <b>{name}</b>
          <small>{t('casino.gameCount', { count: games.length })}</small>
        </span>
      </Link>
    </li>
  );
}

export function ProviderTiles({ games }: { readonly games: readonly CasinoGame[] }): ReactNode {
  return (
    <ul className="tiles">
      {providersOf(games).map(({ provider: { slug, name }, games: own }) => (
        <WayTile key={slug} to={`/providers/${slug}`} name={name} games={own} />
      ))}
    </ul>
  );
}

export function SectionTiles({ games }: { readonly games: readonly CasinoGame[] }): ReactNode {
  const t = useText();
  return (
    <ul className="tiles">
      {sectionsWithGames(games).map((section) => (
        <WayTile
          key={section}
          to={`/${section}`}
          name={t(`casino.section.${section}`)}
          games={findGames(games, { ...NO_CHOICE, section })}
        />
      ))}
    </ul>
  );
}
