/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  spin: ['Spin', 'Крутить', 'Drehen', 'أدر'],
  table: ['Betting table', 'Игровой стол', 'Spieltisch', 'طاولة الرهان'],
  chip: ['Chip', 'Фишка', 'Chip', 'الرقاقة'],
  onTable: ['On the table: {amount}', 'На столе: {amount}', 'Auf dem Tisch: {amount}', 'على الطاولة: {amount}'],
  clear: ['Clear', 'Убрать', 'Leeren', 'مسح'],
  red: ['Red', 'Красное', 'Rot', 'أحمر'],
  black: ['Black', 'Чёрное', 'Schwarz', 'أسود'],
  odd: ['Odd', 'Нечёт', 'Ungerade', 'فردي'],
  even: ['Even', 'Чёт', 'Gerade', 'زوجي'],
  dozen: ['Dozen {value}', 'Дюжина {value}', 'Dutzend {value}', 'المجموعة {value}'],
  column: ['Column {value}', 'Колонка {value}', 'Kolonne {value}', 'العمود {value}'],
  place: ['{name}, chip {amount}', '{name}, фишка {amount}', '{name}, Chip {amount}', '{name}، رقاقة {amount}'],
  NO_CHIPS: ['Put a chip on the table.', 'Поставьте фишку.', 'Setze einen Chip.', 'ضع رقاقة على الطاولة.'],
} as const satisfies Words;
