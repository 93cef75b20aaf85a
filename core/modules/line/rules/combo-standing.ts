/** How the selections of a same-game combo stand while their game is in play [LIN-221]. */
import type { Game, StatPair } from '../types.ts';
import { isDecided, legStanding } from './leg-standing.ts';
import type { LegStanding } from './market-standing.ts';
import { comboSelections } from './market-names.ts';
import type { NamedMarket } from './market-names.ts';

export interface ComboPart {
  readonly market: NamedMarket;
  /** Null where neither the score nor the statistics determine the standing of the selection. */
  readonly standing: LegStanding | null;
  /** Whether the standing is the result, whatever else happens. */
  readonly isDecided: boolean;
}

export interface ComboStanding {
  readonly parts: readonly ComboPart[];
  /** `lost`: a selection is lost for good. Null where one has no standing. */
  readonly whole: 'winning' | 'losing' | 'lost' | null;
}

/** Null before the start. `label` has the keys of the selections. */
export function comboStanding(label: string | null, game: Game, stats: readonly StatPair[] = []): ComboStanding | null {
  if (game.status === 'scheduled') return null;
  const parts = comboSelections(label).map((market): ComboPart => ({
    market,
    standing: legStanding(market, game, stats),
    isDecided: isDecided(market, game, stats),
  }));
  const isLost = parts.some(({ standing, isDecided: is }) => is && standing?.standing === 'lose');
  if (isLost) return { parts, whole: 'lost' };
  if (parts.some(({ standing }) => standing === null)) return { parts, whole: null };
  return { parts, whole: parts.every(({ standing }) => standing?.standing === 'win') ? 'winning' : 'losing' };
}
