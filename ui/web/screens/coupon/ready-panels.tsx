/**
 * The sections below a coupon's code: expresses of the day, the generator and popular bets; each loads its content when
 * opened.
 */
import type { ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import type { OffersSlice } from 'touchline/core/coupon/slices';
import { useCore } from '../../core-context.ts';
import { useParts, useProjection } from '../../use-projection.ts';
import { ExpressOfTheDay } from './express-of-the-day.tsx';
import { Generator } from './generator.tsx';
import { PopularSection } from './popular-section.tsx';

const readyOf = ({ ready }: OffersSlice): OffersSlice['ready'] => ready;
const shownOf = (display: Display | null) => ({
  line: display?.isExpressOfTheDayShown !== false,
  live: display?.isLiveExpressOfTheDayShown !== false,
  generator: display?.isBetGeneratorShown !== false,
});

export function ReadyPanels({ isBusy }: { readonly isBusy: boolean }): ReactNode {
  const core = useCore();
  const ready = useProjection(core.coupon.offers, readyOf);
  const shown = useParts(core.feature('display'), shownOf);
  return (
    <>
      {ready.hasExpressOfTheDay && (shown.live || shown.line) && <ExpressOfTheDay shown={shown} />}
      {ready.hasBetGenerator && shown.generator && <Generator isBusy={isBusy} />}
      <PopularSection />
    </>
  );
}
