/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  buy: ['Buy a card', 'Купить карту', 'Los kaufen', 'اشترِ بطاقة'],
  card: ['Scratch card', 'Скретч-карта', 'Rubbellos', 'بطاقة الخدش'],
  field: ['Field {value}, covered', 'Поле {value}, закрыто', 'Feld {value}, verdeckt', 'الخانة {value}، مغطاة'],
  scratched: [
    'Field {value}: {times}×',
    'Поле {value}: {times}×',
    'Feld {value}: {times}×',
    'الخانة {value}: {times}×',
  ],
  all: ['Reveal all', 'Открыть всё', 'Alle aufdecken', 'اكشف الكل'],
  ready: [
    'Scratch nine fields, or reveal all.',
    'Сотрите девять полей или откройте всё.',
    'Rubble neun Felder frei oder decke alle auf.',
    'اخدش تسع خانات أو اكشفها كلها.',
  ],
  three: ['Three times {times}×.', 'Трижды {times}×.', 'Dreimal {times}×.', 'ثلاث مرات {times}×.'],
} as const satisfies Words;
