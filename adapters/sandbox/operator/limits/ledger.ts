/**
 * A player's stakes, returns, deposits and pending deposits: everything that limits count. Derived from the operator's
 * record, never stored.
 */

const DAY_MS = 86_400_000;
/** The length of the longest window, and of the preview. */
const RETENTION_MS = 31 * DAY_MS;

export interface StakeEntry {
  readonly key: string;
  readonly amount: number;
  readonly at: number;
  /** Amounts and times of cash-outs while the bet was open. */
  readonly cashOuts: readonly { readonly amount: number; readonly at: number }[];
  /** Amount and time of the returns; null while the bet is open and counts as lost. */
  readonly returned: { readonly amount: number; readonly at: number } | null;
}

export interface DepositEntry {
  readonly key: string;
  readonly amount: number;
  readonly at: number;
}

export interface PlayerLedger {
  /** Ordered by time. */
  readonly stakes: readonly StakeEntry[];
  readonly deposits: readonly DepositEntry[];
  /** Requested but not completed; these already use the limits. */
  readonly depositing: readonly DepositEntry[];
  /** No limit counts withdrawals; the player sees them, completed and pending. */
  readonly withdrawals: readonly DepositEntry[];
  readonly withdrawing: readonly DepositEntry[];
}

export interface Ledger {
  of(playerId: number): PlayerLedger;
  /** A stake is taken or reserved. The same key is the same stake. */
  stake(playerId: number, key: string, amount: number, at: number): void;
  /** A reserved stake became a bet and counts from this time on. */
  strike(playerId: number, key: string, amount: number, at: number): void;
  /** A reserved stake came back whole because the bet was not accepted; it never counted. */
  release(playerId: number, key: string): void;
  /** A bet was settled; a losing bet returns 0. */
  settle(playerId: number, key: string, returned: number, at: number): void;
  /** A part of an open bet was cashed out; the rest still counts as lost. */
  cashOut(playerId: number, key: string, returned: number, at: number): void;
  /** A deposit or withdrawal was requested and is pending. */
  begin(what: 'deposit' | 'withdrawal', playerId: number, key: string, amount: number, at: number): void;
  /** A pending payment failed. */
  end(playerId: number, key: string): void;
  /** A deposit was credited. */
  deposit(playerId: number, key: string, amount: number, at: number): void;
  /** A withdrawal was paid; limits are unaffected. */
  withdraw(playerId: number, key: string, amount: number, at: number): void;
}

interface Entries {
  stakes: StakeEntry[];
  deposits: DepositEntry[];
  depositing: DepositEntry[];
  withdrawals: DepositEntry[];
  withdrawing: DepositEntry[];
}

export function createLedger(): Ledger {
  const players = new Map<number, Entries>();
  const entriesOf = (playerId: number): Entries => {
    const known = players.get(playerId) ?? {
      stakes: [],
      deposits: [],
      depositing: [],
      withdrawals: [],
      withdrawing: [],
    };
    players.set(playerId, known);
    return known;
  };
  const change = (playerId: number, key: string, to: (entry: StakeEntry) => StakeEntry | null): void => {
    const player = entriesOf(playerId);
    player.stakes = player.stakes.flatMap((entry) => (entry.key === key ? (to(entry) ?? []) : [entry]));
  };

  const end = (playerId: number, key: string): void => {
    const player = entriesOf(playerId);
    player.depositing = player.depositing.filter((entry) => entry.key !== key);
    player.withdrawing = player.withdrawing.filter((entry) => entry.key !== key);
  };

  const stake: Ledger['stake'] = (playerId, key, amount, at) => {
    const player = entriesOf(playerId);
    if (player.stakes.some((entry) => entry.key === key)) return;
    // An open bet is kept however old it is: its returns count on the day they come.
    player.stakes = player.stakes.filter(
      (entry) => entry.at > at - RETENTION_MS || entry.returned === null || entry.returned.at > at - RETENTION_MS,
    );
    player.stakes.push({ key, amount, at, cashOuts: [], returned: null });
  };

  return {
    of: (playerId) => players.get(playerId) ?? NOTHING,
    stake,
    strike(playerId, key, amount, at) {
      change(playerId, key, () => null);
      stake(playerId, key, amount, at);
    },
    release: (playerId, key) => change(playerId, key, () => null),
    settle: (playerId, key, amount, at) =>
      change(playerId, key, (entry) => (entry.returned === null ? { ...entry, returned: { amount, at } } : entry)),
    cashOut: (playerId, key, amount, at) =>
      change(playerId, key, (entry) => ({ ...entry, cashOuts: [...entry.cashOuts, { amount, at }] })),
    begin(what, playerId, key, amount, at) {
      entriesOf(playerId)[what === 'deposit' ? 'depositing' : 'withdrawing'].push({ key, amount, at });
    },
    end,
    deposit(playerId, key, amount, at) {
      end(playerId, key);
      const player = entriesOf(playerId);
      if (player.deposits.some((entry) => entry.key === key)) return;
      player.deposits = player.deposits.filter((entry) => entry.at > at - RETENTION_MS);
      player.deposits.push({ key, amount, at });
    },
    withdraw(playerId, key, amount, at) {
      end(playerId, key);
      const player = entriesOf(playerId);
      if (player.withdrawals.some((entry) => entry.key === key)) return;
      player.withdrawals = player.withdrawals.filter((entry) => entry.at > at - RETENTION_MS);
      player.withdrawals.push({ key, amount, at });
    },
  };
}

const NOTHING: PlayerLedger = { stakes: [], deposits: [], depositing: [], withdrawals: [], withdrawing: [] };
