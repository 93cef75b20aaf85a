/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  draw: ['Draw', 'Тянуть', 'Ziehen', 'اسحب'],
  numbers: ['Numbers 1 to 80', 'Числа от 1 до 80', 'Zahlen 1 bis 80', 'الأرقام من 1 إلى 80'],
  chosen: ['Chosen: {value} of 10', 'Выбрано: {value} из 10', 'Gewählt: {value} von 10', 'المختار: {value} من 10'],
  random: ['Choose for me', 'Выбрать за меня', 'Für mich wählen', 'اختر لي'],
  clear: ['Clear', 'Убрать', 'Leeren', 'مسح'],
  hits: ['Hits', 'Совпадения', 'Treffer', 'المطابقات'],
  pays: ['Pays', 'Платит', 'Zahlt', 'يدفع'],
  table: ['Pay table', 'Таблица выплат', 'Gewinnplan', 'جدول الدفع'],
  hit: ['{value}, hit', '{value}, совпало', '{value}, Treffer', '{value}، مطابق'],
  drawn: ['{value}, drawn', '{value}, выпало', '{value}, gezogen', '{value}، مسحوب'],
  result: [
    '{hits} of {picks} hit.',
    'Совпало: {hits} из {picks}.',
    '{hits} von {picks} getroffen.',
    'تطابق {hits} من {picks}.',
  ],
  NO_NUMBERS: [
    'Choose at least one number.',
    'Выберите хотя бы одно число.',
    'Wähle mindestens eine Zahl.',
    'اختر رقمًا واحدًا على الأقل.',
  ],
  ENOUGH: ['You have chosen 10 numbers.', 'Вы выбрали 10 чисел.', 'Du hast 10 Zahlen gewählt.', 'لقد اخترت 10 أرقام.'],
} as const satisfies Words;
