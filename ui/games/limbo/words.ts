/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  draw: ['Draw', 'Тянуть', 'Ziehen', 'اسحب'],
  target: ['Target', 'Цель', 'Ziel', 'الهدف'],
  chance: [
    'Target {target}×, chance {chance} %',
    'Цель {target}×, шанс {chance} %',
    'Ziel {target}×, Chance {chance} %',
    'الهدف {target}×، الفرصة {chance}%',
  ],
  BAD_TARGET: [
    'Enter a target from 1.01 to 10000.',
    'Введите цель от 1,01 до 10000.',
    'Gib ein Ziel von 1,01 bis 10000 ein.',
    'أدخل هدفًا من 1.01 إلى 10000.',
  ],
} as const satisfies Words;
