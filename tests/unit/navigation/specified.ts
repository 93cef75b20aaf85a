/**
 * The required routes [S2]: an address, the route, its layout if not the main one, and who may see it.
 * Independent of the table in `core/navigation/routes`.
 */
export type Specified = readonly (readonly [path: string, name: string])[];

const typed = [
  'home',
  'betsonyour',
  'topgame',
  'marble',
  'team',
  'champ',
  'epl',
  'laliga',
  'europaleague',
  'ipl',
  'cyber',
  'ufc',
  'politics',
] as const;

/** Page types that are a board by themselves. */
const boards: readonly string[] = ['topgame', 'epl', 'laliga', 'europaleague', 'ipl'];

const sports: Specified = [
  ['/', 'home'],
  ...typed.flatMap((type): Specified => [
    [`/${type}/live`, type === 'cyber' ? 'cyber-live' : 'sports-live'],
    [`/${type}/line`, type === 'cyber' ? 'cyber-line' : 'sports-line'],
    [`/${type}/live/all`, 'sports-live'],
    [`/${type}/line/all/1`, 'sports-line'],
    [`/${type}/live/all/1/5`, 'sports-champ'],
    [`/${type}/line/all/1/5`, 'sports-champ'],
    [`/${type}/live/all/1/5/77`, 'sports-game'],
    [`/${type}/line/all/1/5/77`, 'sports-game'],
  ]),
  ...typed
    .filter((type) => type !== 'home' && type !== 'cyber')
    .map((type) => [`/${type}`, boards.includes(type) ? `sports-${type}` : 'sports-type'] as const),
  ['/live', 'live'],
  ['/live/1', 'live-sport'],
  ['/line', 'line'],
  ['/line/1', 'line-sport'],
  ['/live/1/5', 'champ'],
  ['/line/1/5/77', 'game'],
  ['/multi', 'multi'],
  ['/champs', 'champs'],
  ['/champs/5', 'champs'],
  ['/results', 'results'],
  ['/results/live', 'results'],
  ['/results/zone', 'results'],
  ['/statistic', 'statistic'],
];

const games: Specified = [
  ['/toto', 'toto'],
  ['/toto/football', 'toto'],
  ['/toto/football/draw/12', 'toto-draw'],
  ['/toto/football/next', 'toto-next'],
  ['/toto/football/coupons', 'toto-coupons'],
  ['/toto/football/draws', 'toto-draws'],
  ['/toto/football/non-winners', 'toto-non-winners'],
  ['/lotto', 'lotto'],
  ['/lotto/catalog', 'lotto'],
  ['/lotto/results', 'lotto'],
  ['/lotto/view/7', 'lotto'],
  ['/cyber', 'cyber'],
  ['/cyber/main', 'cyber-main'],
  ['/cyber/disciplines', 'cyber-disciplines'],
  ['/cyber/dota-2', 'cyber-discipline'],
  ['/cyber/champs', 'cyber-champs'],
  ['/cyber/dashboard', 'cyber-dashboard'],
  ['/cyber/dota-2/5', 'cyber-champ'],
  ['/cyber/dota-2/5/77', 'cyber-game'],
];

const sections = [
  'bingo',
  'fishinghunting',
  'poker',
  'scratchcards',
  'keno',
  'slots',
  'live-casino',
  'tvgames',
  'virtualsports',
  'fast-games',
  'fast-bet',
  'asian-games',
  'card-games',
  'crash-games',
  'skill-games',
];
const casino: Specified = [
  ...sections.map((section) => [`/${section}`, section] as const),
  ...sections.map((section) => [`/${section}/thank-you`, `${section}-thank-you`] as const),
  ['/poker/holdem', 'poker'],
  ['/slots/new', 'slots'],
  ['/slots/game/12/book-of-sand', 'slots-game'],
  ['/slots/new/game/12/book-of-sand', 'slots-subcategory-game'],
  ['/slots/vulkan', 'slots-vulkan'],
  ['/live-casino/roulette', 'live-casino'],
  ['/live-casino/game/12/wheel', 'live-casino-game'],
  ['/live-casino/roulette/game/12/wheel', 'live-casino-subcategory-game'],
  ['/my-casino', 'my-casino'],
  ['/my-casino/favorites', 'my-casino-favorites'],
  ['/casino-lobby', 'casino-lobby'],
  ['/providers', 'providers'],
  ['/providers/acme', 'provider'],
  ['/casino-search', 'casino-search'],
  ['/othergames', 'othergames'],
  ['/casino/brand', 'casino-brand'],
  ['/casino/verify', 'casino-verify'],
  ['/casino/verify/r1', 'casino-verify'],
  ['/casino/verify/sample%3Ar1', 'casino-verify'],
  ['/casino/slot-first-deposit', 'casino-slot-first-deposit'],
];

const promotions: Specified = [
  ['/bonus/casino', 'bonus-casino'],
  ['/bonus/casino/promotions/3', 'bonus-casino-promotion'],
  ['/bonus/casino/promo', 'bonus-casino-promo'],
  ['/tournaments', 'tournaments'],
  ['/tournaments/3', 'tournament'],
  ['/landing/landing-summer', 'landing'],
  ['/bonuses', 'bonuses'],
  ['/bonuses/rules', 'bonuses'],
  ['/bonuses/games', 'bonuses'],
  ['/bonuses/partners', 'bonuses-partners'],
  ['/offers', 'offers'],
  ['/promotions/first-bet', 'promotion'],
  ['/bonus/welcome', 'bonus'],
];

const information: Specified = [
  ['/rules/general', 'rules'],
  ['/rules/general/3', 'rules'],
  ...[
    'contacts',
    'about',
    'howbet',
    'payment',
    'cookies',
    'licenses',
    'taxation',
    'consent',
    'simpleidentification',
    'amlkyc',
    'smsbets',
    'amlpolicy',
    'disputeresolution',
    'kycpolicy',
    'responsiblegaming',
    'cash_terminals',
    'betting-calculator',
  ].map((name) => [`/${name}`, name] as const),
];

const others: Specified = [
  ['/points', 'points'],
  ['/mobile', 'mobile'],
  ['/desktop', 'desktop'],
  ['/ourpartners', 'ourpartners'],
  ['/ourpartners/clubs', 'ourpartners'],
  ['/search', 'search'],
  ['/display', 'display'],
  ['/favourites', 'favourites'],
  ['/betting-alphabet', 'betting-alphabet'],
  ['/betting-alphabet/a/b/c', 'betting-alphabet'],
  ['/news', 'news'],
  ['/news/cup-final', 'news'],
  ['/cricket-app', 'cricket-app'],
  ['/0123456789abcdef0123456789abcdef', 'token'],
  ['/ipl-betting-app', 'ipl-betting-app'],
  ['/football-champions-rules', 'football-champions-rules'],
  ['/football-champions-rules/2', 'football-champions-rules'],
  ['/allgamesentrance', 'allgamesentrance'],
  ['/allgamesentrance/dice', 'allgamesentrance-game'],
  ...[
    'fortuna',
    'chest',
    'memory',
    'safe',
    'lottery',
    'dragon-bonus',
    'betting-awards',
    'promo',
    'results-frontend',
    'hunting-and-fishing',
    'internal-vpn',
  ].map((name) => [`/${name}`, name] as const),
  ['/games-landing/dice', 'games-landing'],
  ['/user/accountverify', 'accountverify'],
  ['/user/activatefast', 'activatefast'],
  ['/user/activate', 'activatefast'],
  ['/user/passwordreset', 'passwordreset'],
  ['/user/stopnewsletter', 'stopnewsletter'],
];

/** Public pages on the main layout. */
export const MAIN: Specified = [...sports, ...games, ...casino, ...promotions, ...information, ...others];

/** Pages of a player. */
export const OFFICE: Specified = [
  ['/office/account', 'account'],
  ['/office/history', 'history'],
  ['/office/historypay', 'historypay'],
  ['/office/recharge', 'recharge'],
  ['/office/security', 'security'],
  ['/office/qr-login', 'qr-login'],
  ['/office/responsible', 'responsible'],
  ['/office/responsible/my-control', 'responsible'],
  ...['deposit-limit', 'extra-limits', 'reality-checks', 'wagering-limits', 'loss-limits'].map(
    (section) => [`/office/responsible/${section}`, 'responsible'] as const,
  ),
  ['/office/wallets', 'wallets'],
  ['/office/settings', 'settings'],
  ['/office/bonuses/deposit', 'bonuses-deposit'],
  ['/office/bonuses/wager', 'bonuses-wager'],
  ['/office/casino/vipcashback', 'vipcashback'],
  ['/office/casino/premiumcashback', 'premiumcashback'],
  ['/office/casino/rounds', 'casino-rounds'],
  ['/office/casino/rounds/r1', 'casino-rounds'],
  ['/office/casino/rounds/sample%3Ar1', 'casino-rounds'],
  ['/office/deduce', 'deduce'],
  ['/office/promotion', 'promotion-office'],
  ['/office/bringfriend', 'bringfriend'],
  ['/office/support', 'support'],
  ['/office/manager', 'manager'],
  ['/office/rewards', 'rewards'],
  ['/office/verification', 'verification'],
  ['/office/identification', 'identification'],
  ['/office/share-idea', 'share-idea'],
  ['/office/payment/requests', 'payment-requests'],
  ['/office/payment/create-request', 'create-request'],
  ['/office/payment/create-request/4', 'create-request-topic'],
  ['/office/payment/create-request/4/transactions', 'create-request-transactions'],
  ['/office/payment/create-request/4/transactions/9', 'create-request-transaction'],
  ['/office/payment/create-request/4/5', 'create-request-subtopic'],
  ['/office/menu', 'office-menu'],
];

/** Pages for guests, which open a modal. */
export const GUESTS: Specified = [
  ['/registration', 'registration'],
  ['/registration/socialregistration', 'social-registration'],
  ['/user/login', 'login'],
];

export const HEADLESS: Specified = [
  ['/landing-summer', 'landing-headless'],
  ['/statisticpopup/12/a/b', 'statisticpopup'],
  ['/statisticpopup', 'statisticpopup'],
];

export const EMPTY: Specified = [
  ...['success', 'fail', 'pending', 'cancel'].flatMap((end): Specified => [
    [`/onpay/${end}`, `onpay-${end}`],
    [`/onpay/withdraw/${end}`, `onpay-withdraw-${end}`],
  ]),
  ['/oldbrowser', 'oldBrowser'],
  ['/500', 'server-error'],
];

/** The pages of a closed site, with the condition under which each is reachable. */
export const CLOSED: readonly (readonly [path: string, name: string, layout: string])[] = [
  ...['block', 'block-ua', 'block-ie', 'site-updates', 'coming-soon', 'suspension', 'block-appeal-history'].map(
    (name) => [`/${name}`, name, 'blocked'] as const,
  ),
  ['/maintenance', 'maintenance', 'maintenance'],
  ['/confirm', 'confirm', 'empty'],
];

/** Pages outside production only. */
export const DEVELOPERS: Specified = [
  ['/debugger', 'debugger'],
  ['/debugger/style', 'debugger-style'],
  ['/debugger/switches', 'debugger-switches'],
  ['/cricket-dev-page', 'cricket-dev-page'],
];

/** Addresses that redirect to a path below the language. */
export const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/coupon', ''],
  ['/user/coupon', ''],
  ['/forgotpassword', '?showForgotPasswordModal=1'],
  ['/user/forgotpassword', '?showForgotPasswordModal=1'],
  ['/landings/first-bet', '/promotions/first-bet'],
  ['/office', '/office/account'],
  ['/casino', '/casino-lobby'],
];

/** The same addresses with an invalid parameter. */
export const NOT_FOUND = [
  '/results/other',
  '/champs/x',
  '/other/live',
  '/home/later',
  '/home/live/all/football',
  '/home/live/all/1/5/77/8',
  '/toto/football/draw/x',
  '/toto/football/other',
  '/lotto/other',
  '/lotto/view/x',
  '/cyber/dota-2/x',
  '/slots/game/x/book',
  '/slots/game/12',
  '/my-casino/other',
  '/casino/other',
  '/tournaments/x',
  '/landing/summer',
  '/landing-',
  '/bonuses/other',
  '/rules',
  '/rules/a/b/c',
  '/print-coupon/12a',
  '/print-coupon',
  '/office/other',
  '/office/responsible/other',
  '/office/payment/create-request/x',
  '/office/payment/create-request/4/transactions/x',
  '/registration/other',
  '/user/other',
  '/user/activateslow',
  '/0123456789abcdef',
  '/short',
  '/onpay',
  '/onpay/other',
  '/onpay/withdraw',
  '/501',
  '/cyber/main/x/y',
];
