/**
 * The feature of the bet slip, with what a shell keeps of it and where it gets ready coupons from. A page that keeps
 * nothing and has no such coupons (`visit.feature.ts`) loads neither.
 */
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { defineFeature } from '../../app/define-feature.ts';
import type { Feature } from '../../app/define-feature.ts';
import type { Persist } from '../../kernel/decider.ts';
import type { Recorded } from '../../kernel/message.ts';
import { combine, createCell, derive, deriveShared } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { betPlacement } from '../bet-placement/public.ts';
import { limits } from '../limits/public.ts';
import { line } from '../line/public.ts';
import { preferences } from '../preferences/public.ts';
import { session } from '../session/public.ts';
import { siteConfig } from '../site-config/public.ts';
import { user } from '../user/public.ts';
import { coupon } from './contract.ts';
import type { CouponContract } from './contract.ts';
import { couponDecider } from './decider.ts';
import type { CouponFacts } from './facts.ts';
import { gatherFacts } from './gather-facts.ts';
import type { CouponCommand, CouponEvent } from './messages.ts';
import { couponToShare, draftToSend } from './rules/place.ts';
import { offersSlice, placingSlice, readCoupon, slipSlice, stakeSlice, wholeView } from './view-slices.ts';
import type { CouponSlices } from './slices.ts';
import type { CouponState } from './state.ts';
import type { SentCoupon } from './types.ts';
import { watchLegs } from './watch-legs.process.ts';

export interface ReadyIo {
  readonly events$: Observable<Recorded<CouponEvent>>;
  readonly api: Api;
  readonly language: () => string;
  readonly toShare: () => SentCoupon;
}

export interface CouponParts {
  /** How the coupon outlives the visit; left out where nothing is stored. */
  readonly persist?: Persist<CouponState, CouponEvent>;
  /** Loads coupons from elsewhere, and codes for this one; left out where none are offered. */
  readonly fetchReady?: (io: ReadyIo) => Observable<CouponCommand>;
}

export function defineCoupon({ persist, fetchReady }: CouponParts): Feature<CouponContract> {
  return defineFeature(coupon, {
    needs: { accounts, line, preferences, session, siteConfig },
    optional: { betPlacement, limits, user },
    decider: couponDecider,
    ...(persist === undefined ? {} : { persist }),
    create({ ports, api, own, state, readable, view, service, optional }) {
      const facts = (): CouponFacts =>
        gatherFacts({
          session: state('session'),
          siteConfig: state('siteConfig'),
          accounts: view('accounts').get(),
          preferences: state('preferences'),
          line: service('line'),
          isPlacementReady: optional('betPlacement').get() !== null,
          ownLimits: optional('limits').get()?.staking ?? null,
          user: optional('user').get(),
        });
      // A leg's price is not an event: each move triggers a new reading.
      const pricePulse = createCell(0);
      const reading = combine(
        [
          own.readable,
          readable('session'),
          readable('accounts'),
          readable('siteConfig'),
          readable('preferences'),
          readable('line'),
          pricePulse,
          optional('betPlacement'),
          optional('limits'),
          optional('user'),
        ] as const,
        ([now]) => readCoupon(now, facts(), ports.clock.now()),
      );
      const slices: CouponSlices = {
        slip: deriveShared(reading, slipSlice),
        stake: deriveShared(reading, stakeSlice),
        offers: deriveShared(reading, offersSlice),
        placing: deriveShared(reading, placingSlice),
      };
      return {
        facts,
        view: combine([slices.slip, slices.stake, slices.offers, slices.placing] as const, wholeView),
        service: {
          slices,
          markets: derive(
            derive(own.readable, ({ legs }) => legs),
            (legs) => new Set(legs.map(({ marketId }) => marketId)),
          ),
          draft: () => draftToSend(own.state(), facts()),
        },
        effects: {
          'watch-legs': () =>
            watchLegs(own.readable, service('line').reads, () => pricePulse.set(pricePulse.get() + 1)),
          ...(fetchReady === undefined
            ? {}
            : {
                'fetch-ready': () =>
                  fetchReady({
                    events$: own.events$,
                    api,
                    language: () => state('preferences').language,
                    toShare: () => couponToShare(own.state(), facts()),
                  }),
              }),
        },
      };
    },
  });
}
