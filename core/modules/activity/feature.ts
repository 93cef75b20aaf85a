/** User presence: ends inactive sessions, and pauses timers on a page that is left. */
import { EMPTY } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { text } from '../../kernel/text.ts';
import { modals } from '../modals/public.ts';
import { checkSession, session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { createActiveStore } from './active-store.ts';
import { activity } from './contract.ts';
import { activityDecider } from './decider.ts';
import { followVisibility } from './follow-visibility.process.ts';
import { logOffWith } from './log-off.process.ts';
import { tellLoggedOff } from './tell-logged-off.process.ts';

export const activityFeature = defineFeature(activity, {
  needs: { session, siteConfig },
  optional: { modals },
  decider: activityDecider,
  create({ ports, api, own, readable, optional, service }) {
    const { clock, page, tabs, storage, report, activity: port } = ports;
    const store = createActiveStore(storage, report);
    const minutes = derive(readable('siteConfig'), ({ config }) => {
      const { isAutoLogoffEnable, autoLogoffInactiveMinutes } = setupOf(config);
      return isAutoLogoffEnable && autoLogoffInactiveMinutes > 0 ? autoLogoffInactiveMinutes : null;
    });
    return {
      view: own.readable,
      effects: {
        // Before all other work that resumes with the page: an inactive session ends first.
        'log-off': () =>
          port === undefined
            ? EMPTY
            : logOffWith(port, {
                session: readable('session'),
                activity: own.readable,
                minutes,
                clock,
                page,
                tabs,
                store,
              }),
        'follow-visibility': () => followVisibility(page, clock),
        'check-session': () =>
          checkSession({ session: readable('session'), api, clock, page, mark: service('session').mark }),
        'tell-logged-off': () =>
          tellLoggedOff({
            session: readable('session'),
            page,
            tabs,
            store,
            canSay: derive(optional('modals'), (loaded) => loaded !== null),
            say: (count) => ({
              type: 'modals/open',
              payload: { kind: 'autoLogoff', text: [text('activity.loggedOff', { count })] },
            }),
          }),
      },
    };
  },
});
