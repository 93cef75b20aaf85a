/** Edits of a slip, headless: the coupon's own decider over the real runtime, with its log, against slips of the same shape in Redux Toolkit and zustand (`peers/`). */
import { createCryptoIds } from '../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../adapters/browser/system-clock.ts';
import type { Module } from 'touchline/kernel/decider';
import { createRuntime } from 'touchline/kernel/runtime';
import { couponDecider } from 'touchline/core/coupon/decider';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponCommand, CouponEvent, CouponRejection } from 'touchline/core/coupon/messages';
import { couponPersist } from 'touchline/core/coupon/persist';
import type { CouponState } from 'touchline/core/coupon/state';
import { cpuNs } from './harness/child.ts';
import type { Contestants } from './harness/child.ts';
import { atLeast, ratios, row, valuesOf } from './harness/figures.ts';
import type { Row, Samples } from './harness/figures.ts';
import { FACTS_OF_LINE } from './workload/full-view.ts';
import type { Edit } from './workload/slip.ts';
import { editsPerSecond } from './workload/slip.ts';

function commandOf(edit: Edit): CouponCommand {
  switch (edit.type) {
    case 'addLeg':
      return { type: 'coupon/addLeg', payload: { marketId: edit.leg.marketId } };
    case 'removeLeg':
      return { type: 'coupon/removeLeg', payload: { marketId: edit.marketId } };
    case 'typeStake':
      return { type: 'coupon/typeStake', payload: { text: edit.text } };
    case 'chooseType':
      return { type: 'coupon/chooseType', payload: { typeId: edit.typeId } };
    case 'chooseSystem':
      return { type: 'coupon/chooseSystem', payload: { value: edit.value } };
    case 'setBanker':
      return { type: 'coupon/setBanker', payload: { marketId: edit.marketId, isBanker: edit.isBanker } };
    case 'moveLeg':
      return { type: 'coupon/moveLeg', payload: { marketId: edit.marketId, to: edit.to } };
    case 'moveToBlock':
      return { type: 'coupon/moveToBlock', payload: { marketId: edit.marketId, blockId: edit.blockId } };
    case 'undo':
      return { type: 'coupon/undo', payload: {} };
    case 'redo':
      return { type: 'coupon/redo', payload: {} };
    case 'clear':
      return { type: 'coupon/clear', payload: {} };
  }
}

/** Every edit is decided with what the line says, recorded in the log, and told to whoever watches. */
function ours() {
  const module: Module<'coupon', CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection> = {
    name: 'coupon',
    decider: couponDecider,
    facts: () => FACTS_OF_LINE,
    persist: couponPersist,
  };
  const complain = (where: string, fault: unknown): void => {
    throw new Error(where, { cause: fault });
  };
  const runtime = createRuntime({
    modules: [module],
    clock: createSystemClock(),
    ids: createCryptoIds(),
    report: complain,
  });
  let seen = 0;
  runtime.readable('coupon').value$.subscribe(() => void (seen += 1));
  const state = (): CouponState => runtime.state('coupon') as CouponState;
  const edits = editsPerSecond(
    {
      edit: (edit) => {
        const answer = runtime.dispatch(commandOf(edit));
        if (!answer.ok) throw new Error(`${edit.type}: ${JSON.stringify(answer.error)}`);
      },
      draft: state,
      steps: () => state().undo.length,
    },
    cpuNs,
  );
  if (seen === 0 || runtime.recent().length === 0) throw new Error('nobody was told, or nothing was kept');
  return { edits };
}

export const contestants: Contestants = { 'slip ours': ours };
export const PEERS: readonly string[] = ['slip redux', 'slip zustand', 'slip zustand with a log'];

export function rows(samples: Samples): readonly Row[] {
  const over = (peer: string): readonly number[] => ratios(samples, ['slip ours', 'edits'], [peer, 'edits']);
  const perSecond = (name: string): readonly number[] => valuesOf(samples, name, 'edits');
  return [
    ...(samples.has('slip redux')
      ? [
          row('edits a second, log on, over a Redux Toolkit slip', over('slip redux'), '×', atLeast(1)),
          row('edits a second, log on, over a zustand slip', over('slip zustand'), '×', atLeast(1)),
          row('the same over a zustand slip that keeps a log too', over('slip zustand with a log'), '×', null),
        ]
      : []),
    row('edits a second, ours', perSecond('slip ours'), '', null),
    ...(samples.has('slip redux')
      ? PEERS.map((peer) => row(`edits a second, ${peer.slice('slip '.length)}`, perSecond(peer), '', null))
      : []),
  ];
}
