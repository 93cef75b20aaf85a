import type { Persist } from '../../kernel/decider.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsEvent } from './messages.ts';
import { readEvent, readState } from './read-stored.ts';

/**
 * Stores the text of a receipt unchanged, so that an alteration on disk is detected and not repaired. Only display and
 * verification decode the text.
 */
export const receiptsPersist: Persist<ReceiptsState, ReceiptsEvent> = {
  version: 1,
  upcast: (version, event) => (version === 1 ? readEvent(event) : null),
  readState: (version, state) => (version === 1 ? readState(state) : null),
  keep: (event) => event.type !== 'receipts/sealFailed',
};
