/** The texts of the game's own controls and results. */
import { ROULETTE_WORDS } from '../roulette-table.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...ROULETTE_WORDS,
  topLine: [
    'Top line: 0, 00, 1, 2, 3',
    'Первая линия: 0, 00, 1, 2, 3',
    'Top Line: 0, 00, 1, 2, 3',
    'الخط الأول: 0، 00، 1، 2، 3',
  ],
} as const satisfies Words;
