/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  roll: ['Roll', 'Бросить', 'Würfeln', 'ارمِ'],
  chance: ['Chance in %', 'Шанс в %', 'Chance in %', 'الفرصة %'],
  pays: ['Pays {times}×', 'Платит {times}×', 'Zahlt {times}×', 'يدفع {times}×'],
  side: ['Side', 'Сторона', 'Seite', 'الجهة'],
  under: ['Under {limit}', 'Меньше {limit}', 'Unter {limit}', 'أقل من {limit}'],
  over: ['Over {limit}', 'Больше {limit}', 'Über {limit}', 'أكثر من {limit}'],
} as const satisfies Words;
