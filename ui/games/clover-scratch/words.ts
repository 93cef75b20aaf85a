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
  deck: ['Cards left in your deck', 'Осталось карт в колоде', 'Lose in deiner Serie', 'البطاقات المتبقية في مجموعتك'],
  left: [
    '{left} of {all} cards left. One card costs {price}.',
    'Осталось карт: {left} из {all}. Цена карты {price}.',
    'Noch {left} von {all} Losen. Ein Los kostet {price}.',
    'بقيت {left} من {all} بطاقة. سعر البطاقة {price}.',
  ],
  prize: ['Prize', 'Приз', 'Gewinn', 'الجائزة'],
  cards: ['Cards', 'Карт', 'Lose', 'البطاقات'],
  nothing: ['None', 'Без приза', 'Keiner', 'بلا جائزة'],
  three: ['Three times {times}×.', 'Трижды {times}×.', 'Dreimal {times}×.', 'ثلاث مرات {times}×.'],
} as const satisfies Words;
