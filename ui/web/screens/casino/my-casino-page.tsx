/** The player's own casino: games played lately, favourites, and the way to the rounds [CSN-7, CSN-8]. */
import type { ReactNode } from 'react';
import { gamesNumbered, gamesWithIds, newGames, popularGames } from 'touchline/core/casino/rules/find-games';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { FreeSpins } from './free-spins.tsx';
import { Shelf } from './shelf.tsx';
import { useStarredGames } from './use-casino.ts';
import { WithGames } from './with-games.tsx';

export function MyCasinoPage({ isFavouritesOnly }: { readonly isFavouritesOnly: boolean }): ReactNode {
  const t = useText();
  const starred = useStarredGames();
  const name = isFavouritesOnly ? t('casino.favourites') : t('casino.mine');
  usePageName(name);
  return (
    <WithGames name={name}>
      {(games, view) => {
        const favourites = gamesNumbered(games, starred);
        const recent = gamesWithIds(games, view.recent);
        const popular = popularGames(games);
        const isNew = favourites.length === 0 && recent.length === 0;
        return (
          <div className="screen casino">
            <div className="screen-head">
              <h1>{name}</h1>
              <Link to="/office/casino/rounds" className="button is-small">
                {t('casino.rounds')}
              </Link>
            </div>
            {!isFavouritesOnly && <FreeSpins view={view} games={games} gameId={null} isBusy={false} />}
            {!isFavouritesOnly && <Shelf name={t('casino.recent')} games={recent} />}
            <Shelf name={isFavouritesOnly ? t('casino.games') : t('casino.favourites')} games={favourites} />
            {favourites.length === 0 && (
              <Empty
                icon="star"
                drawing={<Drawing name="casinoFavourites" />}
                title={t('casino.noFavourites.title')}
                text={t('casino.noFavourites.text')}
              >
                <Link to="/casino-lobby" className="button is-main">
                  {t('casino.all')}
                </Link>
              </Empty>
            )}
            {isNew && (
              <>
                <Shelf
                  isRow
                  name={t('casino.popular')}
                  games={popular}
                  note={t('casino.popular.basis', { count: popular[0]?.played.days ?? 1 })}
                />
                <Shelf isRow name={t('casino.new')} games={newGames(games)} isDated />
              </>
            )}
          </div>
        );
      }}
    </WithGames>
  );
}
