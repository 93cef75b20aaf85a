/**
 * The one queue of modals, and the modals of every visit: proof of age, the reminder to register, the news of a new
 * site, and the operator's announcements.
 */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { storedValue, wholeNumber } from '../../kernel/stored-value.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { askAge, createAgeMemory } from '../age/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { announce } from './announce.process.ts';
import { modals } from './contract.ts';
import { modalsDecider } from './decider.ts';
import { doCommand } from './do-command.process.ts';
import { expireModals } from './expire-modals.process.ts';
import { leftBehind } from './order.ts';
import { remindToRegister } from './remind-to-register.process.ts';
import { announceNewSite } from './announce-new-site.process.ts';
import { viewModals } from './views.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

export const feature = defineFeature(modals, {
  needs: { session, siteConfig },
  decider: modalsDecider,
  create({ ports, own, readable, eventsOf }) {
    const { clock } = ports;
    const view = derive(own.readable, viewModals);
    /** The config and set-up of modals for guests; null until known, and for players. */
    const guest = combine([readable('siteConfig'), readable('session')] as const, ([{ config }, { status }]) =>
      config === null || status !== 'guest' ? null : { config, setup: setupOf(config) },
    );
    const age = derive(guest, (now) =>
      now?.setup.isAgeWarning === true
        ? { minAge: now.config.minAge, isEachSession: now.setup.isAgeWarningEachSession }
        : null,
    );
    const reminder = derive(guest, (now) => {
      if (
        now === null ||
        !now.setup.hasRegistrationReminder ||
        now.setup.isVipDomain ||
        !now.config.isRegistrationAllowed
      )
        return null;
      return {
        delayMs: now.setup.registrationReminderDelaySeconds * SECOND_MS,
        pauseMs: now.setup.registrationReminderPauseHours * HOUR_MS,
      };
    });
    const isNewSite = derive(guest, (now) => now?.setup.hasNewSiteModal ?? false);
    const announced = derive(readable('siteConfig'), ({ config }) => setupOf(config).announcedModals);
    const isPlayer = derive(readable('session'), ({ status }) => status === 'player');
    const registered$ = eventsOf('session').pipe(
      filter(({ event }) => event.type === 'session/signedIn' && event.payload.how === 'registered'),
    );
    const newSiteShownAt = storedValue(DEVICE_STORAGE.newSite, wholeNumber, 'modals/new-site', ports);
    const reminderShownAt = storedValue(
      DEVICE_STORAGE.registrationReminder,
      wholeNumber,
      'modals/registration-reminder',
      ports,
    );
    return {
      view,
      effects: {
        expire: () => expireModals(view, clock),
        'do-command': () => doCommand(own.events$),
        // Before the news of the site: proof of age is shown first [AGE-1].
        'ask-age': () =>
          askAge({
            plan: age,
            events$: own.events$,
            memory: createAgeMemory(ports),
          }),
        'announce-new-site': () => announceNewSite({ isDue: isNewSite, view, shownAt: newSiteShownAt, clock }),
        announce: () => announce({ wanted: announced, isPlayer, registered$ }),
        'remind-to-register': () => remindToRegister({ plan: reminder, view, shownAt: reminderShownAt, clock }),
      },
      guardFacts: derive(own.readable, (now) => ({
        hasOpenModals: leftBehind(now).length > 0 || now.some(({ comesAlong }) => comesAlong === true),
      })),
    };
  },
});
