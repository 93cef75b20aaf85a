/**
 * Announces price movements of the coupon's legs to screen readers: politely, and only the latest. A price renders
 * nothing here until its announcement is due.
 */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { LegView } from 'touchline/core/coupon/views';
import { outcomeName } from 'touchline/core/line/rules/market-names';
import { useCore } from '../../core-context.ts';

import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useProjection, watchProjection } from '../../use-projection.ts';

const ANNOUNCE_EVERY_MS = 3000;

export function PriceNews(): ReactNode {
  const { coupon, preferences } = useCore();
  const t = useText();
  const { oddsView } = useProjection(preferences, identity);
  const announced = useRef<ReadonlyMap<number, number>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = (legs: readonly LegView[]): void => {
      const moved = legs.filter(
        (leg) => announced.current.has(leg.marketId) && announced.current.get(leg.marketId) !== leg.price,
      );
      announced.current = new Map(legs.map((leg) => [leg.marketId, leg.price]));
      if (moved.length > 0)
        setNews(
          moved
            .map((leg) =>
              t('coupon.priceNews', { name: outcomeName(leg, leg, t), price: oddsText(leg.price, oddsView) }),
            )
            .join('. '),
        );
    };
    const stop = watchProjection(coupon.slip, ({ legs }) => {
      clearTimeout(timer);
      timer = setTimeout(() => announce(legs), announced.current.size === 0 ? 0 : ANNOUNCE_EVERY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [coupon, oddsView, t]);
  return (
    <p className="vh" aria-live="polite">
      {news}
    </p>
  );
}
