/** Cash-out: offers for open bets, requests by key, and automatic cash-outs. */
import { filter, map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { history } from '../history/public.ts';
import { line } from '../line/public.ts';
import { receipts } from '../receipts/public.ts';
import { session } from '../session/public.ts';
import { announceCashOuts } from './announce-cash-outs.process.ts';
import { awaitCashOutReceipts } from './await-receipts.process.ts';
import { cashOut } from './contract.ts';
import { cashOutDecider } from './decider.ts';
import { loadOffers } from './load-offers.process.ts';
import type { CashOutCommand } from './messages.ts';
import { createPendingCashOuts } from './pending-cash-outs.ts';
import { resolveCashOuts } from './resolve-cash-outs.process.ts';
import { sendCashOuts } from './send-cash-out.process.ts';
import { setAutos } from './set-auto.process.ts';
import { viewCashOuts } from './views.ts';

export const feature = defineFeature(cashOut, {
  // The history receives changed bets.
  needs: { accounts, history, line, receipts, session },
  decider: cashOutDecider,
  create({ ports: { clock, page, storage, report }, api, own, state, readable, eventsOf, service }) {
    const { events$ } = own;
    const pending = createPendingCashOuts(storage, report);
    const session$ = readable('session');
    return {
      facts: () => {
        const now = state('session');
        return { userId: now.status === 'player' ? now.userId : null };
      },
      view: derive(own.readable, viewCashOuts),
      effects: {
        send: () => sendCashOuts({ events$, api, pending }),
        resolve: () =>
          resolveCashOuts({
            state: own.readable,
            session: session$,
            api,
            clock,
            operatorNow: service('line').reads.now,
            pending,
          }),
        'load-offers': () => loadOffers({ events$, state: own.readable, session: session$, api, clock, page }),
        'set-auto': () => setAutos({ events$, api }),
        'await-receipts': () =>
          awaitCashOutReceipts({
            history: readable('history'),
            receipts: readable('receipts'),
            session: session$,
            now: service('line').reads.now,
          }),
        announce: () => announceCashOuts(events$),
        forget: () =>
          eventsOf('session').pipe(
            filter(({ event }) => event.type === 'session/signedOut'),
            map((): CashOutCommand => ({ type: 'cash-out/forget', payload: {} })),
          ),
      },
    };
  },
});
