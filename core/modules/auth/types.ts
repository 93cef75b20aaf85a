/** The operator's names for the ways to sign in and to register [AUT-7]. */
import type { PasswordRule } from './rules/password.ts';

export const LOGIN_MODES = ['login_password', 'phone_password', 'sms', 'login_password_two_step_code'] as const;
export type LoginMode = (typeof LOGIN_MODES)[number];

export const REGISTRATION_TYPES = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'] as const;
export type RegistrationType = (typeof REGISTRATION_TYPES)[number];

export const SOCIAL_PROVIDERS = [
  'google',
  'vk',
  'ok',
  'fb',
  'mailru',
  'yandex',
  'telegram',
  'kakaotalk',
  'twitter',
  'itsme',
  'twitch',
  'metamask',
  'line',
  'linkedin',
  'apple',
] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** The bonus of a registration; 'none' is declined. */
export const BONUSES = ['none', 'sports', 'casino'] as const;
export type Bonus = (typeof BONUSES)[number];

export const LETTER_PURPOSES = [
  'accountverify',
  'activate',
  'activatefast',
  'passwordreset',
  'stopnewsletter',
] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];

/** The purpose of a code. `secondStep`: from the player's own app, or a backup code. */
export const CODE_PURPOSES = ['login', 'registration', 'recovery', 'phone', 'secondStep'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

export interface CodeState {
  /** Milliseconds since the epoch, by this device's clock. */
  readonly resendAt: number;
  readonly expiresAt: number;
  readonly attemptsLeft: number;
  readonly isOver: boolean;
}

export interface Account {
  readonly currency: string;
  readonly countryId: number;
  readonly isAdult: boolean;
  readonly bonus: Bonus;
}

/** Typed values by name: passwords, codes, addresses, tokens. They pass through the secret channel. */
export type Secrets = Readonly<Record<string, string>>;

/** A job of a form. The typed values are not part of it: they wait in the secret channel. */
export type AuthJob =
  | { readonly kind: 'logIn'; readonly form: 'login_password' | 'phone_password' | 'login_password_two_step_code' }
  | {
      readonly kind: 'requestCode';
      readonly purpose: 'login' | 'registration' | 'recovery';
      readonly channel: 'sms' | 'email';
    }
  | { readonly kind: 'logInByCode' | 'secondStep' | 'checkRecoveryCode' | 'setPassword' }
  | { readonly kind: 'register'; readonly type: RegistrationType; readonly account: Account }
  | { readonly kind: 'startSocial'; readonly provider: SocialProvider }
  | { readonly kind: 'comeBack' }
  | { readonly kind: 'openLetter'; readonly purpose: LetterPurpose }
  | { readonly kind: 'setSecretQuestion'; readonly question: number }
  | {
      readonly kind:
        | 'loadSecurity'
        | 'changePassword'
        | 'askPhone'
        | 'confirmPhone'
        | 'addEmail'
        | 'beginTwoFactor'
        | 'enableTwoFactor'
        | 'disableTwoFactor'
        | 'mailCredentials';
    };

export type FailureCode =
  | 'wrongCredentials'
  | 'underAge'
  | 'unknownCurrency'
  | 'unknownCountry'
  | 'tooManyTries'
  | 'unreachable'
  | 'refused'
  | 'captcha'
  | 'wrong_code'
  | 'time_up'
  | 'no_attempts'
  | 'fail_pass'
  | 'wrongPassword'
  | 'samePassword'
  | 'badAnswer'
  | 'phoneThere'
  | 'emailTaken'
  | 'phoneTaken'
  | 'socialTaken'
  | 'badEmail'
  | 'badPhone'
  | 'token_unknown'
  | 'token_over'
  | 'socialRefused'
  | 'socialState'
  | 'unsafeAddress';

/** The wrong field of a form. */
export type FailureField = 'login' | 'pass' | 'current' | 'answer' | 'both' | 'code' | 'email' | 'phone' | 'birthDate';

export interface AuthFailure {
  readonly job: AuthJob['kind'];
  readonly code: FailureCode;
  readonly field: FailureField | null;
  /** The time of the next useful try, ms since the epoch. */
  readonly retryAt: number | null;
  readonly attemptsLeft: number | null;
  readonly rules: readonly PasswordRule[];
}

export type Outcome =
  | {
      readonly kind: 'codeSent';
      readonly purpose: CodePurpose;
      readonly resendInMs: number;
      readonly expiresInMs: number;
      readonly attemptsLeft: number;
    }
  | {
      readonly kind:
        | 'signedIn'
        | 'codeRight'
        | 'passwordSet'
        | 'requestSent'
        | 'registrationNeeded'
        | 'leaving'
        | 'letterOpened'
        | 'securityLoaded'
        | 'emailAsked'
        | 'passwordChanged'
        | 'phoneConfirmed'
        | 'secretQuestionSet'
        | 'twoFactorProposed'
        | 'twoFactorOn'
        | 'twoFactorOff'
        | 'mailed';
    };
