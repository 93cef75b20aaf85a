/** Placing a bet: sends the coupon's intents, resolves their outcome, and requests the operator's limits. */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { coupon } from '../coupon/public.ts';
import { history } from '../history/public.ts';
import { line } from '../line/public.ts';
import { session } from '../session/public.ts';
import { askLimits } from './ask-limits.process.ts';
import { createClaim } from './claims.ts';
import { cancelOrders } from './cancel-orders.process.ts';
import { betPlacement } from './contract.ts';
import { placeBet } from './place-bet.process.ts';
import { resolveIntents } from './resolve-intents.process.ts';
import { announceBets } from './announce-bets.process.ts';

export const feature = defineFeature(betPlacement, {
  // The history receives accepted bets.
  needs: { accounts, coupon, history, line, session },
  create({ ports, api, journal, readable, state, eventsOf, service }) {
    const { clock } = ports;
    const claim = createClaim(ports);
    const session$ = readable('session');
    const events$ = eventsOf('coupon');
    /** The inputs of the operator's limits: a change requests them again. */
    const subject = combine([readable('coupon'), readable('accounts')] as const, ([slip, money]) => {
      const account = money.answer?.accounts.find((each) => each.isActive);
      if (account === undefined || slip.legs.length === 0) return '';
      const { accountId, betType, legs, systemValue, bankers, blocks, promoCode, isBonusBetDeleted } = slip;
      const { settings, limits } = slip;
      return JSON.stringify([
        accountId ?? account.id,
        betType,
        legs.map(({ marketId }) => marketId),
        systemValue,
        bankers,
        blocks.map(({ id, marketIds }) => [id, marketIds]),
        promoCode,
        isBonusBetDeleted,
        // A VIP bet has its own maximum payout. The first answer says whether a VIP bet is possible.
        settings.isVipBet && limits !== null && limits.vipMaxBetAmount > limits.maxBetAmount,
      ]);
    });
    return {
      view: createCell({ isReady: true }),
      effects: {
        'place-bet': () => placeBet({ events$, api, clock, session: session$, saved: journal.flush, claim }),
        'resolve-intents': () =>
          resolveIntents({
            coupon: readable('coupon'),
            session: session$,
            api,
            clock,
            operatorNow: service('line').reads.now,
            claim,
          }),
        'ask-limits': () =>
          askLimits({
            subject,
            requote$: events$.pipe(
              filter(({ event }) => event.type === 'coupon/priceMoved' && state('coupon').betType === 'antiExpress'),
            ),
            session: session$,
            api,
            clock,
            draft: service('coupon').draft,
          }),
        'cancel-orders': () => cancelOrders(events$, api),
        'announce-bets': () => announceBets(events$),
      },
    };
  },
});
