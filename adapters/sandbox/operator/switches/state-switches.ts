/** States of the site that no config field controls. They apply to every player of this operator. */
import { RIGHTS } from 'touchline/core/user/rules/rights';
import { VERIFICATION_KINDS } from 'touchline/core/user/types';
import { PROMO_TITLES, WALLET_TITLES } from 'touchline/core/office-settings/types';
import { DOCUMENT_KINDS } from 'touchline/core/verification/types';
import { SUPPORT_CHANNELS } from '../site/menus.ts';
import { choice, flag, number, texts, words } from './kinds.ts';

export const STATE_SWITCHES = {
  /** `operator/line/hold.ts`. */
  isLineHeld: flag(
    'Line',
    'The line stands still: no price moves, no game begins or ends, nothing further is settled. Afterwards the line continues at the current time.',
    false,
  ),
  /** `core/modules/blocking`. */
  blockReason: number('Blocking', 'Visitors are blocked for this reason (1 to 17); 0: not blocked.', 0, 0, 17),
  isBlockServiceDown: flag('Blocking', 'The blocking service does not answer.', false),
  appealAnswer: choice('Blocking', 'The answer to an appeal, ten minutes after its submission.', 'declined', [
    'granted',
    'declined',
  ]),
  /** `core/modules/maintenance`. */
  isMaintenance: flag('Maintenance', 'The site is under maintenance.', false),
  webState: flag('Maintenance', 'web_state reports maintenance, whatever the config description.', false),
  maintenanceInMinutes: number(
    'Maintenance',
    'Announces maintenance of 30 minutes that begins in this many minutes; 0: none.',
    0,
    0,
    600,
  ),
  /** `core/modules/redirects`. */
  redirectRules: words(
    'Redirects',
    'Redirects of addresses without language, such as /old=/line,/gone=/contacts. Active in production, or with ?redirect-service.',
    '',
  ),
  isRedirectAnswerBroken: flag('Redirects', 'The redirect service omits a field.', false),
  /** `core/modules/terms`. */
  termsVersion: number(
    'Terms',
    'The version of the terms. After an increase every player must confirm the terms.',
    1,
    1,
    1_000,
  ),
  isTermsServiceDown: flag('Terms', 'The terms cannot be confirmed.', false),
  isRegistrationByRequest: flag(
    'Registration',
    'A full registration is a request; the link in the following letter opens the account.',
    false,
  ),
  isOneTapScriptBroken: flag('Registration', "The provider's one-tap script can't be loaded.", false),
  codeLifeSeconds: number('Registration', 'Seconds for which a sent code is valid.', 300, 5, 3_600),
  /** `core/modules/user`. */
  banLevel: number('Players', 'Every player is banned at this level; 0: not banned.', 0, 0, 99),
  banVersion: choice('Players', 'The version of the ban.', 1, [1, 2]),
  playerRights: texts('Players', `The rights of players without a ban: ${RIGHTS.join(', ')}.`, RIGHTS),
  isIdentificationBonus: flag('Players', 'Players who identify themselves receive a bonus.', false),
  isNeedIdentification: flag('Players', 'Players must identify themselves.', false),
  verification: choice('Players', 'The verification of players who have sent no photograph.', 'successful', [
    'successful',
    'pending',
    'unverified',
    'denied',
  ]),
  identificationOutcome: choice(
    'Players',
    'The decision on photographs for identification, and on copies of documents.',
    'accepted',
    ['accepted', 'denied'],
  ),
  identificationSeconds: number(
    'Players',
    'Seconds from a photograph or a copy of a document to its decision.',
    10,
    0,
    86_400,
  ),
  requestedDocument: choice(
    'Players',
    'The additional document that the operator requests from every player.',
    'none',
    ['none', ...DOCUMENT_KINDS],
  ),
  activationDays: number(
    'Players',
    'Days that a new player has to confirm a phone number or an e-mail address; 0: no deadline; -1: the time is up at once.',
    30,
    -1,
    3_650,
  ),
  isRequiredTransfer: flag(
    'Players',
    'isRequiredTransfer of the config: nothing on the site depends on the flag.',
    false,
  ),
  isCCLine: flag('Players', 'isCCLine of the config: nothing on the site depends on the flag.', false),
  isCClive: flag('Players', 'isCClive of the config: nothing on the site depends on the flag.', false),
  verificationTypes: texts('Players', `What players can send to verify themselves: ${VERIFICATION_KINDS.join(', ')}.`, [
    ...VERIFICATION_KINDS,
  ]),
  hasVerificationModal: flag(
    'Payments',
    'A window on the page of deposits asks players for a needed identification.',
    false,
  ),
  depositNotice: choice('Payments', 'The notice on the page of deposits.', 'none', ['none', 'text', 'withButton']),
  isSecureDataEmpty: flag('Players', 'The secure data are empty.', false),
  accountConversion: choice(
    'Players',
    'Accounts from which a player may convert money: the main one, or additional ones too.',
    'additional',
    ['none', 'main', 'additional'],
  ),
  /** `core/modules/office-settings`. */
  showPromoCodeCheck: flag('Office', 'Promo codes can be checked.', true),
  showWallets: flag('Office', 'The office has a section of wallets.', true),
  walletsTitle: choice('Office', "The title of a player's wallets; empty: the site's own.", '', ['', ...WALLET_TITLES]),
  promoTitle: choice('Office', "The title of the check of promo codes; empty: the site's own.", '', [
    '',
    ...PROMO_TITLES,
  ]),
  showClubPoints: flag('Office', 'The points of the club are shown.', true),
  isVisiblePromoPointsRules: flag('Office', 'The rules of points are shown.', true),
  showAdditionalCashBackTerms: flag('Office', 'The further terms of cashback are shown.', true),
  usePromoPointsName: flag('Office', 'Points are called promo points.', false),
  /** `core/modules/limits`. */
  limitsAheadMinutes: number(
    'Limits',
    "Minutes by which the limit service's clock is ahead, so that pending changes fall due. The clock never goes back.",
    0,
    0,
    1_000_000,
  ),
  playedAheadSeconds: number(
    'Limits',
    'Additional seconds that session limits count as played today. Reset on the next day.',
    0,
    0,
    86_400,
  ),
  hasLimitLabels: flag('Limits', 'The operator has its own names for the limits of deposits.', false),
  isExtraSectionLocked: flag('Limits', 'The operator locks the extra section of limits (type 37).', false),
  /** `core/modules/cashier`. */
  paymentOutcome: choice(
    'Payments',
    "The outcome of payments: by hand on the provider's page, or automatic.",
    'byHand',
    ['byHand', 'succeed', 'fail', 'pending'],
  ),
  paymentStepSeconds: number('Payments', 'Seconds per step of a slow payment.', 20, 0, 86_400),
  losePaymentAnswers: number('Payments', 'How many answers to payments are lost after processing.', 0, 0, 1_000),
  paymentDelayMs: number('Payments', 'Delay of answers to payments, ms.', 0, 0, 60_000),
  /** `core/modules/remote-views`. */
  remoteViews: choice('Remote views', 'The fault of remote pages.', 'none', [
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
  headerView: choice('Remote views', "The fault of the header's remote part.", 'none', [
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
  bundledScreens: choice(
    'Remote views',
    'What the operator sends in place of bundled screens (account, limits, cashier …): nothing, the sample view, or the sample view with a wrong hash.',
    'own',
    ['own', 'replaced', 'broken'],
  ),
  sampleView: choice('Remote views', "The behaviour of the sample view's code (/cricket-dev-page).", 'good', [
    'good',
    'throws',
    'throws-later',
    'never-answers',
  ]),
  /** `core/modules/site-chrome`. */
  supportChannels: texts(
    'Site',
    'Support channels besides the chat, and support hours: callback, email, networks, hours.',
    SUPPORT_CHANNELS,
  ),
  deskAnswerSeconds: number('Site', 'Seconds until the desk has answered a question.', 20, 0, 86_400),
  /** `core/modules/dictionary`. */
  isDictionaryDown: flag('Site', 'The names of the sports cannot be loaded.', false),
  /** `core/modules/seo`. */
  mirrorDomain: words(
    'Site',
    "The site is a mirror of this host, which holds the pages' canonical addresses (a tag in the head).",
    '',
  ),
  latencyMs: number('Site', 'Delay of every answer, ms.', 0, 0, 30_000),
} as const;
