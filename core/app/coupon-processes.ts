/** The rules of betting and the effects that a coupon needs whoever is here: loaded after the first price. */
import type { NamedProcess } from '../kernel/process.ts';
import { fetchReady } from '../modules/coupon/fetch-ready.process.ts';
import { couponToShare } from '../modules/coupon/rules/place.ts';
import { couponFacts } from './coupon-facts.ts';
import type { ProcessParts } from './processes.ts';

export { couponRules } from './coupon-rules.ts';

export function createCouponProcesses({ api, state, line, eventsOf }: ProcessParts): readonly NamedProcess[] {
  return [
    {
      name: 'coupon/fetch-ready',
      run: () =>
        fetchReady({
          events$: eventsOf('coupon'),
          api,
          language: () => state('preferences').language,
          toShare: () => couponToShare(state('coupon'), couponFacts(state, line, null)),
        }),
    },
  ];
}
