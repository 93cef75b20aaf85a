/** The session's interface beyond its state and commands: a service for siblings, and actions for shells. */
import type { Cell } from '../../kernel/readable.ts';
import type { Flag } from './flag.ts';
import type { NewCredentials } from './views.ts';

export interface SessionService {
  /** The signed-in player; null for a guest, and while unknown. */
  readonly userId: () => string | null;
  /** Shown once after a one-click registration; null when dismissed. */
  readonly newCredentials: Cell<NewCredentials | null>;
  /** True while a sign-out is being sent to the operator: a login waits for the answer. */
  readonly leaving: Cell<boolean>;
  /** Set while a sign-out has not reached the operator: no session is restored then. */
  readonly unsentLogout: Flag;
  /** Set while stored data of a player is being wiped: when the page dies meanwhile, the next one finishes the wipe. */
  readonly unfinishedWipe: Flag;
  /**
   * Registers a module that keeps data of a player on this device: `contradicts(userId)` is true while any of it is
   * another player's [SES-9].
   */
  readonly addKeeper: (contradicts: (userId: string) => boolean) => void;
}

export interface SessionActions {
  /** Logs in. The login and the password go through the secret channel: they enter no command and no event. */
  readonly logIn: (login: string, password: string) => void;
}
