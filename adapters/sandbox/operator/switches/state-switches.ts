/** States that a person may want to see, and that no site config names. They hold for everybody at this operator. */
import { SUPPORT_CHANNELS } from '../site/menus.ts';
import { choice, flag, number, texts, words } from './kinds.ts';

export const STATE_SWITCHES = {
  /** `operator/line/hold.ts`. */
  isLineHeld: flag(
    'Line',
    'The line stands still: no price moves, no game begins or ends, nothing more is settled. It goes on at the present moment.',
    false,
  ),
  /** `core/modules/blocking`. */
  blockReason: number('Blocking', 'Visitors are blocked for this reason (1 to 17); 0: nobody is.', 0, 0, 17),
  isBlockServiceDown: flag('Blocking', 'The blocking service has no answer.', false),
  appealAnswer: choice('Blocking', 'What becomes of an appeal, ten minutes after it was made.', 'declined', [
    'granted',
    'declined',
  ]),
  /** `core/modules/maintenance`. */
  isMaintenance: flag('Maintenance', 'The site is being maintained now.', false),
  webState: flag('Maintenance', 'web_state says so, whatever the config does.', false),
  maintenanceInMinutes: number(
    'Maintenance',
    'Maintenance is announced to begin in so many minutes and to take 30; 0: none is announced.',
    0,
    0,
    600,
  ),
  /** `core/modules/redirects`. */
  redirectRules: words(
    'Redirects',
    'Where addresses lead, without language, such as /old=/line,/gone=/contacts. Asked in production, or with ?redirect-service.',
    '',
  ),
  isRedirectAnswerBroken: flag('Redirects', 'The redirect service leaves out a field.', false),
  /** `core/modules/terms`. */
  termsVersion: number(
    'Terms',
    'The version of the terms. Raise it, and every player has to confirm them.',
    1,
    1,
    1_000,
  ),
  isTermsServiceDown: flag('Terms', 'A confirmation of the terms can not be taken.', false),
  isRegistrationByRequest: flag(
    'Registration',
    'A full registration is a request: the account opens with the letter that follows.',
    false,
  ),
  isOneTapScriptBroken: flag('Registration', "The provider's one-tap script can't be loaded.", false),
  codeLifeSeconds: number('Registration', 'Seconds that a code which was sent is good.', 300, 5, 3_600),
  /** `core/modules/user`. */
  banLevel: number('Players', 'Every player is banned at this level; 0: nobody is.', 0, 0, 99),
  banVersion: choice('Players', 'The version of that ban.', 1, [1, 2]),
  isIdentificationBonus: flag('Players', 'A bonus waits for players who identify themselves.', false),
  isNeedIdentification: flag('Players', 'Players have to identify themselves.', false),
  verification: choice('Players', 'What every player is told of her verification.', 'successful', [
    'successful',
    'pending',
    'unverified',
    'denied',
  ]),
  isSecureDataEmpty: flag('Players', 'The secure data are empty.', false),
  accountConversion: choice('Players', 'Accounts that a player may convert.', 'none', ['none', 'main', 'additional']),
  /** `core/modules/limits`. */
  limitsAheadMinutes: number(
    'Limits',
    "The limit service's clock is so many minutes ahead, so that what waits falls due. It never goes back.",
    0,
    0,
    1_000_000,
  ),
  playedAheadSeconds: number(
    'Limits',
    'So many seconds more count as played today by the session limits. The next day begins without them.',
    0,
    0,
    86_400,
  ),
  isExtraSectionLocked: flag('Limits', 'The operator locks the extra section of limits (type 37).', false),
  /** `core/modules/cashier`. */
  paymentOutcome: choice('Payments', 'What providers answer: by hand on their page, or by themselves.', 'byHand', [
    'byHand',
    'succeed',
    'fail',
    'pending',
  ]),
  paymentStepSeconds: number('Payments', 'Seconds of each step of a payment that takes its time.', 20, 0, 86_400),
  losePaymentAnswers: number('Payments', 'So many answers to payments are lost after the deed.', 0, 0, 1_000),
  paymentDelayMs: number('Payments', 'Answers to payments come so much later, ms.', 0, 0, 60_000),
  /** `core/modules/remote-views`. */
  remoteViews: choice('Remote views', 'How delivered pages misbehave.', 'none', [
    'none',
    'dead',
    'slow',
    'huge',
    'wrongHash',
    'wrongType',
    'malformed',
    'foreign',
    'redirect',
  ]),
  headerView: choice('Remote views', "How the header's delivered part misbehaves.", 'none', [
    'none',
    'dead',
    'slow',
    'huge',
    'wrongHash',
    'wrongType',
    'malformed',
    'foreign',
    'redirect',
  ]),
  ownScreens: choice(
    'Remote views',
    "What the operator delivers for the site's own screens (account, limits, cashier …): nothing of its own, the sample view, or the sample view with a wrong hash.",
    'own',
    ['own', 'replaced', 'broken'],
  ),
  sampleView: choice('Remote views', 'What the code of the sample view does (/cricket-dev-page).', 'good', [
    'good',
    'throws',
    'throws-later',
    'never-answers',
  ]),
  /** `core/modules/furniture`. */
  supportChannels: texts(
    'Site',
    'The ways to people beside the chat, and the hours: callback, email, networks, hours.',
    SUPPORT_CHANNELS,
  ),
  deskAnswerSeconds: number('Site', 'Seconds until the desk has answered a question.', 20, 0, 86_400),
  /** `core/modules/dictionary`. */
  isDictionaryDown: flag('Site', 'The names of the sports can not be loaded.', false),
  /** `core/modules/seo`. */
  mirrorDomain: words(
    'Site',
    'The site is a mirror of this host: pages have their canonical address there (a tag in the head).',
    '',
  ),
  latencyMs: number('Site', 'Every answer comes so much later, ms.', 0, 0, 30_000),
} as const;
