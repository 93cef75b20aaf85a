/** The props of every board: the round to draw, the open choices, and a callback to choose. */
import type { RoundProof } from 'touchline/core/casino/types';

export interface BoardProps {
  /** Null before the first round of the visit. */
  readonly round: RoundProof | null;
  readonly choices: readonly number[];
  /** An act is under way: choices are shown and not taken. */
  readonly isBusy: boolean;
  readonly onChoose: (choice: number) => void;
  /** Points, or an amount of money for free bets. */
  readonly reward: (units: number) => string;
}

export function numberOf(round: RoundProof | null, name: string): number | null {
  const value = round?.shown[name];
  return typeof value === 'number' ? value : null;
}

export function listOf(round: RoundProof | null, name: string): readonly number[] {
  const value = round?.shown[name];
  return typeof value === 'object' ? value : [];
}
