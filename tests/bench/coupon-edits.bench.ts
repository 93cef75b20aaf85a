/**
 * Edits of a bet slip without a page: the coupon's decider in the real runtime with its log, against equivalent slips
 * in Redux Toolkit and zustand (`peers/`).
 */
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
import type { Implementations } from './harness/child.ts';
import { atLeast, ratios, row, valuesOf } from './harness/metrics.ts';
import type { Row, Samples } from './harness/metrics.ts';
import { LINE_FACTS } from './workload/full-view.ts';
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
      return { type: 'coupon/chooseType', payload: { betType: edit.betType } };
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

/** Every edit is decided against the facts of the line, recorded in the log and published to subscribers. */
function touchlineSlip() {
  const module: Module<'coupon', CouponState, CouponCommand, CouponEvent, CouponFacts, CouponRejection> = {
    name: 'coupon',
    decider: couponDecider,
    facts: () => LINE_FACTS,
    persist: couponPersist,
  };
  const rethrow = (where: string, fault: unknown): void => {
    throw new Error(where, { cause: fault });
  };
  const runtime = createRuntime({
    modules: [module],
    clock: createSystemClock(),
    ids: createCryptoIds(),
    report: rethrow,
  });
  let notifications = 0;
  runtime.readable('coupon').value$.subscribe(() => void (notifications += 1));
  const state = (): CouponState => runtime.state('coupon') as CouponState;
  const edits = editsPerSecond(
    {
      edit: (edit) => {
        const answer = runtime.dispatch(commandOf(edit));
        if (!answer.ok) throw new Error(`${edit.type}: ${JSON.stringify(answer.error)}`);
      },
      draft: state,
      undoSteps: () => state().undo.length,
    },
    cpuNs,
  );
  if (notifications === 0) throw new Error('no subscriber was notified');
  if (runtime.recent().length === 0) throw new Error('the log is empty');
  return { edits };
}

export const implementations: Implementations = { 'slip touchline': touchlineSlip };
const PEER_LABELS = {
  'slip redux': 'Redux Toolkit',
  'slip zustand': 'zustand',
  'slip zustand with a log': 'zustand with a log',
} as const;
export const PEERS: readonly string[] = Object.keys(PEER_LABELS);

export function rows(samples: Samples): readonly Row[] {
  const overPeer = (peer: string): readonly number[] => ratios(samples, ['slip touchline', 'edits'], [peer, 'edits']);
  const perSecond = (name: string): readonly number[] => valuesOf(samples, name, 'edits');
  return [
    ...(samples.has('slip redux')
      ? [
          row('edits per second, with a log, over Redux Toolkit without one', overPeer('slip redux'), '×', atLeast(1)),
          row('edits per second, with a log, over zustand without one', overPeer('slip zustand'), '×', atLeast(1)),
          row('edits per second, with a log, over zustand with one', overPeer('slip zustand with a log'), '×', null),
        ]
      : []),
    row('edits per second, Touchline', perSecond('slip touchline'), '', null),
    ...(samples.has('slip redux')
      ? Object.entries(PEER_LABELS).map(([peer, label]) => row(`edits per second, ${label}`, perSecond(peer), '', null))
      : []),
  ];
}
