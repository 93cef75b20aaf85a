/** The one queue of modals, and the modals that every visit may meet: proof of age, the reminder to register, the news of a new site, and what the operator announces. */
import { filter } from 'rxjs';
import type { Module } from '../../kernel/decider.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { createAgeMemory } from '../../modules/age/age-memory.ts';
import { askAge } from '../../modules/age/ask-age.process.ts';
import { announce } from '../../modules/modals/announce.process.ts';
import { modalsDecider } from '../../modules/modals/decider.ts';
import { doCommand } from '../../modules/modals/do-command.process.ts';
import { expireModals } from '../../modules/modals/expire-modals.process.ts';
import type { ModalsCommand, ModalsEvent, ModalsRejection } from '../../modules/modals/messages.ts';
import { createMoment } from '../../modules/modals/moments.ts';
import { leftBehind } from '../../modules/modals/order.ts';
import type { ModalsView } from '../../modules/modals/public.ts';
import { remindToRegister } from '../../modules/modals/remind-to-register.process.ts';
import type { ModalsState } from '../../modules/modals/state.ts';
import { tellNewSite } from '../../modules/modals/tell-new-site.process.ts';
import { viewModals } from '../../modules/modals/views.ts';
import { setupOf } from '../../modules/site-config/setup.ts';
import type { Part } from './part.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

export const modalsPart: Part<ModalsView> = ({ ports, runtime, readable, eventsOf }) => {
  const { clock, storage, cookies, report } = ports;
  const module: Module<'modals', ModalsState, ModalsCommand, ModalsEvent, null, ModalsRejection> = {
    name: 'modals',
    decider: modalsDecider,
    facts: () => null,
  };
  runtime.join(module);
  const open = readable('modals');
  const view = derive(open, viewModals);
  /** What guests of this site are to meet; null before it is known, and for players. */
  const guest = combine([readable('site-config'), readable('session')] as const, ([{ config }, { status }]) =>
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
  const announced = derive(readable('site-config'), ({ config }) => setupOf(config).announcedModals);
  const isPlayer = derive(readable('session'), ({ status }) => status === 'player');
  const registered$ = eventsOf('session').pipe(
    filter(({ event }) => event.type === 'session/signedIn' && event.payload.how === 'registered'),
  );
  const moment = (key: string): ReturnType<typeof createMoment> => createMoment(storage, key, report);
  return {
    view,
    processes: [
      { name: 'modals/expire', run: () => expireModals(view, clock) },
      { name: 'modals/do-command', run: () => doCommand(eventsOf('modals')) },
      {
        name: 'age/ask',
        run: () =>
          askAge({
            plan: age,
            events$: eventsOf('modals'),
            memory: createAgeMemory({ storage, cookies, clock, report }),
          }),
      },
      {
        name: 'modals/tell-new-site',
        run: () => tellNewSite({ isDue: isNewSite, view, told: moment('tl.newSite'), clock }),
      },
      { name: 'modals/announce', run: () => announce({ wanted: announced, isPlayer, registered$ }) },
      {
        name: 'modals/remind-to-register',
        run: () => remindToRegister({ plan: reminder, view, shown: moment('tl.registrationReminder'), clock }),
      },
    ],
    world: derive(open, (now) => ({
      hasOpenModals: leftBehind(now).length > 0 || now.some(({ comesAlong }) => comesAlong === true),
    })),
  };
};
