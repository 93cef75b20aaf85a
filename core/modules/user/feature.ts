/** The operator's facts about the player: ban, protection, verification, and pending identification. */
import { EMPTY, filter, merge, mergeMap, of } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { combine, derive } from '../../kernel/readable.ts';
import { accounts } from '../accounts/public.ts';
import { activity } from '../activity/public.ts';
import { auth, changesProtection } from '../auth/public.ts';
import { cashier } from '../cashier/public.ts';
import { coupon } from '../coupon/public.ts';
import { gate } from '../gate/public.ts';
import { identification } from '../identification/public.ts';
import { inbox } from '../inbox/public.ts';
import { limits } from '../limits/public.ts';
import { modals } from '../modals/public.ts';
import { officeSettings } from '../office-settings/public.ts';
import { preferences } from '../preferences/public.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { verification } from '../verification/public.ts';
import { createUserActions } from './ask-user.ts';
import { user } from './contract.ts';
import { userDecider } from './decider.ts';
import { keepSecureData } from './keep-secure-data.process.ts';
import { loadUser } from './load-user.process.ts';
import { refreshUser } from './refresh-user.process.ts';
import { remindUser } from './remind.process.ts';
import { banIn, viewUser } from './views.ts';
import type { UserCommand } from './messages.ts';

/** The events that change the player's verification: a copy was sent, or the operator decided on one. */
const REVIEWED: ReadonlySet<string> = new Set(['verification/sent', 'verification/decided']);

export const feature = defineFeature(user, {
  needs: { accounts, preferences, session },
  optional: {
    activity,
    auth,
    cashier,
    coupon,
    gate,
    identification,
    inbox,
    limits,
    modals,
    officeSettings,
    verification,
  },
  decider: userDecider,
  create({ ports: { clock, report, cookies }, api, own, state, readable, view, optional, eventsOf }) {
    const isAway = derive(
      optional('limits'),
      (known) => known !== null && (known.excludedUntil !== null || known.timeOutUntil !== null),
    );
    const isMaintenance = derive(optional('gate'), (known) => known?.maintenance.isActive === true);
    const isBlocked = derive(optional('gate'), (known) => known !== null && known.blocking.reason !== null);
    return {
      facts: () => ({ signedIn: state('session').status === 'player' }),
      view: combine([own.readable, isMaintenance, isBlocked] as const, ([now, closed, blocked]) =>
        viewUser(now, { isMaintenance: closed, isBlocked: blocked }),
      ),
      actions: createUserActions({
        api,
        language: () => state('preferences').language,
        facts: () => own.state().facts,
      }),
      effects: {
        forget: () => withoutPlayer<UserCommand>(readable('session'), { type: 'user/forget', payload: {} }),
        load: () => loadUser({ events$: own.events$, session: readable('session'), api, clock, report }),
        // Reloads the operator's decisions made meanwhile, above all a ban.
        refresh: () =>
          refreshUser({
            returned$: eventsOf('activity').pipe(filter(({ event }) => event.type === 'activity/returned')),
            decided$: merge(
              eventsOf('identification').pipe(filter(({ event }) => event.type === 'identification/decided')),
              eventsOf('verification').pipe(filter(({ event }) => REVIEWED.has(event.type))),
            ),
            changed$: merge(
              eventsOf('auth').pipe(filter(({ event }) => changesProtection(event))),
              eventsOf('inbox').pipe(
                filter(
                  ({ event }) =>
                    event.type === 'inbox/read' || (event.type === 'inbox/loaded' && event.payload.hasNews),
                ),
              ),
              eventsOf('officeSettings').pipe(filter(({ event }) => event.type === 'office-settings/saved')),
            ),
            refusals$: merge(eventsOf('coupon'), eventsOf('cashier')).pipe(
              mergeMap(({ event }) =>
                event.type === 'coupon/betRejected' || event.type === 'cashier/payRejected'
                  ? of(event.payload.reasons.map(({ code }) => code))
                  : EMPTY,
              ),
            ),
          }),
        remind: () =>
          remindUser({
            session: readable('session'),
            user: own.readable,
            accounts: view('accounts'),
            depositOpened$: eventsOf('cashier').pipe(
              filter(({ event }) => event.type === 'cashier/opened' && event.payload.kind === 'deposit'),
            ),
            modalEvents$: eventsOf('modals'),
            isAway,
            hasModals: derive(optional('modals'), (loaded) => loaded !== null),
          }),
        'secure-data': () =>
          cookies === undefined ? EMPTY : keepSecureData({ session: readable('session'), api, cookies, report }),
      },
      guardFacts: combine(
        [
          derive(own.readable, ({ facts }) => facts),
          derive(own.readable, (now) => now.isIdentificationPutOff),
          isAway,
        ] as const,
        ([facts, isPutOff, away]) => ({
          ban: banIn(facts),
          isIdentityNeeded: facts?.isIdentificationNeeded ?? false,
          isDataMissing: facts?.isDataMissing ?? false,
          isIdentificationBonus: !away && !isPutOff && (facts?.isIdentificationBonus ?? false),
        }),
      ),
    };
  },
});
