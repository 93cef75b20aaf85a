/**
 * Sign-in data that is no event: registration data, the operator's tickets, secrets that are shown once. Memory only;
 * cleared by a sign-in or a sign-out [AUT-1].
 */
import type { Cell } from '../../kernel/readable.ts';
import { createCell } from '../../kernel/readable.ts';
import type { PhoneCountry } from './rules/phone.ts';
import type { CodePurpose } from './types.ts';

/** The registration's data; never a password. `phone` as in the draft. */
export interface UserInfo {
  readonly name: string;
  readonly surname: string;
  readonly birthDate: string;
  readonly email: string;
  readonly phone: string;
}

/** Phones are `countryId digits`. */
export interface Draft {
  readonly login: string;
  readonly phone: string;
  readonly phoneBySms: string;
  readonly userInfo: UserInfo;
}

export const NOBODY: UserInfo = { name: '', surname: '', birthDate: '', email: '', phone: '' };

export interface Security {
  readonly login: string;
  readonly email: string | null;
  readonly isEmailConfirmed: boolean;
  readonly phone: string | null;
  readonly isPhoneConfirmed: boolean;
  readonly hasTwoFactor: boolean;
  readonly backupCodesLeft: number;
  /** Wall ms; null before the first change. */
  readonly passwordChangedAt: number | null;
  /** The id of the player's question; null without one. */
  readonly secretQuestion: number | null;
  /** The operator's questions, in the language of the page when they were loaded. */
  readonly secretQuestions: readonly { readonly id: number; readonly text: string }[];
}

export interface Shown {
  readonly draft: Draft;
  /** Null until loaded from the operator. */
  readonly phones: readonly PhoneCountry[] | null;
  /** Where the operator's message can be read; a path of the site. */
  readonly readAt: string | null;
  readonly twoFactor: { readonly secret: string; readonly otpauth: string } | null;
  readonly backupCodes: readonly string[] | null;
  readonly security: Security | null;
  readonly stranger: { readonly provider: string; readonly name: string; readonly email: string } | null;
  /** The login of an account that a letter has opened. */
  readonly openedLogin: string | null;
}

/** The typed values of the forms, and the data of a sign-in that is no event. */
export interface DraftStore {
  readonly shown: Cell<Shown>;
  change(patch: Partial<Shown>): void;
  readonly tickets: Map<CodePurpose | 'social' | 'reset', string>;
  forget(): void;
}

const NOTHING: Shown = {
  draft: { login: '', phone: '', phoneBySms: '', userInfo: NOBODY },
  phones: null,
  readAt: null,
  twoFactor: null,
  backupCodes: null,
  security: null,
  stranger: null,
  openedLogin: null,
};

export function createDraftStore(): DraftStore {
  const shown = createCell<Shown>(NOTHING);
  const tickets = new Map<CodePurpose | 'social' | 'reset', string>();
  return {
    shown,
    change: (patch) => shown.set({ ...shown.get(), ...patch }),
    tickets,
    forget() {
      tickets.clear();
      shown.set({ ...NOTHING, phones: shown.get().phones });
    },
  };
}
