/** The current user, a guest or a player, and sign-in and sign-out. */
import { defineFeature } from '../../app/define-feature.ts';
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { createCell, derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { authenticate } from './authenticate.process.ts';
import { session } from './contract.ts';
import { sessionDecider } from './decider.ts';
import { dismissCredentials } from './dismiss-credentials.process.ts';
import { followTabs } from './follow-tabs.process.ts';
import { forgetPlayerKeys } from './player-keys.ts';
import { leave } from './leave.process.ts';
import { createFlag } from './flag.ts';
import { restoreSession } from './restore-session.process.ts';
import type { NewCredentials } from './views.ts';

export const feature = defineFeature(session, {
  needs: { preferences },
  decider: sessionDecider,
  create({ ports, api, tokens, runtime, dispatch, createSecretChannel, own, state }) {
    const { clock, tabs, report } = ports;
    const credentials = createSecretChannel<NewCredentials>();
    const newCredentials = createCell<NewCredentials | null>(null);
    const leaving = createCell(false);
    const unsentLogout = createFlag(DEVICE_STORAGE.loggedOut, ports);
    const keepers: ((userId: string) => boolean)[] = [];
    const { events$ } = own;
    // Removes a player's data at sign-out, and leftovers of a dead session at sign-in, before any subscriber is
    // notified [SES-10].
    const forget = (): void => forgetPlayerKeys(ports, report);
    for (const type of ['session/signedOut', 'session/logInAsked', 'session/registrationAsked'])
      runtime.on(type, forget);
    return {
      view: own.readable,
      guardFacts: derive(own.readable, ({ status }) => ({
        signedIn: status === 'unknown' ? null : status === 'player',
      })),
      service: {
        userId() {
          const now = own.state();
          return now.status === 'player' ? now.userId : null;
        },
        newCredentials,
        leaving,
        unsentLogout,
        unfinishedWipe: createFlag(DEVICE_STORAGE.forgetting, ports),
        addKeeper: (contradicts) => void keepers.push(contradicts),
      },
      actions: {
        logIn: (login, password) =>
          void credentials.send({ login, password }, (attempt) =>
            dispatch({ type: 'session/logIn', payload: { attempt } }),
          ),
      },
      effects: {
        authenticate: () =>
          authenticate({
            events$,
            api,
            tokens,
            take: credentials.take,
            newCredentials,
            language: () => state('preferences').language,
            leaving,
          }),
        'dismiss-credentials': () => dismissCredentials(events$, newCredentials),
        restore: () =>
          restoreSession({
            events$,
            api,
            clock,
            unsentLogout,
            contradicts: (userId) => keepers.some((keeper) => keeper(userId)),
            leaving,
          }),
        leave: () => leave({ events$, api, tokens, tabs, unsentLogout, newCredentials, leaving }),
        'follow-tabs': () => followTabs(events$, tabs, own.state),
      },
    };
  },
});
