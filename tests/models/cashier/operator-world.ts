/**
 * The operator's cashier, limits and wallets with one record, without HTTP, for histories of months. A restart folds
 * the record again.
 */
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createCashier } from '../../../adapters/sandbox/operator/cashier/cashier.ts';
import type { Act, Cashier, PaymentAnswer } from '../../../adapters/sandbox/operator/cashier/types.ts';
import { isCashierRecord } from '../../../adapters/sandbox/operator/cashier/records.ts';
import { createLimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitsBook } from '../../../adapters/sandbox/operator/limits/limits-book.ts';
import { isLimitRecord } from '../../../adapters/sandbox/operator/limits/records.ts';
import { createWallets, HOUSE_BANK, mainAccount, move } from '../../../adapters/sandbox/operator/players/wallets.ts';
import type { Wallets } from '../../../adapters/sandbox/operator/players/wallets.ts';
import { entriesOf } from '../../../adapters/sandbox/operator/store/records.ts';
import type { OperatorRecord } from '../../../adapters/sandbox/operator/store/records.ts';
import { createSwitches } from '../../../adapters/sandbox/operator/switches/switches.ts';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';

export const PLAYER = 100_000_001;
const EUR = { id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 };
export const BETTOR = { id: PLAYER, currency: EUR };
/** The player's initial balance, minor units. */
export const GRANT = 100_000;

export interface OperatorWorld {
  readonly records: readonly OperatorRecord[];
  readonly cashier: () => Cashier;
  readonly limits: () => LimitsBook;
  readonly wallets: () => Wallets;
  readonly switches: ReturnType<typeof createSwitches>;
  readonly now: () => number;
  advance(ms: number): void;
  restart(): void;
  balance(): number;
  pay(key: string, kind: 'deposit' | 'withdrawal', methodId: string, amount: number): PaymentAnswer;
  /** Acts on the page of the n-th payment, newest first; does nothing without a page. */
  act(nth: number, act: Act): void;
  nth(nth: number): number | null;
}

const FIELDS = {
  accountHolder: 'Alex Example',
  iban: 'DE89370400440532013000',
  email: 'alex@example.com',
  phone: '+4915112345678',
  voucherCode: '1234567890123456',
  cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
};

export function createOperatorWorld(): OperatorWorld {
  const records: OperatorRecord[] = [];
  const clock = createManualClock(Date.UTC(2026, 0, 10, 12));
  const switches = createSwitches();
  let tokens = 0;

  function start(): { readonly cashier: Cashier; readonly limits: LimitsBook; readonly wallets: Wallets } {
    const wallets = createWallets();
    wallets.post(move(HOUSE_BANK, mainAccount(PLAYER), 'EUR', GRANT));
    const newToken = (): string => `token${(tokens += 1)}`;
    const apply = (record: OperatorRecord): void => {
      wallets.post(entriesOf(record));
      if (isLimitRecord(record)) limits.apply(record);
      if (isCashierRecord(record)) cashier.apply(record);
      limits.observe(record.at);
    };
    const commit = (record: OperatorRecord): void => {
      apply(record);
      records.push(record);
    };
    const limits = createLimitsBook({
      pack: () => DEFAULT_PACK,
      commit,
      now: clock.now,
      knownSince: () => 0,
      isLockedForAll: () => false,
      currencyOf: () => 'EUR',
      newToken,
    });
    const cashier = createCashier({
      journal: { commit },
      wallets,
      limits,
      switches,
      standing: { stops: () => [] },
      identification: { isNeeded: () => false, verification: () => 'successful' },
      verification: { requested: () => null },
      activation: { isOverdue: () => false },
      clock,
      newToken,
      report: (fault) => {
        throw fault;
      },
    });
    for (const record of records) apply(record);
    cashier.start();
    return { cashier, limits, wallets };
  }
  let running = start();

  const nth = (at: number): number | null => {
    const made = records.flatMap((record) => (record.t === 'paymentMade' ? [record] : []));
    return made.at(-1 - (at % Math.max(1, made.length)))?.paymentId ?? null;
  };
  return {
    records,
    switches,
    nth,
    cashier: () => running.cashier,
    limits: () => running.limits,
    wallets: () => running.wallets,
    now: clock.now,
    advance: (ms) => clock.advance(ms),
    restart() {
      running.cashier.stop();
      running = start();
    },
    balance: () => running.wallets.balance(mainAccount(PLAYER), 'EUR'),
    pay(key, kind, methodId, amount) {
      const method = running.cashier.offer(BETTOR, PLAYER).methods.find(({ id }) => id === methodId);
      const terms = method?.[kind];
      // In whole cents, computed without the product's functions.
      const fee =
        terms === null || terms === undefined
          ? 0
          : Math.floor((amount * terms.fee.basisPoints * 2 + 10_000) / 20_000) + terms.fee.fixed;
      return running.cashier.pay(BETTOR, key, {
        kind,
        methodId,
        isBonusAccount: false,
        amount,
        fee,
        instrumentId: null,
        fields: FIELDS,
        language: 'en',
      });
    },
    act(at, act) {
      const id = nth(at);
      const made = records.find((record) => record.t === 'paymentMade' && record.paymentId === id);
      if (made?.t === 'paymentMade' && made.token !== '') running.cashier.act(made.token, act);
    },
  };
}
