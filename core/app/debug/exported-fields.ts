/**
 * The fields that may leave in an export, by event type: an allow-list. A test walks all event types and fails for one that is not here; a field that is not here stays.
 * What never stands here: whatever a person typed, names and numbers of players, amounts of money, addresses with queries, words of operators, and all that a form holds.
 */
type Fields = Readonly<Record<string, readonly string[]>>;

/** Events of which the type alone leaves. */
const bare = (...names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, []]));

const of = (module: string, fields: Fields): Fields => Object.fromEntries(Object.entries(fields).map(([name, paths]) => [`${module}/${name}`, paths]));

const site: Fields = {
  ...of('accounts', bare('asked', 'received', 'failed', 'forgotten')),
  ...of('activity', { ...bare('left', 'returned'), loggedOff: ['minutes'] }),
  ...of('appeals', { ...bare('loading', 'sending', 'startedAnother', 'received', 'failed', 'sent', 'forgotten'), notSent: ['isRefused'] }),
  ...of('app-version', { started: ['version'], reported: ['version'], announced: ['version'], closed: [] }),
  ...of('arrival', { noted: ['how'], landed: [] }),
  ...of('blocking', { asked: ['call', 'stage'], blocked: ['reason', 'isForcedOff'], freed: [], failed: ['call', 'activates'], becameDue: [] }),
  ...of('captcha', { asked: ['code', 'language'], ...bare('renewed', 'received', 'answered'), noted: ['note'], ended: ['how'] }),
  ...of('config-groups', { asked: ['language', 'groups.*', 'at'], received: ['language', 'at'], failed: ['groups.*'] }),
  ...of('consent', { given: ['type', 'at'], adopted: ['type', 'at'], assumed: [], told: ['at'], toldForgotten: [] }),
  ...of('dictionary', bare('loading', 'received', 'failed')),
  ...of('furniture', { pageOpened: ['query.section', 'query.stream', 'query.language'], ...bare('textReceived', 'callbackAsked', 'callbackAnswered'), widthReported: ['width'] }),
  ...of('line', { feedChanged: ['status'] }),
  ...of('maintenance', { ...bare('asked', 'noticeClosed', 'activated', 'released', 'failed', 'announced', 'concealed'), received: ['isActive', 'webState', 'startAt', 'finishAt'], cookieRead: ['value'] }),
  ...of('media', bare('wanted')),
  ...of('modals', { opened: ['id', 'kind'], closed: ['id', 'kind', 'isConfirmed', 'isDismissed', 'why'], rested: ['id', 'isResting'], cameAlong: ['id'] }),
  ...of('notices', { shown: ['tone', 'text.key', 'lastsMs', 'area'], dismissed: [], rested: ['isResting'] }),
  ...of('preferences', { chosen: ['language', 'oddsView', 'theme', 'is12h', 'timeZone', 'appView'], adopted: ['language', 'oddsView', 'theme', 'is12h', 'timeZone', 'appView'] }),
  ...of('redirects', bare('asked', 'received', 'expired')),
  ...of('referral', bare('kept')),
  ...of('remote-views', {
    loadStarted: ['name', 'how', 'tries'], becameReady: ['name', 'appName'], failed: ['name', 'failure', 'failure.kind', 'failure.status', 'retryInMs'], dropped: ['name'], awaited: ['name'], held: ['name', 'kind'], released: ['name', 'kind'],
    reloadAsked: ['name', 'at'],
  }),
  ...of('session', { ...bare('restoring', 'logInAsked', 'failureDismissed'), registrationAsked: ['countryId'], failed: ['code'], signedIn: ['how'], signedOut: ['why'] }),
  ...of('site-config', { received: ['languages.*', 'defaultLanguage', 'countryCode', 'isRegistrationAllowed', 'minAge', 'clockOffset', 'more.isProduction', 'more.isVipDomain', 'more.availableRoutes.*'], failed: [] }),
  ...of('terms', { changed: ['isNews'], ...bare('unchanged', 'confirming', 'confirmed', 'forgotten'), notConfirmed: ['isRefused'] }),
};

const player: Fields = {
  ...of('auth', { formChosen: ['form'], rememberSet: [], asked: ['job.kind'], answered: ['at'], failed: ['code'], ...bare('failureDismissed', 'oneTapOffered', 'forgotten'), startedOver: ['flow'], codeExpired: ['purpose'] }),
  ...of('history', { ...bare('pageAsked', 'pageReceived', 'betsChanged', 'betSettled', 'betAsked', 'betReceived', 'loadFailed', 'exportAsked', 'exportReceived', 'exportFailed', 'exportClosed', 'forgotten') }),
  ...of('limits', {
    asked: ['why'], received: ['isToChange'], changeAsked: ['kind', 'limitType'], changeAnswered: ['outcome', 'status'], ...bare('unread', 'testOpened', 'testClosed', 'reasonsAsked', 'reasonsReceived', 'storyAsked', 'storyReceived'),
    controlAsked: ['period'], controlReceived: ['period'], reviewed: ['at'], previewAsked: ['limitType'], ...bare('previewReceived', 'outcomeDismissed'), reminded: ['at'], reminderAnswered: ['action', 'notAgain'], ...bare('reminderClosed', 'forgotten'),
  }),
  ...of('receipts', bare('awaited', 'sealed', 'sealFailed', 'forgotten')),
  ...of('user', { ...bare('loadAsked', 'received', 'failed', 'phoneAdded', 'emailAdded', 'forgotten'), rightsReceived: ['accountConversion'] }),
  ...of('cashier', {
    opened: ['kind'], ...bare('received', 'failed'), methodChosen: ['kind', 'methodId'], ...bare('instrumentChosen', 'amountTyped', 'payIntended', 'paySaved', 'payUnknown', 'payAccepted', 'recalled'), payNotSaved: ['why'],
    payRejected: ['reasons.*.code'], resultDismissed: ['kind'], cancelAsked: [], cancelAnswered: ['outcome'],
    ...bare('lookAsked', 'pageAsked', 'pageReceived', 'pageFailed', 'paymentsChanged', 'paymentEnded', 'paymentOpened'), paymentReceived: ['status'],
    ...bare('exportAsked', 'exportReceived', 'exportFailed', 'exportClosed', 'requestsAsked', 'requestsReceived', 'topicsAsked', 'topicsReceived', 'transactionsAsked', 'transactionsReceived', 'requestAsked', 'requestAnswered', 'requestResultDismissed', 'lastForgotten', 'forgotten'),
  }),
};

/** Legs and prices are the line's, not a player's; stakes are hers. */
const coupon: Fields = of('coupon', {
  limitsKnown: [], legAdded: ['leg.marketId', 'leg.gameId', 'leg.kind', 'leg.type', 'leg.param', 'leg.price', 'leg.isLive', 'typeId'], legRemoved: ['marketId', 'typeId'], legReplaced: ['marketId', 'leg.marketId', 'leg.price'],
  cleared: [], typeChosen: ['typeId'], stakeTyped: [], systemChosen: ['value'], bankerSet: ['marketId', 'isBanker'], legMoved: ['marketId', 'to'], blocksArranged: ['blocks.*.id'], blockStakeTyped: ['blockId'],
  legStakeTyped: ['marketId'], promoCodeChosen: [], bonusBetSet: ['isOn'], exactCoefTyped: [], accountChosen: [], changeActionChosen: ['action'], settingsChanged: [], ...bare('oneClickAsked', 'oneClickDeclined'),
  oneClickRefused: ['leg.marketId', 'reasons.*.code'], pricesAccepted: ['prices.*.marketId', 'prices.*.price'], priceMoved: ['marketId', 'price'], questionAsked: ['prices.*.marketId', 'prices.*.price'], questionClosed: [],
  draftRestored: ['direction'], loadAsked: [], loaded: ['missing'], loadFailed: ['code'], ...bare('shareAsked', 'shared', 'shareClosed', 'expressesAsked', 'expressesReceived'), placeIntended: ['sent.typeId', 'legs.*.marketId', 'legs.*.price', 'at'],
  ...bare('placeSent', 'placeNotSaved', 'orderCancelAsked'), placePending: ['acceptAt'], placeUnknown: ['at'], orderTaken: ['exactCoef', 'since', 'expiresAt'], betAccepted: ['isOrder'],
  betRejected: ['reasons.*.code', 'reasons.*.marketId', 'isOrder'], resultDismissed: [], forgotten: [],
});

export const EXPORTED: Fields = { ...site, ...player, ...coupon };
