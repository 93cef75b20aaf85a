/** Views for the fake core and for tests: plain values, no rules. */
import type { AccountsView } from '../../core/modules/accounts/views.ts';
import type { CouponView } from '../../core/modules/coupon/views.ts';
import { EVERY_BET, OPEN_BETS } from '../../core/modules/history/filter.ts';
import type { Bet, HistoryListView, HistoryView } from '../../core/modules/history/views.ts';
import type { Preferences } from '../../core/modules/preferences/types.ts';
import type { SessionView } from '../../core/modules/session/views.ts';
import type { SiteConfig } from '../../core/modules/site-config/views.ts';

/** The moment at which the fake world begins: Saturday, 21 November 2026, 14:40 UTC. */
export const NOW = Date.UTC(2026, 10, 21, 14, 40);
const HOUR_MS = 3_600_000;

export const GUEST: SessionView = { status: 'guest', busy: null, failure: null };
export const PLAYER: SessionView = { status: 'player', userId: '1', previousLoginAt: NOW - 26 * HOUR_MS };

export const PREFERENCES: Preferences = { language: 'en', oddsView: 0, theme: 'auto', is12h: false, timeZone: 'auto', appView: 0 };

export const CONFIG: SiteConfig = {
  languages: ['en', 'ru', 'de', 'ar'], defaultLanguage: 'en', countryCode: 'DE', geoCountryId: 53, geoCurrency: 'EUR', companyName: 'Touchline',
  isRegistrationAllowed: true, minAge: 18, clockOffset: 0,
  coupon: {
    maxLegs: 30, isVipBetAllowed: true, isBonusBetAllowed: true, isAdvanceAllowed: true, isPromoCodeAllowed: true, isOneClickAllowed: true, hasExpressOfTheDay: true, hasBetGenerator: true,
    minAmountTypes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], maxAmountTypes: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], antiExpressMargin: 116,
  },
  currencies: [
    { id: 1, iso: 'EUR', symbol: '€', minorDigits: 2 }, { id: 2, iso: 'USD', symbol: '$', minorDigits: 2 }, { id: 3, iso: 'GBP', symbol: '£', minorDigits: 2 },
    { id: 4, iso: 'JPY', symbol: '¥', minorDigits: 0 },
  ],
  countries: [{ id: 53, code: 'DE', name: 'Germany' }, { id: 66, code: 'GB', name: 'United Kingdom' }, { id: 170, code: 'ES', name: 'Spain' }],
};

export const ACCOUNTS: AccountsView = {
  status: 'ready',
  accounts: [
    { id: 1, type: 0, iso: 'EUR', symbol: '€', money: 128_450, isActive: true, label: 'Main account' },
    { id: 2, type: 4, iso: 'EUR', symbol: '€', money: 2000, isActive: false, label: 'Bonus account' },
  ],
  active: { id: 1, type: 0, iso: 'EUR', symbol: '€', money: 128_450, isActive: true, label: 'Main account' },
  loginAt: NOW - 24 * 60_000, previousLoginAt: NOW - 26 * HOUR_MS, netPosition: -1250,
};

export const EMPTY_COUPON: CouponView = {
  isReady: true, legs: [], typeId: 0,
  types: [{ typeId: 0, name: 'single', allowed: true, why: null }, { typeId: 1, name: 'express', allowed: false, why: { key: 'coupon.why.tooFew', params: { min: 2 } } }],
  shape: { hasSystem: false, bankerName: null, hasBlocks: false, isOrdered: false, amountPer: 'coupon', hasCoefficient: true, allowsPromoCode: true },
  currency: 'EUR', stakeText: '', stake: null, totalStake: null, presets: [500, 1000, 2500, 5000], step: 100, minStake: 20, maxStake: 100_000,
  lines: 1, stakePerLine: '', totalOdds: '', totalOddsThousandths: 0, maxWin: null, minWin: null, lossTable: [], systemValue: 2, systemOptions: [], blocks: [],
  bonusBet: { isPossible: false, isOn: false, percent: 0 }, hyperBonus: null, promo: { isAllowed: true, why: null, code: '', offered: [], worth: null },
  vip: { isPossible: true, isOn: false, why: null }, advance: { isAllowed: true, isOn: false, available: 0, used: 0 }, exact: { isPossible: true, text: '', coef: null, isWrong: false },
  oneClick: { isAllowed: true, isOn: false, asksToClear: false, stakeText: '5', bonusStakeText: '1' },
  account: { id: 1, type: 0, choices: [{ id: 1, type: 0, iso: 'EUR', money: 128_450 }, { id: 2, type: 4, iso: 'EUR', money: 2000 }] },
  settings: {
    changeCoefAction: 0, isAutoMax: false, isVipBet: false, isAdvance: false, isBalanceShown: true, isPossibleWinShown: true, isSelectAccountShown: true, isCouponFixed: false,
    isDropOnScoreChange: false, isManualAmountStep: false, amountStepText: '', isOneClick: false, oneClickText: '5', oneClickBonusText: '1',
  },
  loading: { status: 'idle', problem: null, missing: 0 }, share: { status: 'idle', code: '' }, expresses: { status: 'idle', live: [], line: [] },
  ready: { hasExpressOfTheDay: true, hasBetGenerator: true }, orders: [],
  changeCoefAction: 0, blockers: [], canPlace: false, placing: { state: 'idle' }, question: null, canUndo: false, canRedo: false,
};

const EMPTY_LIST: HistoryListView = { status: 'ready', filter: EVERY_BET, bets: [], hasMore: false };
export const EMPTY_HISTORY: HistoryView = { ...EMPTY_LIST, rail: { ...EMPTY_LIST, filter: OPEN_BETS }, openCount: 0, opened: null, exported: null };

const LEG = {
  marketId: 1, gameId: 100, sportId: 1, champ: 'Premier League', home: 'Brighton & Hove Albion', away: 'Wolverhampton Wanderers', kind: 1, type: 1, param: 0,
  label: null, price: 1950, isLive: false, placedScore: '', startsAt: NOW - 4 * HOUR_MS, statusId: 1, score: '2:1', isBanker: false, blockId: 0,
} as const;

/** What a plain bet has none of. */
export const PLAIN = {
  amountByBlockId: [], isVipBet: false, hasBonusBet: false, promoCode: '', prepaidAmount: 0, repaidAdvance: 0, hyperBonusPercent: 0, accountType: 0, isFreeBet: false, minWin: null, guaranteed: 0,
  productId: 0,
} as const;

/** One open single, one won express, one lost single, one returned. */
export const BETS: readonly Bet[] = [
  {
    ...PLAIN, id: '30071', key: 'a', typeId: 0, systemValue: 0, accountId: 1, currency: 'EUR', amount: 1000, coef: '2.14', possibleWin: 2140, placedAt: NOW - 600_000,
    status: 'open', statusId: -1, payout: 0, settledAt: null,
    legs: [{ ...LEG, gameId: 100, kind: 8, type: 3, param: 3, price: 2140, isLive: true, placedScore: '0:0', statusId: -2, score: '1:0' }],
  },
  {
    ...PLAIN, id: '30070', key: 'b', typeId: 1, systemValue: 0, accountId: 1, currency: 'EUR', amount: 500, coef: '7.41', possibleWin: 3705, placedAt: NOW - 5 * HOUR_MS,
    status: 'settled', statusId: 1, payout: 3705, settledAt: NOW - HOUR_MS,
    legs: [LEG, { ...LEG, marketId: 2, gameId: 101, home: 'Bayern München', away: 'Borussia Mönchengladbach', champ: 'Bundesliga', kind: 4, type: 1, param: 10, price: 1900, score: '3:1' },
      { ...LEG, marketId: 3, gameId: 102, home: 'Jannik Sinner', away: 'Carlos Alcaraz', champ: 'ATP Finals', sportId: 4, kind: 2, type: 3, price: 2000, score: '0:2' }],
  },
  { ...PLAIN, id: '30069', key: 'c', typeId: 0, systemValue: 0, accountId: 1, currency: 'EUR', amount: 2000, coef: '1.95', possibleWin: 3900, placedAt: NOW - 28 * HOUR_MS, status: 'settled', statusId: 0, payout: 0, settledAt: NOW - 25 * HOUR_MS, legs: [{ ...LEG, statusId: 0, score: '0:1' }] },
  { ...PLAIN, id: '30068', key: 'd', typeId: 0, systemValue: 0, accountId: 1, currency: 'EUR', amount: 2000, coef: '1.90', possibleWin: 3800, placedAt: NOW - 50 * HOUR_MS, status: 'settled', statusId: 5, payout: 1000, settledAt: NOW - 48 * HOUR_MS, legs: [{ ...LEG, kind: 8, type: 1, param: -1, statusId: 5, score: '1:1' }] },
];
