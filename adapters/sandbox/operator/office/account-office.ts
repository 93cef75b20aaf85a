/**
 * The office of a player's accounts: their currencies and settings, conversions between them, and letters about them.
 */
import type { Book } from '../book/book.ts';
import type { Cashier } from '../cashier/types.ts';
import type { Currency } from '../players/directory.ts';
import type { Players } from '../players/types.ts';
import { mainAccount, type Wallets } from '../players/wallets.ts';
import type { Journal } from '../store/journal.ts';
import { createAccountMail } from './account-mail.ts';
import { createConversions, type Conversions, type Permission } from './conversions.ts';
import { createOffice, type Office } from './office.ts';

interface Deps {
  readonly currencies: readonly Currency[];
  readonly currency: (iso: string) => Currency;
  /** The currency of a player's main account. */
  readonly currencyOf: (playerId: number) => Currency;
  readonly journal: Journal;
  readonly wallets: Wallets;
  readonly players: Players;
  readonly book: Book;
  readonly cashier: Cashier;
  /** Between which accounts money may be converted. */
  readonly permission: () => Permission;
  readonly now: () => number;
}

export interface AccountOffice {
  readonly office: Office;
  readonly conversions: Conversions;
  readonly mail: ReturnType<typeof createAccountMail>;
}

export function createAccountOffice(deps: Deps): AccountOffice {
  const { journal, wallets, players, book, cashier, now } = deps;
  const common = {
    balance: (playerId: number, iso: string) => wallets.balance(mainAccount(playerId), iso),
    commit: (record: Parameters<Journal['commit']>[0]) => journal.commit(record),
    now,
  };
  const office = createOffice({
    ...common,
    currencies: deps.currencies,
    mainCurrencyOf: deps.currencyOf,
    isInUse: (playerId, iso) => book.hasOpen(playerId, iso) || cashier.hasOpen(playerId, iso),
  });
  return {
    office,
    conversions: createConversions({ ...common, office, permission: deps.permission }),
    mail: createAccountMail({
      office,
      people: players.people,
      letters: players.letters,
      payment: (id) => cashier.known(id),
      bet: (id) => book.known(id),
      currency: deps.currency,
    }),
  };
}
