/** The personal office: accounts in other currencies, the active account, and settings, all on record. */
import { accountTypeOf, BONUS, currencyAccountId, currencyOfAccount } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import type { OfficeRecord } from './records.ts';

export const SETTINGS = {
  user_hide_balance: { group: 'commonSettings', initial: false },
  is_show_game_id: { group: 'otherSettings', initial: false },
  enable_mail_news: { group: 'notificationSettings', initial: false },
  enable_mail_deposit: { group: 'notificationSettings', initial: true },
  enable_mail_bets: { group: 'notificationSettings', initial: true },
  enable_sms_news: { group: 'notificationSettings', initial: false },
  bonus_offers: { group: 'bonusSetting', initial: true },
  first_deposit_bonus: { group: 'firstDepositBonusSetting', initial: true },
} as const;

/** The global preferences that an account keeps [D3.14.1…D3.14.36]. */
export const PREFERENCES = [
  'coefViewId',
  'appTheme',
  'is12h',
  'timeZone',
  'appViewType',
  'appFontSize',
  'marketsNameType',
  'coefIndicationType',
  'leftSectionDisplayState',
  'rightSectionDisplayState',
  'lineProfileId',
  'liveProfileId',
  'isAppCompactView',
  'isGroupByCountry',
  'isBestMatchesOnTop',
  'isShowSportsOnly',
  'isDetailedScore',
  'isShowGameId',
  'isDisplayStatsInNewWindow',
  'isAccumulatorOfTheDay',
  'isLiveAccumulatorOfTheDay',
  'isBetGenerator',
  'isTeamLogosInCoupon',
  'isAmountKeypad',
  'isHaptics',
  'isAppLightVersion',
  'isMoveVideoOnScroll',
  'lineTimeFilter',
  'liveTimeFilter',
  'filteredMarkets',
  'marketDisplaySettings',
  'currentBettingType',
  'cyberFilters',
  'isOnlyWithVideos',
  'isUpcomingEvents',
  'isGroupByCategories',
  'isWideScoreboard',
  'isLeftSectionHover',
  'isLeftSectionFiltersOpen',
  'isKickOffAlert',
  'isGoalAlert',
  'isRedCardAlert',
  'isHalfTimeAlert',
  'isFullTimeAlert',
  'isSettlementAlert',
  'isAlertOutsidePage',
  'boardOrder',
] as const;
export type PreferenceName = (typeof PREFERENCES)[number];

export interface Preference {
  readonly name: string;
  readonly value: number | string;
  /** When it was chosen, wall ms. */
  readonly updatedAt: number;
}

export type SettingId = keyof typeof SETTINGS;
export type Product = 'line' | 'live';
/** The reason for a refusal; null for success. */
export type Refusal =
  | 'unknownCurrency'
  | 'currencyThere'
  | 'currencyNotThere'
  | 'mainCurrency'
  | 'accountActive'
  | 'accountNotEmpty'
  | 'accountInUse'
  | 'unknownAccount'
  | 'bonusAccount'
  | null;

export interface Office {
  apply(record: OfficeRecord): void;
  /** Ids of the added currencies, in order of addition. */
  currencies(playerId: number): readonly number[];
  /** The main account until another is chosen. */
  activeAccount(playerId: number): number;
  /** The currency of the player's account with this number; null for a number of no account. */
  currencyOf(playerId: number, accountId: number): Currency | null;
  addCurrency(playerId: number, currencyId: number): Refusal;
  removeCurrency(playerId: number, currencyId: number): Refusal;
  changeAccount(playerId: number, accountId: number): Refusal;
  setting(playerId: number, id: SettingId): boolean;
  saveSetting(playerId: number, id: SettingId, value: boolean): void;
  preferences(playerId: number): readonly Preference[];
  /** Saves what is newer than what the account has, by the time of each; a time to come becomes the present. */
  savePreferences(playerId: number, chosen: readonly Preference[]): void;
  /** Ascending. */
  disallowed(playerId: number, product: Product): readonly number[];
  disallow(playerId: number, product: Product, sports: readonly number[]): void;
}

interface OfficeDeps {
  readonly currencies: readonly Currency[];
  readonly mainCurrencyOf: (playerId: number) => Currency;
  /** The player's own money in a currency, minor units. */
  readonly balance: (playerId: number, iso: string) => number;
  /** Whether bets or payments in the currency have not ended: their money goes to its account. */
  readonly isInUse: (playerId: number, iso: string) => boolean;
  readonly commit: (record: OfficeRecord) => void;
  readonly now: () => number;
}

export function createOffice({ currencies: all, mainCurrencyOf, balance, isInUse, commit, now }: OfficeDeps): Office {
  const added = new Map<number, readonly number[]>();
  const active = new Map<number, number>();
  const settings = new Map<string, boolean>();
  const sports = new Map<string, readonly number[]>();
  const chosen = new Map<number, ReadonlyMap<string, Preference>>();
  const isNewer = ({ value, updatedAt }: Preference, than: Preference | undefined): boolean =>
    than === undefined ||
    updatedAt > than.updatedAt ||
    (updatedAt === than.updatedAt && String(value) > String(than.value));
  const currencies = (playerId: number): readonly number[] => added.get(playerId) ?? [];
  const activeAccount = (playerId: number): number => active.get(playerId) ?? playerId;
  const refusalOfAdding = (playerId: number, currencyId: number): Refusal => {
    if (!all.some(({ id }) => id === currencyId)) return 'unknownCurrency';
    return currencies(playerId).includes(currencyId) || mainCurrencyOf(playerId).id === currencyId
      ? 'currencyThere'
      : null;
  };
  const refusalOfRemoving = (playerId: number, currencyId: number): Refusal => {
    if (mainCurrencyOf(playerId).id === currencyId) return 'mainCurrency';
    const currency = currencies(playerId).includes(currencyId) ? all.find(({ id }) => id === currencyId) : undefined;
    if (currency === undefined) return 'currencyNotThere';
    if (activeAccount(playerId) === currencyAccountId(playerId, currencyId)) return 'accountActive';
    if (balance(playerId, currency.iso) > 0) return 'accountNotEmpty';
    return isInUse(playerId, currency.iso) ? 'accountInUse' : null;
  };
  const currencyOf = (playerId: number, accountId: number): Currency | null => {
    const type = accountTypeOf(playerId, accountId);
    if (type === null) return null;
    const other = currencyOfAccount(playerId, accountId);
    if (other === null) return mainCurrencyOf(playerId);
    return currencies(playerId).includes(other) ? (all.find(({ id }) => id === other) ?? null) : null;
  };
  const refusalOfChange = (playerId: number, accountId: number): Refusal => {
    if (accountTypeOf(playerId, accountId) === BONUS) return 'bonusAccount';
    return currencyOf(playerId, accountId) === null ? 'unknownAccount' : null;
  };
  /** Commits the record unless there is a refusal. */
  const unless = (refusal: Refusal, record: OfficeRecord): Refusal => {
    if (refusal === null) commit(record);
    return refusal;
  };
  return {
    apply(record) {
      const { playerId } = record;
      switch (record.t) {
        case 'currencyAdded':
          added.set(playerId, [...currencies(playerId), record.currencyId]);
          return;
        case 'currencyRemoved':
          added.set(
            playerId,
            currencies(playerId).filter((id) => id !== record.currencyId),
          );
          return;
        case 'accountChanged':
          active.set(playerId, record.accountId);
          return;
        case 'settingSaved':
          settings.set(`${playerId} ${record.id}`, record.value);
          return;
        case 'sportsDisallowed':
          sports.set(`${playerId} ${record.product}`, record.sports);
          return;
        case 'preferencesSaved':
          chosen.set(
            playerId,
            new Map([...(chosen.get(playerId) ?? []), ...record.preferences.map((each) => [each.name, each] as const)]),
          );
          return;
        case 'moneyConverted':
        case 'photoTaken':
        case 'personalDataSaved':
        case 'documentTaken':
          return;
      }
    },
    currencies,
    activeAccount,
    currencyOf,
    addCurrency: (playerId, currencyId) =>
      unless(refusalOfAdding(playerId, currencyId), { t: 'currencyAdded', at: now(), playerId, currencyId }),
    removeCurrency: (playerId, currencyId) =>
      unless(refusalOfRemoving(playerId, currencyId), { t: 'currencyRemoved', at: now(), playerId, currencyId }),
    changeAccount: (playerId, accountId) =>
      unless(refusalOfChange(playerId, accountId), { t: 'accountChanged', at: now(), playerId, accountId }),
    setting: (playerId, id) => settings.get(`${playerId} ${id}`) ?? SETTINGS[id].initial,
    saveSetting: (playerId, id, value) => commit({ t: 'settingSaved', at: now(), playerId, id, value }),
    preferences: (playerId) => [...(chosen.get(playerId)?.values() ?? [])],
    savePreferences(playerId, asked) {
      const known = chosen.get(playerId);
      const preferences = asked
        .map((each) => ({ ...each, updatedAt: Math.min(each.updatedAt, now()) }))
        .filter((each) => isNewer(each, known?.get(each.name)));
      if (preferences.length > 0) commit({ t: 'preferencesSaved', at: now(), playerId, preferences });
    },
    disallowed: (playerId, product) => sports.get(`${playerId} ${product}`) ?? [],
    disallow: (playerId, product, ids) =>
      commit({
        t: 'sportsDisallowed',
        at: now(),
        playerId,
        product,
        sports: [...new Set(ids)].toSorted((one, other) => one - other),
      }),
  };
}
