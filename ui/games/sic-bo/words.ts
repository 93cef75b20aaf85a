/** The texts of the game's own controls and results. */
import { CHIP_WORDS } from '../chips.ts';
import { DIE_WORDS } from '../dice-faces.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CHIP_WORDS,
  ...DIE_WORDS,
  roll: ['Roll', 'Бросить', 'Würfeln', 'ارمِ'],
  table: ['Betting table', 'Игровой стол', 'Spieltisch', 'طاولة الرهان'],
  small: ['Small, 4–10', 'Малое, 4–10', 'Klein, 4–10', 'صغير، 4–10'],
  big: ['Big, 11–17', 'Большое, 11–17', 'Groß, 11–17', 'كبير، 11–17'],
  total: ['Total {value}', 'Сумма {value}', 'Summe {value}', 'المجموع {value}'],
  anyTriple: ['Any triple', 'Любая тройка', 'Drilling', 'أي ثلاثي'],
  triple: ['Triple {value}', 'Тройка {value}', 'Drilling {value}', 'ثلاثي {value}'],
  double: ['Double {value}', 'Пара {value}', 'Paar {value}', 'زوج {value}'],
  single: ['One {value}', 'Число {value}', 'Zahl {value}', 'رقم {value}'],
  priced: ['{name}, {times}×', '{name}, {times}×', '{name}, {times}×', '{name}، {times}×'],
  thrown: ['Dice {dice}: {sum}.', 'Кости {dice}: {sum}.', 'Würfel {dice}: {sum}.', 'النرد {dice}: {sum}.'],
} as const satisfies Words;
