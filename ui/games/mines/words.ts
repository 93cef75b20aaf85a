/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  start: ['Start', 'Начать', 'Starten', 'ابدأ'],
  take: ['Take {amount}', 'Забрать {amount}', '{amount} nehmen', 'خذ {amount}'],
  next: [
    'Next safe cell: {amount}',
    'Следующая клетка: {amount}',
    'Nächstes Feld: {amount}',
    'الخانة التالية: {amount}',
  ],
  mines: ['Mines', 'Мины', 'Minen', 'الألغام'],
  cell: ['Cell {value}', 'Клетка {value}', 'Feld {value}', 'الخانة {value}'],
  cellSafe: ['Cell {value}, safe', 'Клетка {value}, безопасна', 'Feld {value}, sicher', 'الخانة {value}، آمنة'],
  cellMine: ['Cell {value}, mine', 'Клетка {value}, мина', 'Feld {value}, Mine', 'الخانة {value}، لغم'],
  board: ['Board', 'Поле', 'Spielfeld', 'اللوحة'],
} as const satisfies Words;
