import type { Persist } from '../../kernel/decider.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsEvent } from './messages.ts';
import type { Due, Receipt } from './types.ts';

/** The text of a receipt is read by whoever shows or verifies it; here it is a text, so that what was altered on the disk is seen and not mended. */
export const receiptsPersist: Persist<ReceiptsState, ReceiptsEvent> = {
  version: 1,
  upcast: (version, event) => (version === 1 ? readEvent(event) : null),
  readState(version, state) {
    const { receipts, passed, due } = fieldsOf(state);
    if (version !== 1 || !listOf(receipts, isReceipt) || !listOf(due, isDue) || !listOf(passed, isText)) return null;
    return { receipts, passed, due, hasFailed: false };
  },
  keep: (event) => event.type !== 'receipts/sealFailed',
  personal: true,
};

function readEvent({ type, payload }: Message): ReceiptsEvent | null {
  if (type === 'receipts/awaited') return isDue(payload) ? { type, payload } : null;
  if (type === 'receipts/sealed') return isReceipt(payload) ? { type, payload } : null;
  return type === 'receipts/forgotten' ? { type, payload: {} } : null;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isDue(value: unknown): value is Due {
  const { key, betId, userId, text } = fieldsOf(value);
  return [key, betId, userId, text].every(isText);
}

function isReceipt(value: unknown): value is Receipt {
  return isDue(value) && isText(fieldsOf(value)['hash']);
}

function listOf<T>(value: unknown, is: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}
