/** The zones that show the results of games: the fourteen games of chance, by the operator's names of their kinds. */
import { gameOf } from './games/games.ts';

const KINDS: Readonly<Record<string, string>> = {
  'backgammon-race': 'backgammon',
  'tv-wheel': 'wheel',
  'tv-poker': 'poker',
  'tv-21': 'the21',
  'tv-battle': 'battle',
  'five-of-36': '5of36',
  'seven-of-42': '7of42',
  'guess-card': 'guesscard',
  keno: 'keno',
  'tv-war': 'warbetfun',
  'lucky-6': 'lucky6',
  'mega-6': 'mega6',
  'two-wheels': 'spin2wheels',
  'andar-bahar': 'andarbahar',
};

export interface ZoneView {
  readonly id: string;
  readonly kind: string;
  /** `own`: the game has no draws that players share. */
  readonly draws: 'shared' | 'own';
}

/** Null for a game without a zone. */
export function zoneOf(gameId: string): ZoneView | null {
  const kind = KINDS[gameId];
  if (kind === undefined) return null;
  return { id: `chance-${gameId}`, kind, draws: gameOf(gameId)?.shared === undefined ? 'own' : 'shared' };
}
