/**
 * Values that files of an entry export for each other, and that are no API: no shell, adapter or document uses them. A
 * new name of this kind shows in `docs/api` when it appears, and gets a line here.
 */
const INTERNAL: Readonly<Record<string, readonly string[]>> = {
  'core/accounts': ['accountTypeOf', 'accountsEntries'],
  'core/activity': ['unlessLeft'],
  'core/age': ['askAge', 'createAgeMemory'],
  'core/auth': ['PROVIDER_ORIGINS', 'ageFits', 'changesProtection'],
  'core/bonus-games': ['isSameAct'],
  'core/cash-out': ['CASH_OUT_REASONS', 'NO_OFFER_REASONS'],
  'core/casino': ['roundProof'],
  'core/cashier': ['blockersOf', 'filterQuery', 'isAskedFor', 'providerAddress'],
  'core/coupon': [
    'asksForNone',
    'blockersOf',
    'blocksView',
    'draftToSend',
    'encodeSent',
    'endOfOrder',
    'figuresView',
    'initialStake',
    'isReturnedResult',
    'legsView',
    'locksOf',
    'movedLines',
    'mustAsk',
    'namedAsPlaced',
    'newLeg',
    'onOneScale',
    'ownLimitBlockers',
    'readStake',
    'refusalSchema',
    'replacementOf',
    'resolveSlip',
    'rightBlockers',
    'settledGroup',
    'stakeBlockers',
    'tapToBet',
    'winBlockers',
  ],
  'core/display': ['areSame', 'reconcile', 'unkept'],
  'core/favourites': ['starsIn', 'unsentChanges'],
  'core/history': ['NO_BETS', 'betSchema', 'betTypeSchema', 'changedBets', 'isAskedFor', 'isOvertaken', 'justSettled'],
  'core/identification': ['photoFault'],
  'core/limits': [
    'EXTRA_LOCK',
    'SESSION',
    'TIME_OUT',
    'anchored',
    'dueForApproval',
    'isExtraKind',
    'nextNewsAt',
    'outcomeKey',
    'reckon',
    'unset',
    'withAsked',
  ],
  'core/line': [
    'IMPOSSIBLE',
    'NOTHING_HIDDEN',
    'answeredLegIdentityEntries',
    'correctScoreStanding',
    'legIdentityEntries',
    'oddsViewId',
    'oddsViewOf',
    'pairsOf',
    'storedOddsView',
    'viewsOf',
  ],
  'core/media': ['createMediaEntity', 'hasSource', 'isSameMedia', 'mergeMedia', 'withMedia'],
  'core/preferences': ['isZone', 'sameAs'],
  'core/receipts': ['ACCOUNT_TYPE_NUMBERS'],
  'core/rewards': ['isSameAct'],
  'core/search': ['catalogueOf'],
  'core/session': [
    'SESSION_CALL',
    'checkSession',
    'decodeRegistered',
    'decodeSignedIn',
    'decodeTokens',
    'whilePlayer',
    'withoutPlayer',
  ],
  'core/site-chrome': ['createGroupReader', 'widthClass'],
  'core/toto': [
    'NO_PICKS',
    'areWhole',
    'draftOf',
    'favouritePicks',
    'isHeld',
    'orderOf',
    'randomPicks',
    'withDraft',
    'withKept',
    'withToggled',
    'withoutDraft',
  ],
  testing: [
    'LAWS_OF_BUG',
    'coreKind',
    'failuresOf',
    'familyOf',
    'plantableIn',
    'plantableLimits',
    'subsets',
    'withResults',
  ],
};

/**
 * Names that the core applies itself: contracts of features, selectors behind its views, deciders behind its commands.
 */
const OF_THE_CORE = /^(?:view|decide)[A-Z]/;

/** Whether a value is exported for the repository alone. `file` declares it. */
export const isInternal = (entry: string, name: string, file: string): boolean =>
  INTERNAL[entry]?.includes(name) === true ||
  (file.startsWith('core/modules/') && (file.endsWith('/contract.d.ts') || OF_THE_CORE.test(name)));

/** Names of the list that the entry does not have: a name that is gone must not stay in it. */
export const staleNames = (entry: string, hidden: ReadonlySet<string>): readonly string[] =>
  (INTERNAL[entry] ?? []).filter((name) => !hidden.has(name)).map((name) => `touchline/${entry}: ${name}`);
