import type { Decider } from '../../kernel/decider.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ReceiptsCommand, ReceiptsEvent, ReceiptsRejection } from './messages.ts';
import { MAX_RECEIPTS } from './max-receipts.ts';
import type { Due, Receipt } from './types.ts';
import { writeReceipt } from './write-receipt.ts';

export interface ReceiptsState {
  /** Oldest first. */
  readonly receipts: readonly Receipt[];
  /** Hashes of the last dropped receipts: links to them stay valid [RCP-5]. */
  readonly passed: readonly string[];
  /** Agreed and accepted, not sealed yet. */
  readonly due: readonly Due[];
  /** A seal failed in this visit [RCP-7]. */
  readonly hasFailed: boolean;
}

export type ReceiptsDecider = Decider<ReceiptsState, ReceiptsCommand, ReceiptsEvent, null, ReceiptsRejection>;

/** Tabs fork the chain only when they seal at one moment: links reach back a few receipts, never far. */
const MAX_PASSED = 64;

export const NO_RECEIPTS: ReceiptsState = { receipts: [], passed: [], due: [], hasFailed: false };

export const receiptsDecider: ReceiptsDecider = {
  initial: NO_RECEIPTS,
  decide(command, state) {
    switch (command.type) {
      case 'receipts/await':
        return decideAwait(state, command.payload);
      case 'receipts/awaitBet': {
        const { key, agreed, bet } = command.payload;
        return decideAwait(state, writeReceipt(key, agreed, bet));
      }
      case 'receipts/seal':
        return has(state.due, command.payload.key)
          ? ok([{ type: 'receipts/sealed', payload: command.payload }])
          : err({ code: 'receipts/notDue' });
      case 'receipts/reportUnsealed':
        return ok([{ type: 'receipts/sealFailed', payload: command.payload }]);
      case 'receipts/forget':
        return state === NO_RECEIPTS ? ok([]) : ok([{ type: 'receipts/forgotten', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'receipts/awaited': {
        const { key } = event.payload;
        return has(state.due, key) || has(state.receipts, key)
          ? state
          : { ...state, due: [...state.due, event.payload] };
      }
      case 'receipts/sealed':
        return withSealed(state, event.payload);
      case 'receipts/sealFailed':
        return { ...state, hasFailed: true };
      case 'receipts/forgotten':
        return NO_RECEIPTS;
    }
    return state;
  },
};

function decideAwait(
  { due, receipts }: ReceiptsState,
  payload: Due,
): Result<readonly ReceiptsEvent[], ReceiptsRejection> {
  return has(due, payload.key) || has(receipts, payload.key)
    ? err({ code: 'receipts/known' })
    : ok([{ type: 'receipts/awaited', payload }]);
}

function has(list: readonly { readonly key: string }[], key: string): boolean {
  return list.some((each) => each.key === key);
}

/**
 * Keeps one receipt a key: the twin that another tab sealed at the same moment is dropped, but links to it stay valid
 * [RCP-3].
 */
function withSealed(state: ReceiptsState, receipt: Receipt): ReceiptsState {
  const due = state.due.filter(({ key }) => key !== receipt.key);
  const twin = state.receipts.find(({ key }) => key === receipt.key);
  if (twin !== undefined)
    return twin.hash === receipt.hash
      ? { ...state, due }
      : { ...state, due, passed: lastOf([...state.passed, receipt.hash]) };
  const all = [...state.receipts, receipt];
  const over = all.slice(0, Math.max(0, all.length - MAX_RECEIPTS));
  return {
    ...state,
    due,
    receipts: all.slice(over.length),
    passed: lastOf([...state.passed, ...over.map(({ hash }) => hash)]),
  };
}

function lastOf(hashes: readonly string[]): readonly string[] {
  return hashes.slice(-MAX_PASSED);
}
