import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { MediaCommand, MediaEvent, MediaRejection } from './messages.ts';

export interface MediaState {
  readonly isWanted: boolean;
}

export type MediaDecider = Decider<MediaState, MediaCommand, MediaEvent, null, MediaRejection>;

export const mediaDecider: MediaDecider = {
  initial: { isWanted: false },
  decide(command, state) {
    switch (command.type) {
      case 'media/load':
        return state.isWanted ? err({ code: 'media/unchanged' }) : ok([{ type: 'media/wanted', payload: {} }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'media/wanted':
        return { isWanted: true };
    }
    return state;
  },
};
