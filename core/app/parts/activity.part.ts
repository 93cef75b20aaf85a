/** Whether somebody is here: the end of an inactive session, timers that rest on a page that is left, and the look each minute at whose session it is. */
import { EMPTY } from 'rxjs';
import { derive } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { text } from '../../kernel/text.ts';
import { createActiveStore } from '../../modules/activity/active-store.ts';
import { activityDecider } from '../../modules/activity/decider.ts';
import type { ActivityFacts, ActivityState } from '../../modules/activity/decider.ts';
import { followVisibility } from '../../modules/activity/follow-visibility.process.ts';
import { logOffWith } from '../../modules/activity/log-off.process.ts';
import type { ActivityCommand, ActivityEvent, ActivityRejection } from '../../modules/activity/messages.ts';
import { tellLoggedOff } from '../../modules/activity/tell-logged-off.process.ts';
import { checkSession } from '../../modules/session/check-session.process.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

export const activityPart: Part<ActivityState> = ({ ports, api, mark, runtime, state, readable, part }) => {
  const { clock, page, tabs, storage, report } = ports;
  const module: Module<'activity', ActivityState, ActivityCommand, ActivityEvent, ActivityFacts, ActivityRejection> = {
    name: 'activity',
    decider: activityDecider,
    facts: () => ({ signedIn: state('session').status === 'player' }),
  };
  runtime.join(module);
  const session = readable('session');
  const activity = readable('activity');
  const store = createActiveStore(storage, report);
  const minutes = derive(readable('site-config'), ({ config }) => {
    const { isAutoLogoffEnable, autoLogoffInactiveMinutes } = setupOf(config);
    return isAutoLogoffEnable && autoLogoffInactiveMinutes > 0 ? autoLogoffInactiveMinutes : null;
  });
  const { activity: port } = ports;
  return {
    view: activity,
    processes: [
      // Before whatever else wakes with the page: an inactive session ends first.
      {
        name: 'activity/log-off',
        run: () =>
          port === undefined ? EMPTY : logOffWith(port, { session, activity, minutes, clock, page, tabs, store }),
      },
      { name: 'activity/follow-visibility', run: () => followVisibility(page, clock) },
      {
        name: 'activity/tell-logged-off',
        run: () =>
          tellLoggedOff({
            session,
            page,
            tabs,
            store,
            canSay: derive(part('modals'), (modals) => modals !== null),
            say: (count) => ({
              type: 'modals/open',
              payload: { kind: 'autoLogoff', text: [text('activity.loggedOff', { count })] },
            }),
          }),
      },
      { name: 'session/check', run: () => checkSession({ session, api, clock, page, mark }) },
    ],
  };
};
