/** The limits with their switches: the jurisdiction, and time ahead of the clock for trials. */
import type { LineClock } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import type { Players } from '../players/types.ts';
import type { OperatorRecord } from '../store/records.ts';
import type { Switches } from '../switches/switches.ts';
import { createLedgerFollower } from './follow-records.ts';
import { createLimitsBook, type LimitsBook } from './limits-book.ts';
import { packOf } from './pack-of.ts';
import type { LimitRecord } from './records.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

interface Deps {
  readonly clock: LineClock;
  readonly switches: Switches;
  readonly players: Players;
  readonly currencyOf: (playerId: number) => Currency;
  readonly newToken: () => string;
  readonly commit: (record: LimitRecord) => void;
}

export interface LimitRules {
  readonly limits: LimitsBook;
  /** Counts the stakes, wins and payments of a record. */
  readonly followStakes: (record: OperatorRecord) => void;
}

export function createLimitRules({ clock, switches, players, currencyOf, newToken, commit }: Deps): LimitRules {
  const limits = createLimitsBook({
    pack: () => packOf(switches.get('jurisdiction')),
    commit,
    now: () => clock.now() + switches.get('limitsAheadMinutes') * MINUTE_MS,
    currencyOf: (playerId) => currencyOf(playerId).iso,
    knownSince: (playerId) => (players.player(playerId) === null ? null : players.registeredAt(playerId)),
    isLockedForAll: () => switches.get('isExtraSectionLocked'),
    newToken,
  });
  switches.bind({
    playedAheadSeconds: {
      read: () => limits.playedAhead.get() / SECOND_MS,
      write: (value) => limits.playedAhead.set(Number(value) * SECOND_MS),
    },
  });
  return { limits, followStakes: createLedgerFollower(limits.ledger, limits.currency) };
}
