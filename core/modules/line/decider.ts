import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { LineCommand, LineEvent, LineRejection } from './messages.ts';
import type { FeedStatus } from './types.ts';

export interface LineState {
  readonly status: FeedStatus;
}

export type LineDecider = Decider<LineState, LineCommand, LineEvent, null, LineRejection>;

/** Only the feed's connection and loss are events; prices never are. */
export const lineDecider: LineDecider = {
  initial: { status: 'idle' },
  decide(command, state) {
    if (command.payload.status === state.status) return err({ code: 'line/unchanged' });
    return ok([{ type: 'line/feedChanged', payload: command.payload }]);
  },
  evolve: (_state, event) => ({ status: event.payload.status }),
};
