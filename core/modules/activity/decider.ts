import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ActivityCommand, ActivityEvent, ActivityRejection } from './messages.ts';

export interface ActivityState {
  /** The page has been out of sight for 30 s: timers about the player's activity rest [ACT-4]. */
  readonly isLeft: boolean;
}

export interface ActivityFacts {
  readonly signedIn: boolean;
}

export type ActivityDecider = Decider<ActivityState, ActivityCommand, ActivityEvent, ActivityFacts, ActivityRejection>;

export const activityDecider: ActivityDecider = {
  initial: { isLeft: false },
  decide(command, state, facts) {
    switch (command.type) {
      case 'activity/leave':
        return state.isLeft ? err({ code: 'activity/unchanged' }) : ok([{ type: 'activity/left', payload: {} }]);
      case 'activity/return':
        return state.isLeft ? ok([{ type: 'activity/returned', payload: {} }]) : err({ code: 'activity/unchanged' });
      case 'activity/logOff':
        return facts.signedIn
          ? ok([{ type: 'activity/loggedOff', payload: command.payload }])
          : err({ code: 'activity/nobody' });
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'activity/left':
        return { isLeft: true };
      case 'activity/returned':
        return { isLeft: false };
      case 'activity/loggedOff':
        return state;
    }
    return state;
  },
};
