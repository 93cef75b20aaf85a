/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  on: ['Bet on', 'Ставка на', 'Wette auf', 'راهن على'],
  player: ['Player', 'Игрок', 'Spieler', 'اللاعب'],
  banker: ['Banker', 'Банкир', 'Bank', 'المصرف'],
  onPlayer: ['Player, 2×', 'Игрок, 2×', 'Spieler, 2×', 'اللاعب، 2×'],
  onBanker: ['Banker, 1.95×', 'Банкир, 1,95×', 'Bank, 1,95×', 'المصرف، 1.95×'],
  onTie: ['Tie, 9×', 'Ничья, 9×', 'Unentschieden, 9×', 'التعادل، 9×'],
  points: [
    'Player {player}, banker {banker}.',
    'Игрок {player}, банкир {banker}.',
    'Spieler {player}, Bank {banker}.',
    'اللاعب {player}، المصرف {banker}.',
  ],
} as const satisfies Words;
