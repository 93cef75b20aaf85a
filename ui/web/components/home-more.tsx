/** What stands below the games of the home page: boosted prices and popular bets, once about to be seen, and the way to promotions. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { deferred, Deferred } from '../shell/deferred.tsx';
import { HomePromo } from './home-promo.tsx';

const BoostedPrices = deferred(async () => (await import('./boosted-prices.tsx')).BoostedPrices, 'tools', 'game');
const PopularBlock = deferred(async () => (await import('./popular-bets.tsx')).PopularBlock, 'coupon', 'game');
/** How far below the window the place may still be. */
const AHEAD = '400px';

export function HomeMore(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={place}>
        {isNear && (
          <Deferred>
            <BoostedPrices />
            <PopularBlock />
          </Deferred>
        )}
      </div>
      <HomePromo />
    </>
  );
}
