/** Editing an open bet before kick-off: its cash-out offer becomes the stake of a bet with other legs, in one step. */
import { filter, map } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { derive } from '../../kernel/readable.ts';
import { createStoredRequests } from '../../kernel/stored-requests.ts';
import { jsonOf } from '../../kernel/stored-value.ts';
import { accounts } from '../accounts/public.ts';
import { coupon } from '../coupon/public.ts';
import { history } from '../history/public.ts';
import { receipts } from '../receipts/public.ts';
import { session } from '../session/public.ts';
import { announceEdits } from './announce-edits.process.ts';
import { betEdit } from './contract.ts';
import { betEditDecider } from './decider.ts';
import { loadTerms } from './load-terms.process.ts';
import type { BetEditCommand } from './messages.ts';
import { resolveEdits } from './resolve-edits.process.ts';
import { sendEdits } from './send-edit.process.ts';
import { viewEdits } from './views.ts';
import { decodeAgreed } from './wire.ts';

export const feature = defineFeature(betEdit, {
  needs: { accounts, coupon, history, receipts, session },
  decider: betEditDecider,
  create({ ports: { clock, page, storage, report }, api, own, state, readable, eventsOf }) {
    const { events$ } = own;
    const pending = createStoredRequests({
      storage,
      report,
      where: 'bet-edit/pending',
      prefix: DEVICE_STORAGE.betEdit.name,
      format: jsonOf(decodeAgreed),
    });
    const session$ = readable('session');
    return {
      facts: () => {
        const now = state('session');
        return {
          userId: now.status === 'player' ? now.userId : null,
          bet: (id: string) => state('history').known.get(id) ?? null,
        };
      },
      view: derive(own.readable, viewEdits),
      effects: {
        send: () => sendEdits({ events$, api, pending }),
        resolve: () => resolveEdits({ state: own.readable, session: session$, api, clock, pending }),
        'load-terms': () => loadTerms({ state: own.readable, session: session$, api, clock, page }),
        announce: () => announceEdits(events$, () => state('coupon').legs.map(({ marketId }) => marketId)),
        forget: () =>
          eventsOf('session').pipe(
            filter(({ event }) => event.type === 'session/signedOut'),
            map((): BetEditCommand => ({ type: 'bet-edit/forget', payload: {} })),
          ),
      },
    };
  },
});
