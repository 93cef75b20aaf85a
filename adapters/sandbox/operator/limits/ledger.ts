/** What a player has staked, got back and deposited, and what of deposits is on its way: the only things that limits count. Derived from the operator's record, never stored by itself. */

const DAY_MS = 86_400_000;
/** The longest window, and the preview's. */
const KEPT_MS = 31 * DAY_MS;

export interface StakeEntry {
  readonly key: string;
  readonly amount: number;
  readonly at: number;
  /** What came back and when; null while the bet is open, which counts as lost. */
  readonly returned: { readonly amount: number; readonly at: number } | null;
}

export interface DepositEntry {
  readonly key: string;
  readonly amount: number;
  readonly at: number;
}

export interface PlayerLedger {
  /** In the order of their times. */
  readonly stakes: readonly StakeEntry[];
  readonly deposits: readonly DepositEntry[];
  /** Asked for and not at their end: they use the limits already. */
  readonly depositing: readonly DepositEntry[];
  /** They count for no limit; the player sees them: paid out, and asked for and not at their end. */
  readonly withdrawals: readonly DepositEntry[];
  readonly withdrawing: readonly DepositEntry[];
}

export interface Ledger {
  of(playerId: number): PlayerLedger;
  /** A stake is taken or reserved. The same key again is the same stake. */
  stake(playerId: number, key: string, amount: number, at: number): void;
  /** A reserved stake came back whole, because the bet was not accepted: it was never staked. */
  release(playerId: number, key: string): void;
  /** A bet paid out; a losing bet 0. */
  settle(playerId: number, key: string, returned: number, at: number): void;
  /** A deposit or a withdrawal was asked for, and is on its way. */
  begin(what: 'deposit' | 'withdrawal', playerId: number, key: string, amount: number, at: number): void;
  /** It came to nothing. */
  end(playerId: number, key: string): void;
  /** A deposit was credited. */
  deposit(playerId: number, key: string, amount: number, at: number): void;
  /** A withdrawal was paid: no limit moves. */
  withdraw(playerId: number, key: string, amount: number, at: number): void;
}

interface Kept {
  stakes: StakeEntry[];
  deposits: DepositEntry[];
  depositing: DepositEntry[];
  withdrawals: DepositEntry[];
  withdrawing: DepositEntry[];
}

export function createLedger(): Ledger {
  const players = new Map<number, Kept>();
  const kept = (playerId: number): Kept => {
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
    const player = kept(playerId);
    player.stakes = player.stakes.flatMap((entry) => (entry.key === key ? (to(entry) ?? []) : [entry]));
  };

  const end = (playerId: number, key: string): void => {
    const player = kept(playerId);
    player.depositing = player.depositing.filter((entry) => entry.key !== key);
    player.withdrawing = player.withdrawing.filter((entry) => entry.key !== key);
  };

  return {
    of: (playerId) => players.get(playerId) ?? NOTHING,
    stake(playerId, key, amount, at) {
      const player = kept(playerId);
      if (player.stakes.some((entry) => entry.key === key)) return;
      // An open bet is kept however old: what it returns one day counts on that day.
      player.stakes = player.stakes.filter(
        (entry) => entry.at > at - KEPT_MS || entry.returned === null || entry.returned.at > at - KEPT_MS,
      );
      player.stakes.push({ key, amount, at, returned: null });
    },
    release: (playerId, key) => change(playerId, key, () => null),
    settle: (playerId, key, amount, at) =>
      change(playerId, key, (entry) => (entry.returned === null ? { ...entry, returned: { amount, at } } : entry)),
    begin(what, playerId, key, amount, at) {
      kept(playerId)[what === 'deposit' ? 'depositing' : 'withdrawing'].push({ key, amount, at });
    },
    end,
    deposit(playerId, key, amount, at) {
      end(playerId, key);
      const player = kept(playerId);
      if (player.deposits.some((entry) => entry.key === key)) return;
      player.deposits = player.deposits.filter((entry) => entry.at > at - KEPT_MS);
      player.deposits.push({ key, amount, at });
    },
    withdraw(playerId, key, amount, at) {
      end(playerId, key);
      const player = kept(playerId);
      if (player.withdrawals.some((entry) => entry.key === key)) return;
      player.withdrawals = player.withdrawals.filter((entry) => entry.at > at - KEPT_MS);
      player.withdrawals.push({ key, amount, at });
    },
  };
}

const NOTHING: PlayerLedger = { stakes: [], deposits: [], depositing: [], withdrawals: [], withdrawing: [] };
