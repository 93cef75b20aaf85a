/**
 * Boosted prices and popular bets of the home page, side by side where there is room, and the way to the promotions.
 */
import { useEffect, useMemo, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import type { Boost } from 'touchline/core/boosts/types';
import type { PopularBet } from 'touchline/core/popular/types';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';
import { BoostedPrices, useHasBoosts } from './boosted-prices.tsx';
import { HomePromo } from './home-promo.tsx';
import { PopularBlock } from './popular-bets.tsx';
import { useOffered, type Listed } from './use-offered.ts';

type Boosts = View<'boosts'> | null;
type Popular = View<'popular'> | null;
const isAnswered = (view: Boosts | Popular): boolean =>
  view !== null && (view.status === 'ready' || view.status === 'failed');
const NONE: readonly never[] = [];
const boostsOf = (view: Boosts): readonly Boost[] => view?.boosts ?? NONE;
const betsOf = (view: Popular): readonly PopularBet[] => view?.bets ?? NONE;
/** Of each list, so many selections are sure to be shown. */
const SHOWN = 3;

/** Whether the line has selections of a list; all come at once. */
function useIsThere(listed: readonly Listed[]): boolean {
  const first = useMemo(() => listed.slice(0, SHOWN), [listed]);
  const offered = useOffered(first);
  return first.length === 0 || offered.length > 0;
}

/** `onKnown` is called when the operator has answered what there is to show, and the line has its prices. */
export function HomeOffers({ onKnown }: { readonly onKnown: () => void }): ReactNode {
  const core = useCore();
  const hasBoosts = useHasBoosts();
  const areBoostsKnown = useProjection(core.feature('boosts'), isAnswered);
  const areBoostsThere = useIsThere(useProjection(core.feature('boosts'), boostsOf));
  const areBetsKnown = useProjection(core.feature('popular'), isAnswered);
  const areBetsThere = useIsThere(useProjection(core.feature('popular'), betsOf));
  const isKnown = ((areBoostsKnown && areBoostsThere) || !hasBoosts) && areBetsKnown && areBetsThere;
  useEffect(() => {
    if (isKnown) onKnown();
  });
  return (
    <div className="home-offers">
      <BoostedPrices gameId={null} />
      <PopularBlock />
      {isKnown && <HomePromo />}
    </div>
  );
}
