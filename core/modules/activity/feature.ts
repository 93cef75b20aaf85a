/** User presence: ends inactive sessions, and pauses timers on a page that is left. */
import { EMPTY, filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { derive } from '../../kernel/readable.ts';
import { storedValue, wholeNumber } from '../../kernel/stored-value.ts';
import { text } from '../../kernel/text.ts';
import { gameSession } from '../game-session/public.ts';
import { modals } from '../modals/public.ts';
import { checkSession, session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { activity } from './contract.ts';
import { activityDecider } from './decider.ts';
import { followVisibility } from './follow-visibility.process.ts';
import { logOffWith } from './log-off.process.ts';
import { announceLoggedOff } from './announce-logged-off.process.ts';

export const feature = defineFeature(activity, {
  needs: { session, siteConfig },
  optional: { modals, gameSession },
  decider: activityDecider,
  create({ ports, api, own, readable, optional, service, eventsOf }) {
    const { clock, page, tabs, activity: port } = ports;
    // The activity belongs to the player and is removed at sign-out; the ended session belongs to the device.
    const lastActivity = storedValue(DEVICE_STORAGE.activeAt, wholeNumber, 'activity/last-activity', ports);
    const loggedOff = storedValue(DEVICE_STORAGE.loggedOff, wholeNumber, 'activity/logged-off', ports);
    const minutes = derive(readable('siteConfig'), ({ config }) => setupOf(config).idleLogoutMinutes);
    return {
      view: own.readable,
      effects: {
        // Before all other work that resumes with the page: an inactive session ends first.
        'log-off': () =>
          port === undefined
            ? EMPTY
            : logOffWith(port, {
                played$: eventsOf('gameSession').pipe(filter(({ event }) => event.type === 'game-session/played')),
                session: readable('session'),
                activity: own.readable,
                minutes,
                clock,
                page,
                tabs,
                lastActivity,
                loggedOff,
              }),
        'follow-visibility': () => followVisibility(page, clock),
        'check-session': () =>
          checkSession({
            session: readable('session'),
            api,
            clock,
            page,
            unsentLogout: service('session').unsentLogout,
          }),
        'announce-logged-off': () =>
          announceLoggedOff({
            session: readable('session'),
            page,
            tabs,
            loggedOff,
            canAnnounce: derive(optional('modals'), (loaded) => loaded !== null),
            announce: (count) => ({
              type: 'modals/open',
              payload: { kind: 'autoLogoff', text: [text('activity.loggedOff', { count })] },
            }),
          }),
      },
    };
  },
});
