// @vitest-environment node
/**
 * Every locale is complete, every referenced text exists, and everything that the stand-in operator prices or counts
 * has a name.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { championships } from '../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { METHOD_KIND } from 'touchline/core/line/rules/bout-kinds';
import { FIELD_KIND } from 'touchline/core/line/rules/field-kinds';
import { PARTY_STAT } from 'touchline/core/line/rules/election-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { SCORER_KIND } from 'touchline/core/line/rules/scorer-kinds';
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import { REFUSALS } from 'touchline/core/coupon/rules/refusals';
import { betTypes } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { LegLock, PlacingView } from 'touchline/core/coupon/views';
import { CASH_OUT_REASONS, NO_OFFER_REASONS } from 'touchline/core/cash-out/types';
import { CSV_COLUMNS } from 'touchline/core/history/csv';
import type { HistoryStatus } from 'touchline/core/history/filter';
import { PACKS } from 'touchline/core/limits/packs/packs';
import { LOSS_KINDS, STAKE_KINDS } from 'touchline/core/limits/types';
import type { BetResult } from 'touchline/core/history/views';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { COLUMNS } from 'touchline/core/display/rules/board-columns';
import { CHOICES, SWITCHES } from 'touchline/core/display/types';
import { PRODUCTS, SETTING_IDS, WALLET_TITLES } from 'touchline/core/office-settings/types';
import type { ChangeKind } from 'touchline/core/account-changes/public';
import type { Account } from 'touchline/core/accounts/views';
import { METHOD_ORDER, type NextStep, type ProtectionMethod } from 'touchline/core/user/rules/next-steps';
import { ODDS_VIEWS } from 'touchline/core/line/rules/odds-view';
import type { Topic } from 'touchline/core/line/rules/market-groups';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import type { BetReceipt, ReceiptCheck } from '../../ui/web/screens/office/use-receipt.ts';
import { decodeSentences } from '../../ui/web/format/sentences.ts';
import { createTexts } from '../../ui/web/text.ts';
import { filesBelow, root, textOf } from '../architecture/sources.ts';
import type { ComboProblem } from 'touchline/core/same-game/types';
import { CASHBACK_KINDS } from 'touchline/core/rewards/types';
import { REASON_WORDS } from '../../ui/web/components/bet-edit/edit-reasons.ts';
import { AUTH_SHAPES } from './auth-shapes.ts';
import { codesIn } from './codes-in.ts';
import { BONUS_SHAPES } from './shapes-bonus-games.ts';
import { CASHIER_SHAPES } from './shapes-cashier.ts';
import { CASINO_SHAPES } from './shapes-casino.ts';
import { matchOf, MODEL_NAMES, momentsOf } from './model-matches.ts';
import { IDENTIFICATION_SHAPES } from './shapes-identification.ts';
import { VERIFICATION_SHAPES } from './shapes-verification.ts';
import { LIMITS_SHAPES } from './shapes-limits.ts';
import { SHELL_SHAPES } from './shapes-shell.ts';
import { MEDIA_SHAPES } from './shapes-media.ts';
import { REWARDS_SHAPES } from './shapes-rewards.ts';
import { STATISTICS_SHAPES } from './shapes-statistics.ts';
import { TOOLS_SHAPES } from './shapes-tools.ts';
import { TOTO_SHAPES } from './shapes-toto.ts';
import { TOURNAMENT_SHAPES } from './shapes-tournaments.ts';
import {
  askedIn,
  askedKeys,
  doubledKeys,
  englishProblems,
  keysIn,
  translationProblems,
  type Locale,
} from './locale-checks.ts';

const FOLDER = 'ui/web/locales';
const SIDES = { home: 'Home', away: 'Away' };

const filesOf = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(root, FOLDER, language)).map((name) => [
      name,
      readFileSync(join(root, FOLDER, language, name), 'utf8'),
    ]),
  );
const localeOf = (language: string): Locale =>
  Object.fromEntries(
    Object.entries(filesOf(language)).map(([name, text]) => [name, decodeSentences(JSON.parse(text))]),
  );

/** Developers' words in the four languages. */
const MAKERS_WORDS =
  /stand-?in|operator picks|учебн\S* оператор|оператор подбер|Ersatzbetreiber|Betreiber sucht|المشغّل البديل|يختار المشغّل/i;

const english = localeOf('en');
const asked = askedKeys(english);
/** Titles of games have no translation. */
const TITLES = ['counterStrike', 'dota', 'leagueOfLegends', 'valorant'].map((title) => `display.discipline.${title}`);
/** English words and names that a language uses unchanged. */
const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      'nav.live',
      'line.live',
      'coupon.max',
      'calculator.block',
      'country.INT',
      'country.GB-ENG',
      'country.GB-WLS',
      'kind.8',
      'asian.handicap',
      'topic.handicaps',
      'line.underShort',
      'line.knockout',
    ],
    ...TITLES,
    ...['casino.title', 'casino.section.bingo', 'casino.section.keno', 'casino.section.poker'],
    ...['casino.kind.baccarat', 'casino.kind.holdem', 'casino.kind.roulette', 'casino.feature.respins'],
    ...['casino.bet.andar', 'casino.bet.bahar', 'media.draws.side.andar', 'media.draws.side.bahar'],
    // Corner signs of cards.
    ...['media.draws.rank.ace', 'media.draws.rank.king'],
    ...['coupon.maxOf', 'coupon.lobby', 'coupon.block', 'coupon.remedy.setBlockStake'],
    ...[
      'office.status',
      'office.product.live',
      'office.csv.status',
      'media.video',
      'media.pause',
      'media.happened.points',
    ],
    'bet.cashOuts',
    ...['rewards.level.bronze', 'rewards.level.gold', 'rewards.cashback'],
    ...['auth.bonus.casino', 'cashier.field.iban', 'cashier.filter', 'cashier.from.operator'],
    ...['way.casino', 'way.toto', 'way.lotto', 'way.bingo', 'way.keno', 'way.poker', 'way.lobby', 'way.slots'],
    ...['toto.named', 'toto.jackpot'],
    ...['virtual.chance', 'virtual.sport.tennis', 'field.name'],
    ...['media.detail.overs', 'media.detail.bestOf', 'media.down.1', 'media.down.2', 'media.down.3', 'media.down.4'],
    ...['stat.fouls', 'stat.rebounds', 'stat.hits', 'stat.strikeouts', 'stat.wickets'],
  ],
  ru: ['cashier.field.iban', ...TITLES],
  ar: [...TITLES, ...['ace', 'jack', 'queen', 'king'].map((rank) => `media.draws.rank.${rank}`)],
};

type Table<K extends string | number> = Readonly<Record<K, true>>;
const LOCKS: Table<LegLock> = {
  finished: true,
  gone: true,
  blocked: true,
  suspended: true,
  bannedExpress: true,
  dependent: true,
  noBanker: true,
  stale: true,
};
const RESULTS: Table<BetResult> = {
  unsettled: true,
  notStarted: true,
  lost: true,
  won: true,
  returned: true,
  forcedReturn: true,
  halfWon: true,
  halfLost: true,
  halfLostHalfWon: true,
};
const UNDER_WAY: Table<Exclude<PlacingView['state'], 'idle' | 'accepted' | 'rejected' | 'ordered' | 'several'>> = {
  saving: true,
  sending: true,
  pending: true,
  unknown: true,
};
const ENDS = ['accepted', 'rejected', 'ordered'];
const TYPES = Object.keys(betTypes);
const FILTERS: Table<HistoryStatus> = {
  all: true,
  open: true,
  settled: true,
  won: true,
  lost: true,
  returned: true,
  cashedOut: true,
};
const RECEIPT_STATES: Table<ReceiptCheck | Exclude<BetReceipt['state'], 'sealed'>> = {
  none: true,
  reading: true,
  sealing: true,
  unsealed: true,
  checking: true,
  unchecked: true,
  intact: true,
  altered: true,
  linkMissing: true,
};
const CHANGES: Table<ChangeKind> = { add: true, change: true, delete: true };
const ACCOUNTS: Table<Account['type']> = { main: true, bonus: true, currency: true };
const TOPICS: Table<Topic> = {
  main: true,
  totals: true,
  handicaps: true,
  parts: true,
  scorers: true,
  tallies: true,
  scores: true,
  field: true,
  places: true,
  headToHead: true,
};

const RULES = 'core/modules/coupon/rules';
const blockerCodes = [
  ...codesIn(`${RULES}/own-limits.ts`, /\bblocker\(\s*('\w+')/g),
  // The last argument is the key of the text, if the key differs from the code.
  ...codesIn(`${RULES}/own-limits.ts`, /,\s*('\w+'),?\s*\)/g),
  ...codesIn(`${RULES}/win-blockers.ts`, /\bblocker\(\s*('\w+')/g),
  ...codesIn(`${RULES}/blockers.ts`, /\bplain\(\s*('\w+')/g),
  ...codesIn(`${RULES}/stake-blockers.ts`, /\bblocker\(\s*('\w+')/g),
  ...codesIn(`${RULES}/stake-blockers.ts`, /\[('\w+', '\w+')\],\s/g),
  ...codesIn('core/kernel/money.ts', /type MoneyError =([^;]*);/g)
    .filter((code) => code !== 'empty')
    .map((code) => `stake.${code}`),
];
const remedyCodes = [
  ...codesIn(`${RULES}/blockers.ts`, /\bremedy\(\s*('\w+')/g),
  ...codesIn(`${RULES}/stake-blockers.ts`, /\bsetTo\(\s*('\w+')/g),
  ...codesIn(`${RULES}/stake-blockers.ts`, /\bcode: ('\w+')/g),
  ...['single', 'express', 'singles'].map((name) => `type.${name}`),
  'limits',
  'setLimit',
];
const refusalCodes = Object.keys(REFUSALS);
const loadCodes = codesIn('core/modules/coupon/view-slices.ts', /KNOWN_LOAD_FAILURES[^[]*\[([^\]]*)\]/g);
const orderEnds = codesIn('core/modules/coupon/order-end.ts', /ENDS[^[]*\[([^\]]*)\]/g);
const vipCodes = codesIn(`${RULES}/resolved-slip.ts`, /whyNoVip:([^;]*);/g);
const periodNames = codesIn('core/modules/line/rules/periods.ts', /type Period =([^;]*);/g);
const countries = new Set(
  [...championships.map(({ country }) => country), 'GB-NIR'].filter((code) => code === 'INT' || code.includes('-')),
);

const NEXT_STEPS: Readonly<Record<Exclude<NextStep['kind'], 'protect'> | ProtectionMethod, true>> = {
  verifyNow: true,
  verify: true,
  verifyAgain: true,
  sendDocument: true,
  activate: true,
  setLimits: true,
  reviewLimits: true,
  considerLimits: true,
  completeData: true,
  firstDeposit: true,
  deposit: true,
  isEmailAuthOn: true,
  isPhoneBound: true,
  isTwoFactorOn: true,
  isChangedPassword: true,
  isSecurityQuestionOn: true,
};

const STAKING_KINDS = [...STAKE_KINDS, ...LOSS_KINDS];

/**
 * The values that a template's placeholder can have. An unlisted template fails until it is added here. Kinds,
 * outcomes and statistics are simulated below.
 */
const COMBO_PROBLEMS: Readonly<Record<ComboProblem, true>> = {
  count: true,
  games: true,
  notCombinable: true,
  closed: true,
  impossible: true,
  redundant: true,
  notOffered: true,
};

const SHAPES: Readonly<Record<string, readonly string[]>> = {
  ...AUTH_SHAPES,
  ...CASHIER_SHAPES,
  ...BONUS_SHAPES,
  ...TOTO_SHAPES,
  ...TOURNAMENT_SHAPES,
  ...IDENTIFICATION_SHAPES,
  ...VERIFICATION_SHAPES,
  ...LIMITS_SHAPES,
  ...SHELL_SHAPES,
  ...MEDIA_SHAPES,
  ...REWARDS_SHAPES,
  ...CASINO_SHAPES,
  ...STATISTICS_SHAPES,
  ...TOOLS_SHAPES,
  'bet.status.*': Object.keys(RESULTS),
  'standing.*': ['win', 'halfWin', 'refund', 'halfLose', 'lose'],
  'standing.count.*': ['goal', 'point', 'run', 'game', 'corner', 'card'],
  'office.setting.*': SETTING_IDS,
  'office.walletTitle.*': WALLET_TITLES,
  'office.wallet.*': ['freeBets', 'bonus', 'points'],
  'office.wallet.cashback.*': CASHBACK_KINDS,
  'office.contact.*': ['name', 'email', 'phone', 'country'],
  'office.sports.*': PRODUCTS,
  'display.*': [
    ...Object.keys(CHOICES),
    // The keys of alerts have texts of their own.
    ...Object.keys(SWITCHES).filter((name) => !/Announced$|^areAlerts/.test(name)),
    ...Object.entries(CHOICES).flatMap(([name, values]) => values.map((value) => `${name}.${value}`)),
  ],
  'display.boardMarkets.*': COLUMNS,
  'display.bettingType.*': CHOICES.bettingType,
  'display.part.*': ['page', 'boards', 'games', 'coupon'],
  'asian.*': ['match', 'firstHalf'],
  'section.*': ['leftSection', 'rightSection'],
  'security.method.*': METHOD_ORDER,
  'office.next.*': Object.keys(NEXT_STEPS),
  'office.next.*.why': Object.keys(NEXT_STEPS),
  'ordinal.*': ['one', 'two', 'few', 'other'],
  'bets.*': ['open', 'settled'],
  'bets.empty.*': ['open', 'settled'],
  'country.*': [...countries],
  'betEdit.reason.*': [...new Set(Object.values(REASON_WORDS))],
  'cashOut.none.*': [...NO_OFFER_REASONS, 'refused'],
  'cashOut.refused.*': [...CASH_OUT_REASONS, 'refused'],
  'coupon.*': [...Object.keys(UNDER_WAY), ...ENDS],
  'coupon.*Text': Object.keys(UNDER_WAY),
  'coupon.account.*': Object.keys(ACCOUNTS),
  'coupon.block.*': [...blockerCodes, ...Object.keys(LOCKS)],
  'coupon.change.*': changeActionNames,
  'coupon.combo.*': Object.keys(COMBO_PROBLEMS),
  'coupon.block.stake.*': ['notANumber', 'negative', 'tooManyDecimals', 'ambiguous', 'tooLarge'],
  'coupon.explain.*': TYPES,
  'coupon.limit.*': STAKING_KINDS,
  'coupon.load.*': [...loadCodes, 'refused'],
  'coupon.lock.*': Object.keys(LOCKS),
  'coupon.notice.*': [...orderEnds, 'orderEnded'],
  'coupon.price.*': ['up', 'down'],
  'coupon.refused.*': refusalCodes,
  'coupon.remedy.*': remedyCodes,
  'coupon.type.*': [...TYPES, 'unknown'],
  'coupon.why.vip.*': vipCodes,
  'feed.*': ['offline', 'stale', 'connecting'],
  'kind.*': [],
  'kind.*.*': [],
  'odds.*': ODDS_VIEWS,
  'office.accountType.*': Object.keys(ACCOUNTS),
  'office.busy.*': Object.keys(CHANGES),
  'office.cashOut.is.*': ['none', 'intact', 'altered'],
  'office.csv.*': CSV_COLUMNS,
  'office.filter.*': Object.keys(FILTERS),
  'office.period.*': ['any', 'today', 'week', 'month', 'own'],
  'office.product.*': ['all', 'line', 'live'],
  'office.receipt.is.*': Object.keys(RECEIPT_STATES),
  'outcome.*.*': [],
  'outcome.*.*.*': [],
  'period.*': periodNames,
  'stat.*': [],
  'topic.*': Object.keys(TOPICS),
};

describe('each locale', () => {
  it('covers all languages of the site, each with all English namespaces', () => {
    expect(readdirSync(join(root, FOLDER)).toSorted()).toEqual([...LANGUAGES].toSorted());
    for (const language of LANGUAGES)
      expect(Object.keys(localeOf(language)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it('is well formed in English', () => {
    expect(Object.values(english).flatMap(englishProblems)).toEqual([]);
  });

  for (const language of LANGUAGES.filter((each) => each !== 'en')) {
    it(`has every English text in ${language}, with the same parameters`, () => {
      const own = localeOf(language);
      expect(
        Object.entries(english).flatMap(([name, texts]) =>
          translationProblems(language, texts, own[name] ?? {}, SAME_WORDS[language]),
        ),
      ).toEqual([]);
    });
  }

  for (const language of LANGUAGES) {
    it(`has no duplicate key in ${language}`, () => {
      expect(doubledKeys(filesOf(language))).toEqual([]);
    });

    it(`has a form for every number in ${language}`, async () => {
      const { i18n, changeLanguage, loadNamespaces } = createTexts(async (wanted, namespace) =>
        JSON.parse(textOf(`${FOLDER}/${wanted}/${namespace}.json`)),
      );
      await changeLanguage(language);
      await loadNamespaces('boards', 'coupon');
      for (const key of [
        'coupon.legs',
        'line.games',
        'line.days',
        'coupon.pendingText',
        'coupon.lines',
        'coupon.several.all',
      ]) {
        for (const count of [0, 1, 2, 3, 5, 11, 21, 22, 100, 101]) {
          const sentence = i18n.t(key, { count });
          expect(sentence).not.toBe('');
          expect(sentence).not.toContain(key);
        }
      }
    });
  }
});

describe('texts for players', () => {
  it.each(['en', 'ru', 'de', 'ar'])('never mention how the site is built in %s', (language) => {
    const found = Object.entries(localeOf(language)).flatMap(([file, texts]) =>
      Object.entries(texts).flatMap(([key, text]) =>
        file !== 'tools.json' && MAKERS_WORDS.test(text) ? [`${key}: ${text}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('count goals with ordinals', () => {
    const goal = (n: number, type: number): string => {
      const market = { kind: KIND.nextGoal, type, param: 4 * n, label: null };
      const t = (key: string, params: Readonly<Record<string, unknown>> = {}): string =>
        (Object.values(english).find((texts) => key in texts)?.[key] ?? key).replaceAll(
          /\{\{(\w+)\}\}/g,
          (_, name: string) => String(params[name]),
        );
      return `${kindName(market, { ...SIDES, sportId: 1 }, t)} / ${outcomeName(market, SIDES, t)}`;
    };
    expect([1, 2, 3, 4, 11, 21].map((n) => goal(n, 2))).toEqual([
      '1st goal / No 1st goal',
      '2nd goal / No 2nd goal',
      '3rd goal / No 3rd goal',
      '4th goal / No 4th goal',
      '11th goal / No 11th goal',
      '21st goal / No 21st goal',
    ]);
  });
});

describe('every referenced text', () => {
  const prefixes = new Set([...asked].map((key) => key.split('.')[0] ?? ''));
  const sources = ['core', 'ui/web', 'ui/touch'].flatMap(filesBelow).filter((path) => /\.tsx?$/.test(path));
  const found = sources.map((path) => ({ path, asked: askedIn(path, textOf(path), prefixes) }));

  it('exists in English when its key is literal', () => {
    expect(
      found.flatMap(({ path, asked: { keys } }) =>
        [...keys].filter((key) => !asked.has(key)).map((key) => `${path}: ${key}`),
      ),
    ).toEqual([]);
  });

  it('exists in English for every value of a placeholder in its key', () => {
    const shapes = found.flatMap(({ path, asked: own }) => [...own.shapes].map((shape) => ({ path, shape })));
    expect(
      shapes
        .filter(({ shape }) => SHAPES[shape] === undefined)
        .map(({ path, shape }) => `${path}: ${shape} is not listed`),
    ).toEqual([]);
    const keys = Object.entries(SHAPES).flatMap(([shape, values]) => values.map((value) => shape.replace('*', value)));
    expect(keys.filter((key) => !asked.has(key))).toEqual([]);
  });

  it('exists in English for the wording of every jurisdiction', () => {
    expect(PACKS.flatMap(({ wording }) => Object.entries(wording).flat()).filter((key) => !asked.has(key))).toEqual([]);
  });

  it('is found by the scan', () => {
    expect(found.reduce((sum, { asked: { keys } }) => sum + keys.size, 0)).toBeGreaterThan(150);
    expect(blockerCodes).toEqual(
      expect.arrayContaining([
        'stakeEmpty',
        'sessionUnknown',
        'aboveMaximum',
        'stake.tooLarge',
        'blockStakeTooHigh',
        'legAboveMaximum',
        'tooFewBlocks',
      ]),
    );
    expect(refusalCodes).toContain('priceMoved');
    expect(remedyCodes).toEqual(
      expect.arrayContaining(['setBlockStake', 'setLegStake', 'splitBlocks', 'replaceLeg', 'useAdvance']),
    );
  });
});

describe('the operator', () => {
  /** Synonyms of the word that the site uses: Betreiber, оператор, المشغّل. */
  const OTHERS: Readonly<Record<string, RegExp>> = {
    de: /Wettanbieter|Buchmacher/,
    ru: /букмекер|контор/i,
    ar: /شركة المراهنات|الشركة/,
  };
  it.each(Object.keys(OTHERS))('has one name in %s, on every page and in delivered documents', (language) => {
    const other = OTHERS[language] ?? /^$/;
    expect(
      Object.entries(localeOf(language)).flatMap(([file, texts]) =>
        Object.entries(texts).flatMap(([key, text]) => (other.test(text) ? [`${file} ${key}`] : [])),
      ),
    ).toEqual([]);
    expect(filesBelow('adapters/sandbox/operator').filter((path) => other.test(textOf(path)))).toEqual([]);
  });
});

describe('markets of the stand-in operator', () => {
  it('have a name for each kind', () => {
    expect(
      [
        ...Object.values(KIND),
        ...Object.values(STAT_KIND),
        ...Object.values(SCORER_KIND),
        METHOD_KIND,
        ...Object.values(FIELD_KIND),
      ].filter((kind) => !asked.has(`kind.${kind}`)),
    ).toEqual([]);
  });

  for (const model of MODEL_NAMES) {
    it(`have a name for every market and statistic of ${model}`, () => {
      const match = matchOf(model);
      const moments = momentsOf(match);
      const markets = moments
        .flatMap((at) => match.price(at, 'all'))
        .map((market) => ({ ...market, label: market.label ?? null }));
      expect(markets.length).toBeGreaterThan(0);
      const keys = new Set(
        markets.flatMap((market) =>
          keysIn(
            (t) => kindName(market, { ...SIDES, sportId: match.fixture.sportId }, t) + outcomeName(market, SIDES, t),
          ),
        ),
      );
      expect(keys.size).toBeGreaterThan(0);
      expect([...keys].filter((key) => !asked.has(key))).toEqual([]);
      const stats = new Set(moments.flatMap((at) => match.stateAt(at).stats.map(([name]) => name)));
      expect([...stats].filter((name) => !name.startsWith(PARTY_STAT) && !asked.has(`stat.${name}`))).toEqual([]);
    });
  }

  it('have a name for every statistic of a season file', () => {
    const names = codesIn('adapters/sandbox/operator/season/stats.ts', /\[('[a-z][A-Za-z]+'), '\w+', '\w+'\]/g);
    expect(names.filter((name) => !asked.has(`stat.${name}`))).toEqual([]);
  });
});
