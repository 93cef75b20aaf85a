/**
 * The personal office: accounts in other currencies (always empty here), the active account, and settings, all on
 * record.
 */
import { accountTypeOf, BONUS, currencyAccountId } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import type { OfficeRecord } from './records.ts';

export const SETTINGS = {
  user_hide_balance: { group: 'commonSettings', initial: false },
  is_show_game_id: { group: 'otherSettings', initial: false },
  enable_mail_news: { group: 'notificationSettings', initial: false },
  enable_mail_deposit: { group: 'notificationSettings', initial: true },
  enable_mail_bets: { group: 'notificationSettings', initial: true },
  enable_sms_news: { group: 'notificationSettings', initial: false },
} as const;

export type SettingId = keyof typeof SETTINGS;
export type Product = 'line' | 'live';
/** The reason for a refusal; null for success. */
export type Refusal =
  | 'unknownCurrency'
  | 'currencyThere'
  | 'currencyNotThere'
  | 'mainCurrency'
  | 'accountActive'
  | 'unknownAccount'
  | 'bonusAccount'
  | null;

export interface Office {
  apply(record: OfficeRecord): void;
  /** Ids of the added currencies, in order of addition. */
  currencies(playerId: number): readonly number[];
  /** The main account until another is chosen. */
  activeAccount(playerId: number): number;
  addCurrency(playerId: number, currencyId: number): Refusal;
  removeCurrency(playerId: number, currencyId: number): Refusal;
  changeAccount(playerId: number, accountId: number): Refusal;
  setting(playerId: number, id: SettingId): boolean;
  saveSetting(playerId: number, id: SettingId, value: boolean): void;
  /** Ascending. */
  disallowed(playerId: number, product: Product): readonly number[];
  disallow(playerId: number, product: Product, sports: readonly number[]): void;
}

interface OfficeDeps {
  readonly currencies: readonly Currency[];
  readonly mainCurrencyOf: (playerId: number) => Currency;
  readonly commit: (record: OfficeRecord) => void;
  readonly now: () => number;
}

export function createOffice({ currencies: all, mainCurrencyOf, commit, now }: OfficeDeps): Office {
  const added = new Map<number, readonly number[]>();
  const active = new Map<number, number>();
  const settings = new Map<string, boolean>();
  const sports = new Map<string, readonly number[]>();
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
    if (!currencies(playerId).includes(currencyId)) return 'currencyNotThere';
    return activeAccount(playerId) === currencyAccountId(playerId, currencyId) ? 'accountActive' : null;
  };
  const refusalOfChange = (playerId: number, accountId: number): Refusal => {
    const type = accountTypeOf(playerId, accountId);
    if (type === BONUS) return 'bonusAccount';
    return type !== null || currencies(playerId).some((id) => currencyAccountId(playerId, id) === accountId)
      ? null
      : 'unknownAccount';
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
      }
    },
    currencies,
    activeAccount,
    addCurrency: (playerId, currencyId) =>
      unless(refusalOfAdding(playerId, currencyId), { t: 'currencyAdded', at: now(), playerId, currencyId }),
    removeCurrency: (playerId, currencyId) =>
      unless(refusalOfRemoving(playerId, currencyId), { t: 'currencyRemoved', at: now(), playerId, currencyId }),
    changeAccount: (playerId, accountId) =>
      unless(refusalOfChange(playerId, accountId), { t: 'accountChanged', at: now(), playerId, accountId }),
    setting: (playerId, id) => settings.get(`${playerId} ${id}`) ?? SETTINGS[id].initial,
    saveSetting: (playerId, id, value) => commit({ t: 'settingSaved', at: now(), playerId, id, value }),
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
