/** The player's own casino: games played lately, favourites, and the way to the rounds [CSN-7, CSN-8]. */
import type { ReactNode } from 'react';
import { gamesNumbered, gamesWithIds } from 'touchline/core/casino/rules/find-games';
import { Empty, Failed } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { ScreenSkeleton } from '../../components/skeleton.tsx';
import { useText } from '../../text.ts';
import { usePageName } from '../../use-title.ts';
import { Shelf } from './shelf.tsx';
import { useCasino, useStarredGames } from './use-casino.ts';

export function MyCasinoPage({ isFavouritesOnly }: { readonly isFavouritesOnly: boolean }): ReactNode {
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  const starred = useStarredGames();
  const name = isFavouritesOnly ? t('casino.favourites') : t('casino.mine');
  usePageName(name);
  const games = view?.games ?? null;
  if (games === null)
    return hasFailed ? (
      <div className="screen">
        <h1 className="vh">{name}</h1>
        <Failed title={t('casino.failed.title')} text={t('casino.failed.text')} onRetry={again} />
      </div>
    ) : (
      <ScreenSkeleton />
    );
  const recent = isFavouritesOnly ? [] : gamesWithIds(games, view?.recent ?? []);
  const favourites = gamesNumbered(games, starred);
  return (
    <div className="screen casino">
      <div className="screen-head">
        <h1>{name}</h1>
        <Link to="/office/casino/rounds" className="button is-small">
          {t('casino.rounds')}
        </Link>
      </div>
      <Shelf name={t('casino.recent')} games={recent} />
      <Shelf name={isFavouritesOnly ? t('casino.games') : t('casino.favourites')} games={favourites} />
      {favourites.length === 0 && (
        <Empty icon="star" title={t('casino.noFavourites.title')} text={t('casino.noFavourites.text')}>
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
        </Empty>
      )}
    </div>
  );
}
