/** Answers about the player to the page that asks: kept nowhere [USR-16, USR-17]. */
import { defer, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { USER_PATH } from './load-user.process.ts';
import type { Contact, DepositNotice, UserFacts } from './types.ts';
import { decodeContact, decodeDepositNotice } from './wire.ts';

const NOTICES_PATH = '/web-api/user/notifications';

export interface UserActions {
  /** Null: the operator did not answer. */
  readonly contact: () => Observable<Contact | null>;
  /** Null: the operator has no notice about deposits, or did not answer. */
  readonly depositNotice: () => Observable<DepositNotice | null>;
}

interface Io {
  readonly api: Api;
  readonly language: () => string;
  readonly facts: () => UserFacts | null;
}

export function createUserActions({ api, language, facts }: Io): UserActions {
  return {
    contact: () =>
      defer(() => api({ method: 'GET', path: USER_PATH, auth: true, decode: decodeContact })).pipe(
        map((answer) => (answer.ok ? answer.value : null)),
      ),
    depositNotice: () =>
      defer(() => {
        const notice = facts()?.depositNotice ?? null;
        if (notice === null) return of(null);
        return api({
          method: 'GET',
          path: `${NOTICES_PATH}/${notice.textId}`,
          query: { lng: language() },
          auth: true,
          decode: decodeDepositNotice,
        }).pipe(
          map((answer) => {
            if (!answer.ok) return null;
            return notice.hasButton ? answer.value : { ...answer.value, button: null };
          }),
        );
      }),
  };
}
