import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { BlockingCommand, BlockingEvent, BlockingRejection } from './messages.ts';
import type { BlockingState } from './types.ts';

export interface BlockingFacts {
  readonly isMaintenance: boolean;
  /** The operator wants the site closed when the check fails [BLK-5]. */
  readonly isMaintenanceOnFailure: boolean;
}

export type BlockingDecider = Decider<BlockingState, BlockingCommand, BlockingEvent, BlockingFacts, BlockingRejection>;

const HOME = '/';

export const blockingDecider: BlockingDecider = {
  initial: {
    status: 'unknown',
    reason: null,
    reasonNumber: null,
    isForcedOff: false,
    asking: null,
    isDue: false,
    hasFailed: false,
  },
  decide(command, state, { isMaintenance, isMaintenanceOnFailure }) {
    switch (command.type) {
      case 'blocking/check':
        if (isMaintenance) return err({ code: 'blocking/maintenance' });
        if (state.asking !== null) return err({ code: 'blocking/busy' });
        return ok([{ type: 'blocking/asked', payload: { call: 'full', url: command.payload.url } }]);
      case 'blocking/look':
        if (isMaintenance) return err({ code: 'blocking/maintenance' });
        return ok([{ type: 'blocking/asked', payload: { call: 'light', stage: command.payload.stage } }]);
      case 'blocking/probe':
        return state.asking !== null
          ? err({ code: 'blocking/busy' })
          : ok([{ type: 'blocking/asked', payload: { call: 'full', url: HOME } }]);
      case 'blocking/receive': {
        const answer = command.payload;
        if (!answer.isBlocked) return ok([{ type: 'blocking/freed', payload: {} }]);
        const { reason, reasonNumber, isForcedOff } = answer;
        return ok([{ type: 'blocking/blocked', payload: { reason, reasonNumber, isForcedOff } }]);
      }
      case 'blocking/reportFailure': {
        const { call } = command.payload;
        return ok([
          { type: 'blocking/failed', payload: { call, activates: call === 'full' && isMaintenanceOnFailure } },
        ]);
      }
      case 'blocking/becomeDue':
        return state.isDue ? err({ code: 'blocking/unchanged' }) : ok([{ type: 'blocking/becameDue', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'blocking/asked':
        return { ...state, asking: event.payload.call, isDue: false };
      case 'blocking/blocked':
        return {
          ...state,
          status: 'blocked',
          reason: event.payload.reason,
          reasonNumber: event.payload.reasonNumber,
          isForcedOff: event.payload.isForcedOff,
          asking: null,
          hasFailed: false,
        };
      case 'blocking/freed':
        return {
          ...state,
          status: 'free',
          reason: null,
          reasonNumber: null,
          isForcedOff: false,
          asking: null,
          hasFailed: false,
        };
      case 'blocking/failed':
        // Skipped: a failed check neither blocks nor admits anybody. The other question may have an answer.
        return {
          ...state,
          status: state.status === 'unknown' ? 'free' : state.status,
          asking: null,
          hasFailed: true,
          isDue: event.payload.call === 'light',
        };
      case 'blocking/becameDue':
        return { ...state, isDue: true };
    }
    return state;
  },
};
