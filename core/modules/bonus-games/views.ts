import type { RoundProof } from '../casino/public.ts';
import type { RightStop } from '../user/public.ts';
import { choicesOf } from './rules/choices.ts';
import type { BonusGamesState } from './types.ts';

/** The player's next step: the one action that the page's main control offers. */
export type NextStep = 'logIn' | 'stopped' | 'earn' | 'play' | 'choose';

export interface BonusGamesView extends BonusGamesState {
  /** All reasons that stop bonuses now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  /** Null until loaded. */
  readonly next: NextStep | null;
  /** The choices of the open round; empty without one. */
  readonly choices: readonly number[];
  /** The open round, else the last round if this visit has played it; null otherwise [BGM-6]. */
  readonly shown: RoundProof | null;
}

function nextOf({ answer }: BonusGamesState, isStopped: boolean): NextStep | null {
  if (answer === null) return null;
  const { player } = answer;
  if (player === null) return 'logIn';
  if (isStopped) return 'stopped';
  if (player.open !== null) return 'choose';
  return player.turns.length > 0 ? 'play' : 'earn';
}

export function viewBonusGames(
  state: BonusGamesState,
  stops: readonly RightStop[],
  isExcluded: boolean,
): BonusGamesView {
  const { answer, game, last } = state;
  const open = answer?.player?.open ?? null;
  const hasPlayed = last?.outcome === 'done' && last.keyed.act.kind !== 'reveal';
  return {
    ...state,
    stops,
    isExcluded,
    next: nextOf(state, stops.length > 0 || isExcluded),
    choices: open === null || game === null ? [] : choicesOf(game, open),
    shown: open ?? (hasPlayed ? (answer?.player?.rounds[0] ?? null) : null),
  };
}
