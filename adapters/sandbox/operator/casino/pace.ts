/** The demands of a jurisdiction on every round, as data [GWAL-8, GWAL-12…GWAL-15]. */

const MINUTE_MS = 60_000;
/** A pause of this length between two stakes ends a stretch of play. */
export const BREAK_MS = 5 * MINUTE_MS;

/** A highest stake of a round of slots, in force from a date. */
interface SlotCap {
  readonly from: number;
  /** Euros, or the rounded equivalent. */
  readonly max: number;
  /** Only players younger than this, and players whose age is unknown; null for everybody. */
  readonly under: number | null;
}

interface GameRules {
  /** The shortest time from the stake of a round to the next stake. */
  readonly minCycleMs: number;
  /** The same for a round of slots. */
  readonly minSlotCycleMs: number;
  /** The highest stake of a round in euros; null for the game's own. */
  readonly maxStake: number | null;
  readonly slotCaps: readonly SlotCap[];
  /** Games that are not allowed. */
  readonly forbidden: ReadonlySet<string>;
  /** Whether table games of foreign providers are forbidden, too. */
  readonly isTableForbidden: boolean;
  /** Whether a player may play one game at a time alone. */
  readonly isOneGame: boolean;
  /** How long a player may play without a break of `BREAK_MS`; null for any time. */
  readonly maxRunMs: number | null;
}

const NONE: GameRules = {
  minCycleMs: 0,
  minSlotCycleMs: 0,
  maxStake: null,
  slotCaps: [],
  forbidden: new Set(),
  isTableForbidden: false,
  isOneGame: false,
  maxRunMs: null,
};

const BY_JURISDICTION: ReadonlyMap<string, GameRules> = new Map([
  // RTS 14G, from 17 January 2025: 5 seconds; slots, since 2021: 2.5 seconds. Slots: 5 pounds from 9 April 2025, and 2
  // pounds below the age of 25 from 21 May 2025.
  [
    'GB',
    {
      ...NONE,
      minCycleMs: 5_000,
      minSlotCycleMs: 2_500,
      slotCaps: [
        { from: Date.UTC(2025, 4, 21), max: 2, under: 25 },
        { from: Date.UTC(2025, 3, 9), max: 5, under: null },
      ],
    },
  ],
  // GlüStV, section 22a: no table games, 5 seconds, 1 euro; section 22b: poker is between players. One game at a time,
  // and 5 minutes of pause after an hour: known at second hand, not confirmed.
  [
    'DE',
    {
      ...NONE,
      minCycleMs: 5_000,
      minSlotCycleMs: 5_000,
      maxStake: 1,
      isTableForbidden: true,
      isOneGame: true,
      maxRunMs: 60 * MINUTE_MS,
      forbidden: new Set([
        'roulette',
        'american-roulette',
        'craps',
        'sic-bo',
        'baccarat',
        'andar-bahar',
        'blackjack',
        'casino-war',
        'live-roulette',
        'live-baccarat',
        'holdem',
        'tv-war',
        'tv-21',
        'tv-poker',
      ]),
    },
  ],
]);

export function gameRulesOf(jurisdiction: string): GameRules {
  return BY_JURISDICTION.get(jurisdiction) ?? NONE;
}
