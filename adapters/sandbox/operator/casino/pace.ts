/** What a jurisdiction demands of every round, as data [GWAL-8]. */
interface GameRules {
  /** The shortest time from one stake to the next. */
  readonly minCycleMs: number;
  /** The highest stake of a round in euros; null for the game's own. */
  readonly maxStake: number | null;
  /** Games that are not allowed. */
  readonly forbidden: ReadonlySet<string>;
}

const NONE: GameRules = { minCycleMs: 0, maxStake: null, forbidden: new Set() };

const BY_JURISDICTION: ReadonlyMap<string, GameRules> = new Map([
  // RTS 14G, from 17 January 2025.
  ['GB', { ...NONE, minCycleMs: 5_000 }],
  // GlüStV, section 22a: no table games, 5 seconds, 1 euro; section 22b: poker is between players.
  [
    'DE',
    {
      minCycleMs: 5_000,
      maxStake: 1,
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
      ]),
    },
  ],
]);

export function gameRulesOf(jurisdiction: string): GameRules {
  return BY_JURISDICTION.get(jurisdiction) ?? NONE;
}
