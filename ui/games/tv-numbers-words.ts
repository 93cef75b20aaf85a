/** Texts of the games that draw numbers every minute. */
import type { Words } from './words.ts';

export const TV_NUMBERS_WORDS = {
  numbers: ['Your numbers', 'Ваши числа', 'Deine Zahlen', 'أرقامك'],
  chosen: ['Chosen: {value}', 'Выбрано: {value}', 'Gewählt: {value}', 'المختار: {value}'],
  random: ['Choose for me', 'Выбрать за меня', 'Für mich wählen', 'اختر لي'],
  clear: ['Clear', 'Убрать', 'Leeren', 'مسح'],
  instead: ['Or bet on', 'Или ставка на', 'Oder setze auf', 'أو راهن على'],
  odd: ['Odd sum', 'Нечётная сумма', 'Ungerade Summe', 'مجموع فردي'],
  even: ['Even sum', 'Чётная сумма', 'Gerade Summe', 'مجموع زوجي'],
  under: ['Sum below {middle}', 'Сумма меньше {middle}', 'Summe unter {middle}', 'مجموع أقل من {middle}'],
  over: ['Sum above {middle}', 'Сумма больше {middle}', 'Summe über {middle}', 'مجموع أكثر من {middle}'],
  drawn: ['Drawn numbers', 'Выпавшие числа', 'Gezogene Zahlen', 'الأرقام المسحوبة'],
  result: ['Drawn: {value}.', 'Выпали: {value}.', 'Gezogen: {value}.', 'سُحب: {value}.'],
  hits: ['{value} hits.', 'Совпадений: {value}.', '{value} Treffer.', 'المطابقات: {value}.'],
  hit: ['{value}, hit', '{value}, совпало', '{value}, Treffer', '{value}، مطابق'],
  table: ['Pay table', 'Таблица выплат', 'Gewinnplan', 'جدول الدفع'],
  picks: ['Numbers', 'Числа', 'Zahlen', 'الأرقام'],
  hitsOf: ['Hits', 'Совпадения', 'Treffer', 'المطابقات'],
  pays: ['Pays', 'Платит', 'Zahlt', 'يدفع'],
  NO_NUMBERS: [
    'Choose {counts} numbers, or a bet below them.',
    'Выберите столько чисел: {counts}, или ставку ниже.',
    'Wähle {counts} Zahlen oder eine Wette darunter.',
    'اختر عدد الأرقام {counts} أو رهانًا أسفلها.',
  ],
} as const satisfies Words;
