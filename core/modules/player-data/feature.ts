/** A player's data on this device: removed when the player leaves, and when another player comes. */
import { defineFeature } from '../../app/define-feature.ts';
import { createCell } from '../../kernel/readable.ts';
import { coupon } from '../coupon/public.ts';
import { receipts } from '../receipts/public.ts';
import { session } from '../session/public.ts';
import { playerData } from './contract.ts';
import { dropAnotherPlayer } from './drop-another-player.ts';
import { forgetPlayer, isOfAnother } from './forget-player.process.ts';

export const feature = defineFeature(playerData, {
  needs: { coupon, receipts, session },
  create({ api, journal, runtime, dispatch, state, service, eventsOf }) {
    const { unfinishedWipe, newCredentials, addKeeper } = service('session');
    addKeeper((userId) => isOfAnother(state('coupon'), state('receipts'), userId));
    return {
      view: createCell(null),
      service: {
        async finishForgetting() {
          if (!unfinishedWipe.isSet()) return;
          await journal.wipe();
          unfinishedWipe.remove();
        },
        dropAnotherPlayer: () =>
          dropAnotherPlayer({
            api,
            journal,
            dispatch,
            session: () => state('session'),
            hasNewCredentials: () => newCredentials.get() !== null,
            coupon: () => state('coupon'),
            receipts: () => state('receipts'),
          }),
      },
      effects: {
        forget: () =>
          forgetPlayer({
            events$: eventsOf('session'),
            journal,
            unfinishedWipe,
            runtime,
            coupon: () => state('coupon'),
            receipts: () => state('receipts'),
          }),
      },
    };
  },
});
