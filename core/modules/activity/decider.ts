import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ActivityCommand, ActivityEvent, ActivityRejection } from './messages.ts';

export interface ActivityState {
  /** The page has been hidden for 30 s: timers of player activity pause [ACT-4]. */
  readonly isLeft: boolean;
}

export type ActivityDecider = Decider<ActivityState, ActivityCommand, ActivityEvent, null, ActivityRejection>;

export const activityDecider: ActivityDecider = {
  initial: { isLeft: false },
  decide(command, state) {
    switch (command.type) {
      case 'activity/leave':
        return state.isLeft ? err({ code: 'activity/unchanged' }) : ok([{ type: 'activity/left', payload: {} }]);
      case 'activity/return':
        return state.isLeft ? ok([{ type: 'activity/returned', payload: {} }]) : err({ code: 'activity/unchanged' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'activity/left':
        return { isLeft: true };
      case 'activity/returned':
        return { isLeft: false };
    }
    return state;
  },
};
