/**
 * Every kind of modal, as data: its urgency, whether it can be closed, whether it closes by itself, and the order among
 * equals [MDL-2]. Kinds of one level share the order of that level, so that the order is total.
 */

/** Milliseconds that a kind with a timer is drawn [MDL-6]. */
export const TIMED_MS = 10_000;

export interface KindRule {
  /** The higher is drawn first. */
  readonly level: number;
  /**
   * False: an answer is required; no close button, no Escape, and navigation does not close it. An opener may override
   * this.
   */
  readonly canClose: boolean;
  readonly lastsMs: number | null;
  /** One at a time may be open. */
  readonly isSingle: boolean;
  /** The modal comes with a navigation, which would close it before it is read. */
  readonly staysOnNavigation: boolean;
}

const ask = { canClose: true, lastsMs: null, isSingle: true, staysOnNavigation: false } as const;
const must = { ...ask, canClose: false } as const;
const information = { ...ask, isSingle: false } as const;

/** Levels. Modals that the player opened go newest first, all others oldest first. */
const AGE = 100;
const STOP = 90;
const TIME = 80;
const CALL = 70;
const SECRET = 60;
const ALERT = 50;
const OPENED = 40;
const NEWS = 30;
const OFFER = 20;
const PASSING = 10;
const AT_LEISURE = 0;

export const NEWEST_FIRST: ReadonlySet<number> = new Set([OPENED]);

export type ModalKind =
  | 'ageWarning'
  | 'confirmTerms'
  | 'sessionLimit'
  | 'autoLogoff'
  | 'realityCheck'
  | 'realityCheckReminder'
  | 'depositLimit'
  | 'captcha'
  | 'credentials'
  | 'twoFactorCodes'
  | 'identificationBonus'
  | 'maintenance'
  | 'permanentAlert'
  | 'alert'
  | 'alertWithLink'
  | 'paybillsOut'
  | 'login'
  | 'registration'
  | 'forgotPassword'
  | 'userQuestion'
  | 'supportHistory'
  | 'banker'
  | 'recharge'
  | 'window'
  | 'sheet'
  | 'registrationSent'
  | 'welcome'
  | 'firstDeposit'
  | 'convertAccount'
  | 'setLimits'
  | 'authBonus'
  | 'newSite'
  | 'insights'
  | 'makeMoney'
  | 'teamCash'
  | 'registrationReminder'
  | 'default'
  | 'snackbar'
  | 'cookieConsent';

const RULES: Readonly<Record<ModalKind, KindRule>> = {
  ageWarning: { ...must, level: AGE },
  confirmTerms: { ...must, level: STOP },
  sessionLimit: { ...ask, level: STOP, staysOnNavigation: true },
  autoLogoff: { ...ask, level: STOP, staysOnNavigation: true },
  realityCheck: { ...must, level: TIME },
  realityCheckReminder: { ...must, level: TIME },
  depositLimit: { ...ask, level: TIME, isSingle: false, staysOnNavigation: true },
  captcha: { ...ask, level: CALL },
  credentials: { ...must, level: SECRET },
  twoFactorCodes: { ...must, level: SECRET },
  identificationBonus: { ...ask, level: ALERT },
  maintenance: { ...ask, level: ALERT },
  permanentAlert: { ...must, level: ALERT, isSingle: false },
  alert: { ...information, level: ALERT },
  alertWithLink: { ...information, level: ALERT },
  paybillsOut: { ...ask, level: ALERT },
  login: { ...ask, level: OPENED },
  registration: { ...ask, level: OPENED },
  forgotPassword: { ...ask, level: OPENED },
  userQuestion: { ...information, level: OPENED },
  supportHistory: { ...ask, level: OPENED },
  banker: { ...ask, level: OPENED },
  recharge: { ...ask, level: OPENED },
  window: { ...information, level: OPENED },
  sheet: { ...information, level: OPENED },
  registrationSent: { ...ask, level: NEWS, staysOnNavigation: true },
  welcome: { ...ask, level: NEWS, staysOnNavigation: true },
  firstDeposit: { ...ask, level: NEWS, staysOnNavigation: true },
  convertAccount: { ...ask, level: NEWS },
  setLimits: { ...ask, level: NEWS },
  authBonus: { ...ask, level: NEWS },
  newSite: { ...ask, level: OFFER },
  insights: { ...ask, level: OFFER },
  makeMoney: { ...ask, level: OFFER },
  teamCash: { ...ask, level: OFFER },
  registrationReminder: { ...ask, level: OFFER },
  default: { ...information, level: PASSING, lastsMs: TIMED_MS },
  snackbar: { ...information, level: PASSING, lastsMs: TIMED_MS },
  cookieConsent: { ...must, level: AT_LEISURE },
};

/** Kinds that only a shell can draw: they wait for their turn here, and have no words [MDL-9]. */
export const HELD_ONLY: ReadonlySet<ModalKind> = new Set<ModalKind>(['captcha', 'credentials', 'window', 'sheet']);
/** Kinds with their own routes: the shell navigates there instead of drawing them. */
export const ROUTED: ReadonlySet<ModalKind> = new Set<ModalKind>(['login', 'registration', 'forgotPassword']);

export function ruleOf(kind: ModalKind): KindRule {
  return RULES[kind];
}
