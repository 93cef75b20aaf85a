/** What the operator says of the player: her ban, her protection and verification, what waits for her identity; and what it wants kept in cookies meanwhile. */
import { EMPTY, filter, map } from 'rxjs';
import { combine, createCell, derive } from '../../kernel/readable.ts';
import type { Module } from '../../kernel/decider.ts';
import { userDecider } from '../../modules/user/decider.ts';
import type { UserModuleFacts, UserState } from '../../modules/user/decider.ts';
import { keepSecureData } from '../../modules/user/keep-secure-data.process.ts';
import { forgetUser, loadUser } from '../../modules/user/load-user.process.ts';
import type { UserCommand, UserEvent, UserRejection } from '../../modules/user/messages.ts';
import { remindUser } from '../../modules/user/remind.process.ts';
import type { Identity } from '../../modules/user/types.ts';
import { banOf, viewUser } from '../../modules/user/views.ts';
import type { UserView } from '../../modules/user/views.ts';
import type { Part } from './part.ts';

export const userPart: Part<UserView> = ({ ports, api, runtime, state, readable, eventsOf, part }) => {
  const { clock, report, cookies } = ports;
  const module: Module<'user', UserState, UserCommand, UserEvent, UserModuleFacts, UserRejection> = {
    name: 'user',
    decider: userDecider,
    facts: () => ({ signedIn: state('session').status === 'player' }),
  };
  runtime.join(module);
  const session = readable('session');
  const user = readable('user');
  const identity = createCell<Identity | null>(null);
  const isAway = derive(
    part('limits'),
    (limits) => limits !== null && (limits.excludedUntil !== null || limits.timeOutUntil !== null),
  );
  return {
    view: combine([user, identity] as const, ([now, who]) => viewUser(now, who)),
    processes: [
      { name: 'user/forget', run: () => forgetUser(session) },
      { name: 'user/load', run: () => loadUser({ events$: eventsOf('user'), session, api, clock, report, identity }) },
      // What the operator has decided meanwhile: a ban above all.
      {
        name: 'user/refresh',
        run: () =>
          eventsOf('activity').pipe(
            filter(({ event }) => event.type === 'activity/returned'),
            map(() => ({ type: 'user/load', payload: { isAgain: true } }) satisfies UserCommand),
          ),
      },
      {
        name: 'user/remind',
        run: () =>
          remindUser({
            session,
            user,
            modalEvents$: eventsOf('modals'),
            isAway,
            hasModals: derive(part('modals'), (modals) => modals !== null),
          }),
      },
      {
        name: 'user/secure-data',
        run: () => (cookies === undefined ? EMPTY : keepSecureData({ session, api, cookies, report })),
      },
    ],
    world: combine([derive(user, ({ facts }) => facts), isAway] as const, ([facts, away]) => ({
      ban: banOf(facts),
      isIdentificationBonus: !away && (facts?.isIdentificationBonus ?? false),
    })),
  };
};
