/** The parts of the stand-in operator, and its interface for the hosts. */
import type { Analytics } from './analytics/analytics.ts';
import type { Book } from './book/book.ts';
import type { Cashier } from './cashier/types.ts';
import type { Requests } from './cashier/requests.ts';
import type { ForeignProvider } from './casino/foreign-games.ts';
import type { Games } from './casino/games.ts';
import type { SendToProvider } from './casino/provider-calls.ts';
import type { Consents } from './consents/consents.ts';
import type { AccountFavourites } from './favourites/favourites.ts';
import type { Faults, FaultSettings } from './faults.ts';
import type { Gate } from './gate/gate.ts';
import type { Inbox } from './inbox/inbox.ts';
import type { LimitsBook } from './limits/limits-book.ts';
import type { Line, LineClock } from './line/line.ts';
import type { Conversions } from './office/conversions.ts';
import type { IdentityParts } from './office/identity.ts';
import type { Office } from './office/office.ts';
import type { Origin, Setup } from './origin.ts';
import type { RandomBytes } from './players/credentials.ts';
import type { Country, Currency } from './players/directory.ts';
import type { Hasher } from './players/hasher.ts';
import type { Players } from './players/types.ts';
import type { Ready } from './ready/ready.ts';
import type { Rewards } from './rewards/rewards.ts';
import type { Entry } from './store/records.ts';
import type { Store } from './store/store.ts';
import type { Desk } from './support/desk.ts';
import type { Switches } from './switches/switches.ts';
import type { PlayerStanding } from './user/standing.ts';

/** Creates a line that runs by the clock and shows the state at `standing` (`line/hold.ts`). */
export type CreateLine = (origin: Origin, clock: LineClock, standing: (now: number) => number) => Line;

export interface OperatorDeps {
  readonly clock: LineClock;
  readonly random: RandomBytes;
  readonly store: Store;
  readonly setup: Setup;
  readonly createLine: CreateLine;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly report?: (error: unknown) => void;
  /** Hashes passwords; WebCrypto by default. */
  readonly hasher?: Hasher;
  /** Faults from the start. */
  readonly faults?: FaultSettings;
  /** Initial values of switches, by name. */
  readonly switches?: Readonly<Record<string, unknown>>;
  /** Foreign providers of games; none by default. */
  readonly providers?: readonly ForeignProvider[];
  /** Sends the operator's calls to foreign providers; without it none arrives. */
  readonly sendToProvider?: SendToProvider;
}

export interface Operator extends IdentityParts, Games {
  readonly clock: LineClock;
  readonly line: Line;
  readonly players: Players;
  readonly book: Book;
  readonly limits: LimitsBook;
  readonly cashier: Cashier;
  /** Players' questions about payments. */
  readonly requests: Requests;
  readonly ready: Ready;
  readonly currencies: readonly Currency[];
  readonly countries: readonly Country[];
  readonly faults: Faults;
  readonly switches: Switches;
  readonly consents: Consents;
  /** The rights of players now. */
  readonly standing: PlayerStanding;
  readonly desk: Desk;
  readonly gate: Gate;
  readonly office: Office;
  /** Conversions of money between a player's accounts. */
  readonly conversions: Conversions;
  readonly rewards: Rewards;
  readonly favourites: AccountFavourites;
  readonly inbox: Inbox;
  readonly analytics: Analytics;
  /** The player's own money, minor units: of the main account, or of the account in another currency. */
  balance(playerId: number, iso?: string): number;
  /** The balance of the bonus account, minor units. */
  bonusBalance(playerId: number): number;
  /** Every account with its balance; the balances of each currency sum to zero. */
  balances(): readonly Entry[];
  currencyOf(playerId: number): Currency;
  /**
   * Resolves when everything committed is durable. Every answer about money awaits this. Rejects with `StoreFailed`.
   */
  durable(): Promise<void>;
  /** Stops all work; resolves when the record is durable. */
  stop(): Promise<void>;
}
