/** The cashier: its rules and the effects of payments. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive, deriveShared } from '../../kernel/readable.ts';
import { askRequests } from './ask-requests.process.ts';
import { cashierDecider } from './decider.ts';
import { followDeposits, followPayments, forgetLast, loadOffer, announcePayments } from './follow-payments.process.ts';
import { forgetCashier } from './forget-cashier.process.ts';
import { loadPayments } from './load-payments.process.ts';
import { dropPrepared } from './drop-prepared.process.ts';
import { createPendingPayments } from './pending-payments.ts';
import { followPendingPayments, resolvePayments } from './resolve-payments.process.ts';
import { sendPayments } from './send-payment.process.ts';
import { openDeposits } from './rules/reasons.ts';
import { shortfallOf } from './rules/shortfall.ts';
import { isOpen } from './state.ts';
import { createWishFields } from './wish-fields.ts';
import { viewCashier } from './view-cashier.ts';
import { createCashierWire } from './wire.ts';
import { groupMarkOf, preferences } from '../preferences/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { session } from '../session/public.ts';
import { accounts } from '../accounts/public.ts';
import { coupon } from '../coupon/public.ts';
import { limits } from '../limits/public.ts';
import { modals } from '../modals/public.ts';
import { user } from '../user/public.ts';
import type { CashierFacts } from './decider.ts';
import type { PersonalValues } from './types.ts';
import { cashier } from './contract.ts';

export const feature = defineFeature(cashier, {
  needs: { session, accounts, siteConfig, preferences },
  optional: { coupon, limits, modals, user },
  decider: cashierDecider,
  create({ ports, api, dispatch, createSecretChannel, own, state, readable, optional, eventsOf }) {
    const { clock, page, tabs, storage, report, ids } = ports;
    const session$ = readable('session');
    const limitsNow = optional('limits');
    const player = optional('user');
    const rightStops = (): CashierFacts['rightStops'] => ({
      deposit: player.get()?.stops.deposit ?? [],
      withdrawal: player.get()?.stops.withdraw ?? [],
      request: player.get()?.stops.support ?? [],
    });
    const personal = createSecretChannel<PersonalValues>();
    const pendingPayments = createPendingPayments(storage, report);
    const balance = derive(
      readable('accounts'),
      ({ answer }) => answer?.accounts.find(({ type }) => type === 'main')?.money ?? null,
    );
    const events$ = own.events$;
    const shortfall = deriveShared(
      combine([optional('coupon'), readable('accounts')] as const, (parts) => parts),
      ([slip, { answer }]) =>
        slip === null ? null : shortfallOf(slip, answer?.accounts.find(({ isActive }) => isActive)?.id ?? null),
    );
    const language = (): string => state('preferences').language;
    const wire = createCashierWire(() => setupOf(state('siteConfig').config).paymentProviders);
    const fields = createWishFields(personal.take);
    const common = {
      events$,
      api,
      wire,
      pendingPayments,
      tabs,
      session: session$,
      clock,
      language,
      cashier: own.readable,
      fieldsOf: fields.of,
      dropFields: fields.drop,
    };
    const isWaiting = derive(
      own.readable,
      ({ intents, known }) => intents.length > 0 || [...known.values()].some(isOpen),
    );
    return {
      facts: () => {
        const now = state('session');
        const ready = limitsNow.get();
        return {
          userId: now.status === 'player' ? now.userId : null,
          newKey: () => ids.uuid(),
          held: personal.peek,
          balance: balance.get(),
          groupMark: groupMarkOf(state('preferences').language),
          limits: ready?.status === 'ready' ? ready : null,
          rightStops: rightStops(),
        };
      },
      view: combine(
        [own.readable, limitsNow, balance, readable('preferences'), shortfall, player] as const,
        ([now, allowed, money, { language: spoken }, lacking]) =>
          viewCashier(now, {
            limits: allowed?.status === 'ready' ? allowed : null,
            balance: money,
            groupMark: groupMarkOf(spoken),
            rightStops: rightStops(),
            shortfall: lacking,
          }),
      ),
      actions: {
        pay: (payment, typed) =>
          personal.send(typed, (attempt) => dispatch({ type: 'cashier/pay', payload: { ...payment, attempt } })).ok,
        createRequest: (subject, text) =>
          personal.send({ text }, (attempt) =>
            dispatch({ type: 'cashier/createRequest', payload: { ...subject, attempt } }),
          ).ok,
        replyToRequest: (id, text) =>
          personal.send({ text }, (attempt) => dispatch({ type: 'cashier/replyToRequest', payload: { id, attempt } }))
            .ok,
      },
      // While an intent is being sent, the player stays on the page: the answer is a moment away.
      guardFacts: derive(own.readable, ({ intents }) => ({
        isNavigationBlocked: intents.some(({ isOurs, phase }) => isOurs && phase !== 'unknown'),
      })),
      effects: {
        'wish-fields': () => fields.follow(events$),
        send: () => sendPayments(common),
        'follow-pending-payments': () => followPendingPayments(common),
        resolve: () => resolvePayments(common),
        'forget-last': () => forgetLast({ events$, clock, cashier: own.state }),
        announce: () => announcePayments(events$),
        offer: () => loadOffer({ ...common, balance }),
        follow: () => followPayments({ ...common, page, isWaiting, balance }),
        'follow-deposits': () =>
          followDeposits({ session: session$, clock, deposits: derive(own.readable, openDeposits) }),
        load: () =>
          loadPayments({
            ...common,
            waiting: () => (own.state().opened?.status === 'loading' ? (own.state().opened?.id ?? null) : null),
          }),
        requests: () => askRequests({ ...common, take: personal.take }),
        'drop-prepared': () => dropPrepared(eventsOf('modals'), () => own.state().prepared !== null),
        forget: () => forgetCashier({ sessionEvents$: eventsOf('session'), pendingPayments }),
      },
    };
  },
});
