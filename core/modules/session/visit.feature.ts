/**
 * The session of a shell that has no sign-in of its own: whoever the browser's session belongs to. It ends as any
 * other; a login is refused, because the operator's site has the forms. Nothing is stored, so nothing of another player
 * can be here.
 */
import { EMPTY, mergeMap } from 'rxjs';
import { defineFeature } from '../../app/define-feature.ts';
import { createCell } from '../../kernel/readable.ts';
import { session } from './contract.ts';
import { sessionDecider } from './decider.ts';
import type { Flag } from './flag.ts';
import { leave } from './leave.process.ts';
import type { SessionCommand } from './messages.ts';
import { restoreSession } from './restore-session.process.ts';
import type { NewCredentials } from './views.ts';

const NEVER_SET: Flag = { isSet: () => false, set: () => undefined, remove: () => undefined };

export const feature = defineFeature(session, {
  decider: sessionDecider,
  create({ ports: { clock, tabs }, api, tokens, own }) {
    const newCredentials = createCell<NewCredentials | null>(null);
    const leaving = createCell(false);
    const common = { events$: own.events$, api, unsentLogout: NEVER_SET, leaving };
    return {
      view: own.readable,
      service: {
        userId() {
          const now = own.state();
          return now.status === 'player' ? now.userId : null;
        },
        newCredentials,
        leaving,
        unsentLogout: NEVER_SET,
        unfinishedWipe: NEVER_SET,
        addKeeper: () => undefined,
      },
      actions: { logIn: () => undefined },
      effects: {
        refuse: () =>
          own.events$.pipe(
            mergeMap(({ event }) =>
              event.type === 'session/logInAsked' || event.type === 'session/registrationAsked'
                ? [{ type: 'session/reportFailure', payload: { code: 'refused' } } satisfies SessionCommand]
                : EMPTY,
            ),
          ),
        restore: () => restoreSession({ ...common, clock, contradicts: () => false }),
        leave: () => leave({ ...common, tokens, tabs, newCredentials }),
      },
    };
  },
});
