/** The frame of a game of our own, loaded before the press that launches the game [GSN-27]. */
import { useEffect, useState } from 'react';
import type { CasinoGame } from 'touchline/core/casino/types';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { savesData } from '../../saves-data.ts';

/** The delay before a frame loads, so that the page's own content comes first. */
const WAIT_MS = 500;

/**
 * The page of the frame, once the game's page has been open for a moment; null for a foreign game, for a player who
 * saves data, and after the game has been closed.
 */
export function useEarlyFrame({ id, frame, isAllowed }: CasinoGame, { stage, gameId }: GameSessionView): string | null {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => setDue(true), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const isBefore = stage === 'idle' || (stage === 'closed' && gameId !== id);
  return isDue && isBefore && isAllowed ? frame : null;
}
