/** The interface of the register of players. */
import type { Journal } from '../store/journal.ts';
import type { OperatorRecord, StoredPlayer, StoredSession } from '../store/records.ts';
import type { PasswordHash, RandomBytes } from './credentials.ts';
import type { Country, Currency } from './directory.ts';
import type { Hasher } from './hasher.ts';
import type { AccessToken, Sessions } from './sessions.ts';
import type { Challenge, CodeBook } from './auth/codes.ts';
import type { Letters } from './auth/letters.ts';
import type { People } from './auth/people.ts';
import type { QrDesk } from './auth/qr-logins.ts';
import type { SocialDesk } from './auth/social.ts';
import type { TwoFactorDesk } from './auth/two-factor.ts';

export interface SignedIn extends AccessToken {
  readonly userId: number;
  readonly previousLoginAt: number | null;
  /** The session's secret name; belongs in an HttpOnly cookie and nowhere else. */
  readonly cookie: string;
}

export interface RegistrationForm {
  readonly currency: string | number;
  readonly countryId: number;
  readonly language: string;
  readonly isAdult: boolean;
  /** The referral that sent the player, with their consent to marketing. */
  readonly referral?: StoredPlayer['referral'];
}

/** Validated data from the player. `passwordHash` is present when the player chose a password. */
export type PersonalData = Pick<
  StoredPlayer,
  | 'phone'
  | 'email'
  | 'name'
  | 'surname'
  | 'birthDate'
  | 'bonus'
  | 'wantsNewsletter'
  | 'isEmailConfirmed'
  | 'isPhoneConfirmed'
  | 'social'
  | 'invitedBy'
> & { readonly passwordHash?: PasswordHash };

export type RegistrationRefusal =
  | 'underAge'
  | 'unknownCurrency'
  | 'unknownCountry'
  | 'emailTaken'
  | 'phoneTaken'
  | 'socialTaken';
export type LoginRefusal =
  | { readonly code: 'wrongCredentials' }
  | { readonly code: 'tooManyAttempts'; readonly retryAfterMs: number }
  | { readonly code: 'twoStepRequired'; readonly challenge: Challenge };

/** The circumstances of a sign-in by an authenticated player. */
export interface Arrival {
  readonly remember: boolean;
  readonly isSecondStepDone?: boolean;
  /** The session cookie that the browser had before; that session ends [SES-13]. */
  readonly replaces?: string | undefined;
  /** The hash of the password that was checked. A password that has changed since signs nobody in [AUT-21]. */
  readonly shown?: string;
}

export type Answer<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: R };

export interface Players {
  apply(record: OperatorRecord): void;
  /** `password` is empty when the player chose it. */
  register(
    form: RegistrationForm,
    personalData?: PersonalData,
    replaces?: string,
  ): Promise<Answer<SignedIn & { readonly login: string; readonly password: string }, RegistrationRefusal>>;
  /** The reason against a registration, or null. */
  objection(form: RegistrationForm, personalData?: PersonalData): RegistrationRefusal | null;
  /** By number or e-mail address. `remember` is kept until the second step, where there is one. */
  logIn(
    login: string,
    password: string,
    remember?: boolean,
    replaces?: string,
  ): Promise<Answer<SignedIn, LoginRefusal>>;
  logInByPhone(
    phone: string,
    password: string,
    remember: boolean,
    replaces?: string,
  ): Promise<Answer<SignedIn, LoginRefusal>>;
  /** Signs in an authenticated player, or asks for the second step. */
  welcome(playerId: number, arrival: Arrival): Promise<Answer<SignedIn, LoginRefusal>>;
  hash(password: string): Promise<PasswordHash>;
  /** Checks the player's own password; a wrong one counts as a failed login. Answers the checked hash. */
  checkPassword(playerId: number, password: string): Promise<Answer<string, LoginRefusal>>;
  /**
   * Ends all sessions of the player but `keeps`, and invalidates everything else that could set a password or finish a
   * login.
   */
  setPassword(playerId: number, hash: PasswordHash, keeps?: StoredSession): Promise<void>;
  setSecretQuestion(playerId: number, question: number, answer: PasswordHash): Promise<void>;
  change(
    playerId: number,
    what: {
      readonly email?: string;
      readonly isEmailConfirmed?: boolean;
      readonly phone?: string;
      readonly isPhoneConfirmed?: boolean;
      readonly wantsNewsletter?: boolean;
    },
  ): Promise<void>;
  linkSocial(playerId: number, provider: string, socialId: string): Promise<void>;
  readonly people: People;
  readonly codes: CodeBook;
  readonly letters: Letters;
  readonly twoFactor: TwoFactorDesk;
  readonly social: SocialDesk;
  readonly qrLogins: QrDesk;
  /** Ends the cookie's session and its tokens; has no effect without a session. */
  logOut(cookie: string): Promise<void>;
  /** The same for a known session. */
  end(session: StoredSession): Promise<void>;
  player(id: number): StoredPlayer | null;
  /** Wall ms. Throws for an unknown player. */
  registeredAt(id: number): number;
  readonly sessions: Pick<
    Sessions,
    'byCookie' | 'isOpen' | 'byToken' | 'issueToken' | 'use' | 'see' | 'ofPlayer' | 'logins' | 'clear' | 'size'
  >;
}

export interface PlayersDeps {
  readonly journal: Pick<Journal, 'commit' | 'durable'>;
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  /** WebCrypto unless the host provides another. */
  readonly hasher?: Hasher;
}
