/** The accounts of the pools. */
import type { TotoSection } from './terms.ts';

/** Receives the margin. */
export const HOUSE_TOTO = 'house:toto';
/** Pays the stakes of the simulated players and receives what they win. */
export const HOUSE_TOTO_PLAYERS = 'house:toto-players';

/** The stakes of a draw until it is settled. Never below zero. */
export function poolAccount(section: TotoSection, number: number): string {
  return `pool:toto:${section}:${number}`;
}

/** The account of a section's jackpot, carried from draw to draw. Never below zero. */
export function jackpotAccount(section: TotoSection): string {
  return `pool:toto-jackpot:${section}`;
}
