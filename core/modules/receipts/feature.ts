/** Sealed receipts of placed bets. */
import { defineFeature } from '../../app/define-feature.ts';
import { coupon } from '../coupon/public.ts';
import { session } from '../session/public.ts';
import { receipts } from './contract.ts';
import { receiptsDecider } from './decider.ts';
import { receiptsPersist } from './persist.ts';
import { awaitReceipts, sealReceipts } from './seal-receipts.process.ts';

export const feature = defineFeature(receipts, {
  needs: { coupon, session },
  decider: receiptsDecider,
  persist: receiptsPersist,
  create: ({ ports: { digest, report }, own, readable, eventsOf }) => ({
    view: own.readable,
    service: {
      async verify() {
        const { verifyReceipts } = await import('./verify-receipts.ts');
        const state = own.state();
        return verifyReceipts(state.receipts, digest.sha256, state.passed);
      },
    },
    effects: {
      // Before any process that reports an acceptance: the receipt is recorded in the same turn.
      await: () => awaitReceipts(eventsOf('coupon')),
      seal: () =>
        sealReceipts({
          events$: own.events$,
          receipts: own.readable,
          session: readable('session'),
          digest,
          report,
        }),
    },
  }),
});
