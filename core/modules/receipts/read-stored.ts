/** Reads stored receipts, which are untrusted like everything from storage. */
import type { Message } from '../../kernel/message.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsEvent } from './messages.ts';
import type { Due, Receipt } from './types.ts';

export function readState(state: unknown): ReceiptsState | null {
  const { receipts, passed, due } = fieldsOf(state);
  return listOf(receipts, isReceipt) && listOf(due, isDue) && listOf(passed, isText)
    ? { receipts, passed, due, hasFailed: false }
    : null;
}

export function readEvent({ type, payload }: Message): ReceiptsEvent | null {
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
