/**
 * The one queue of modals, and the modals of every visit: proof of age, the reminder to register, the news of a new
 * site, and the operator's announcements.
 */
import { filter } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { KEPT } from '../../kernel/kept.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { askAge, createAgeMemory } from '../age/public.ts';
import { session } from '../session/public.ts';
import { setupOf, siteConfig } from '../site-config/public.ts';
import { announce } from './announce.process.ts';
import { modals } from './contract.ts';
import { modalsDecider } from './decider.ts';
import { doCommand } from './do-command.process.ts';
import { expireModals } from './expire-modals.process.ts';
import { createMoment } from './moments.ts';
import { leftBehind } from './order.ts';
import { remindToRegister } from './remind-to-register.process.ts';
import { tellNewSite } from './tell-new-site.process.ts';
import { viewModals } from './views.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

export const modalsFeature = defineFeature(modals, {
  needs: { session, siteConfig },
  decider: modalsDecider,
  create({ ports: { clock, storage, cookies, report }, own, readable, eventsOf }) {
    const view = derive(own.readable, viewModals);
    /** What guests of this site are to meet; null before it is known, and for players. */
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
    const moment = (key: string): ReturnType<typeof createMoment> => createMoment(storage, key, report);
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
            memory: createAgeMemory({ storage, cookies, clock, report }),
          }),
        'tell-new-site': () => tellNewSite({ isDue: isNewSite, view, told: moment(KEPT.newSite.name), clock }),
        announce: () => announce({ wanted: announced, isPlayer, registered$ }),
        'remind-to-register': () =>
          remindToRegister({ plan: reminder, view, shown: moment(KEPT.registrationReminder.name), clock }),
      },
      guardFacts: derive(own.readable, (now) => ({
        hasOpenModals: leftBehind(now).length > 0 || now.some(({ comesAlong }) => comesAlong === true),
      })),
    };
  },
});
