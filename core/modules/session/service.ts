/** The session's service for siblings, beyond its state: passwords and hand-overs that never enter a message. */
import type { Cell } from '../../kernel/readable.ts';
import type { LogoutMark } from './logout-mark.ts';
import type { NewCredentials } from './views.ts';

export interface SessionService {
  /** Shown once after a one-click registration; null when dismissed. */
  readonly newCredentials: Cell<NewCredentials | null>;
  /** True while a sign-out is being sent to the operator: a login waits for the answer. */
  readonly leaving: Cell<boolean>;
  /** Set while a sign-out has not reached the operator: no session is restored then. */
  readonly mark: LogoutMark;
  /** Set while stored data of a player is being wiped: when the page dies meanwhile, the next one finishes the wipe. */
  readonly forgetting: LogoutMark;
  /** Passwords never enter a command or an event: they wait in memory under the name of the attempt. */
  readonly logIn: (login: string, password: string) => void;
  readonly register: (form: {
    readonly currency: string;
    readonly countryId: number;
    readonly isAdult: boolean;
  }) => void;
  /**
   * Registers a module that keeps data of a player on this device: `contradicts(userId)` is true while any of it is
   * another player's [SES-9].
   */
  readonly addKeeper: (contradicts: (userId: string) => boolean) => void;
}
