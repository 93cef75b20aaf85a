/** The cashier: its rules and the effects of payments. */
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { askRequests } from '../../modules/cashier/ask-requests.process.ts';
import type { CashierFacts } from '../../modules/cashier/decider.ts';
import { cashierDecider } from '../../modules/cashier/decider.ts';
import {
  followDeposits,
  followPayments,
  forgetLast,
  loadOffer,
  tellPayments,
} from '../../modules/cashier/follow-payments.process.ts';
import { forgetCashier } from '../../modules/cashier/forget-cashier.process.ts';
import { loadPayments } from '../../modules/cashier/load-payments.process.ts';
import type { CashierCommand, CashierEvent, CashierRejection } from '../../modules/cashier/messages.ts';
import { createNotes } from '../../modules/cashier/notes.ts';
import type { CashierView } from '../../modules/cashier/public.ts';
import { followNotes, resolvePayments } from '../../modules/cashier/resolve-payments.process.ts';
import { sendPayments } from '../../modules/cashier/send-payment.process.ts';
import type { CashierState } from '../../modules/cashier/state.ts';
import { openDeposits } from '../../modules/cashier/rules/reasons.ts';
import { isOpen } from '../../modules/cashier/state.ts';
import { createWishFields } from '../../modules/cashier/wish-fields.ts';
import { createCashierVault } from '../../modules/cashier/vault.ts';
import { viewCashier } from '../../modules/cashier/view-cashier.ts';
import { createCashierWire } from '../../modules/cashier/wire.ts';
import { groupMarkOf } from '../../modules/preferences/group-mark.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const cashierPart: Part<CashierView> = ({ ports, api, runtime, state, readable, eventsOf, part }) => {
  const { clock, page, tabs, storage, report, ids } = ports;
  const session = readable('session');
  const limits = part('limits');
  const vault = createCashierVault(() => ids.next());
  const notes = createNotes(storage, report);
  const balance = derive(
    readable('accounts'),
    ({ answer }) => answer?.accounts.find(({ type }) => type === 0)?.money ?? null,
  );
  const module: Module<'cashier', CashierState, CashierCommand, CashierEvent, CashierFacts, CashierRejection> = {
    name: 'cashier',
    decider: cashierDecider,
    facts: () => {
      const now = state('session');
      const ready = limits.get();
      return {
        userId: now.status === 'player' ? now.userId : null,
        newKey: () => ids.uuid(),
        held: vault.peek,
        balance: balance.get(),
        groupMark: groupMarkOf(state('preferences').language),
        limits: ready?.status === 'ready' ? ready : null,
      };
    },
  };
  runtime.join(module);
  const events$ = eventsOf('cashier');
  const cashier = readable('cashier');
  const language = (): string => state('preferences').language;
  const wire = createCashierWire(() => setupOf(state('site-config').config).paymentProviders);
  const fields = createWishFields(vault);
  const common = {
    events$,
    api,
    wire,
    notes,
    tabs,
    session,
    clock,
    language,
    cashier,
    fieldsOf: fields.of,
    dropFields: fields.drop,
  };
  const isWaiting = derive(cashier, ({ intents, known }) => intents.length > 0 || [...known.values()].some(isOpen));
  const hold = vault.hold.bind(vault);
  return {
    view: combine(
      [cashier, limits, balance, readable('preferences')] as const,
      ([now, own, money, { language: spoken }]) =>
        viewCashier(now, {
          limits: own?.status === 'ready' ? own : null,
          balance: money,
          groupMark: groupMarkOf(spoken),
          hold,
        }),
    ),
    // What is being sent is not left: its answer is a moment away.
    world: derive(cashier, ({ intents }) => ({
      isNavigationBlocked: intents.some(({ isOurs, phase }) => isOurs && phase !== 'unknown'),
    })),
    processes: [
      { name: 'cashier/wish-fields', run: () => fields.follow(events$) },
      { name: 'cashier/send', run: () => sendPayments(common) },
      { name: 'cashier/follow-notes', run: () => followNotes(common) },
      { name: 'cashier/resolve', run: () => resolvePayments(common) },
      { name: 'cashier/forget-last', run: () => forgetLast({ events$, clock, cashier: () => state('cashier') }) },
      { name: 'cashier/tell', run: () => tellPayments(events$) },
      { name: 'cashier/offer', run: () => loadOffer({ ...common, balance }) },
      { name: 'cashier/follow', run: () => followPayments({ ...common, page, isWaiting, balance }) },
      {
        name: 'cashier/follow-deposits',
        run: () => followDeposits({ session, clock, deposits: derive(cashier, openDeposits) }),
      },
      {
        name: 'cashier/load',
        run: () =>
          loadPayments({
            ...common,
            waiting: () =>
              state('cashier').opened?.status === 'loading' ? (state('cashier').opened?.id ?? null) : null,
          }),
      },
      { name: 'cashier/requests', run: () => askRequests({ ...common, vault }) },
      { name: 'cashier/forget', run: () => forgetCashier({ sessionEvents$: eventsOf('session'), notes, vault }) },
    ],
  };
};
