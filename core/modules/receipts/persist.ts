import type { Persist } from '../../kernel/decider.ts';
import type { Message } from '../../kernel/message.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsEvent } from './messages.ts';

interface Readers {
  readonly readEvent: (event: Message) => ReceiptsEvent | null;
  readonly readState: (state: unknown) => ReceiptsState | null;
}

let readers: Readers | null = null;

/** The text of a receipt is read by whoever shows or verifies it; here it is a text, so that what was altered on the disk is seen and not mended. */
export const receiptsPersist: Persist<ReceiptsState, ReceiptsEvent> = {
  version: 1,
  async prepare() {
    readers ??= await import('./read-stored.ts');
  },
  upcast: (version, event) => (version === 1 ? (readers?.readEvent(event) ?? null) : null),
  readState: (version, state) => (version === 1 ? (readers?.readState(state) ?? null) : null),
  keep: (event) => event.type !== 'receipts/sealFailed',
  personal: true,
};
