/**
 * The content after the first ten games of the home page: boosted prices and popular bets, which load when they are
 * about to be seen [POP-4], and the way to the promotions. The offers' place is reserved until it is known how much of
 * it they need; while the place is in sight it keeps its height, so that nothing moves [POP-5].
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { deferred, Deferred } from '../shell/deferred.tsx';

const HomeOffers = deferred(async () => (await import('./home-offers.tsx')).HomeOffers, 'tools', 'coupon', 'game');
/** The place is about to be seen from this distance below the window on; one that was jumped over has been seen. */
const AHEAD = '9999999px 0px 800px';

export function HomeMore(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [isInSight, setInSight] = useState(false);
  const [isKnown, setKnown] = useState(false);
  const [isReserved, setReserved] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const near = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: AHEAD,
    });
    const sight = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting === true));
    near.observe(element);
    sight.observe(element);
    return () => {
      near.disconnect();
      sight.disconnect();
    };
  }, []);
  if (isReserved && isKnown && !isInSight) setReserved(false);
  return (
    <div ref={place} className={isReserved ? 'home-more' : undefined}>
      {isNear && (
        <Deferred>
          <HomeOffers onKnown={() => setKnown(true)} />
        </Deferred>
      )}
    </div>
  );
}
