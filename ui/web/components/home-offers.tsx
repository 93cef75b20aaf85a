/**
 * Boosted prices and popular bets of the home page, side by side where there is room, and the way to the promotions.
 */
import { useEffect, type ReactNode } from 'react';
import type { View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';
import { BoostedPrices, useHasBoosts } from './boosted-prices.tsx';
import { HomePromo } from './home-promo.tsx';
import { PopularBlock } from './popular-bets.tsx';

type Status = View<'popular'>['status'];
const isAnswered = (view: { readonly status: Status } | null): boolean =>
  view !== null && (view.status === 'ready' || view.status === 'failed');

/** `onKnown` is called when the operator has answered what there is to show. */
export function HomeOffers({ onKnown }: { readonly onKnown: () => void }): ReactNode {
  const core = useCore();
  const hasBoosts = useHasBoosts();
  const areBoostsKnown = useProjection(core.feature('boosts'), isAnswered) || !hasBoosts;
  const areBetsKnown = useProjection(core.feature('popular'), isAnswered);
  const isKnown = areBoostsKnown && areBetsKnown;
  useEffect(() => {
    if (isKnown) onKnown();
  });
  return (
    <div className="home-offers">
      <BoostedPrices gameId={null} />
      <PopularBlock />
      <HomePromo />
    </div>
  );
}
