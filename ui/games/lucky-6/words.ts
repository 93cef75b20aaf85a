/** The texts in which the game differs from other draws of numbers. */
import type { Words } from '../words.ts';

export const WORDS = {
  odd: ['First ball odd', 'Первый шар нечётный', 'Erste Kugel ungerade', 'الكرة الأولى فردية'],
  even: ['First ball even', 'Первый шар чётный', 'Erste Kugel gerade', 'الكرة الأولى زوجية'],
  under: [
    'First ball below {middle}',
    'Первый шар меньше {middle}',
    'Erste Kugel unter {middle}',
    'الكرة الأولى أقل من {middle}',
  ],
  over: [
    'First ball above {middle}',
    'Первый шар больше {middle}',
    'Erste Kugel über {middle}',
    'الكرة الأولى أكثر من {middle}',
  ],
  hitsOf: ['Place of the sixth', 'Место шестого', 'Platz der sechsten', 'ترتيب السادس'],
} as const satisfies Words;
