/** Texts that all games on reels share. */
import { SYMBOL_WORDS } from './reel-symbols.ts';
import type { Words } from './words.ts';

export const REEL_WORDS = {
  ...SYMBOL_WORDS,
  spin: ['Spin', 'Крутить', 'Drehen', 'لفّ'],
  reels: ['Reels', 'Барабаны', 'Walzen', 'البكرات'],
  paying: ['{symbol}, pays', '{symbol}, оплачивается', '{symbol}, zahlt', '{symbol}، يدفع'],
  paid: ['Paying: {symbols}.', 'Оплачены: {symbols}.', 'Es zahlen: {symbols}.', 'الرموز الدافعة: {symbols}.'],
  table: ['Pay table', 'Таблица выплат', 'Gewinnplan', 'جدول الدفع'],
  symbol: ['Symbol', 'Символ', 'Symbol', 'الرمز'],
  step: ['{at} of {of}', '{at} из {of}', '{at} von {of}', '{at} من {of}'],
  earlier: ['Previous step', 'Предыдущий шаг', 'Voriger Schritt', 'الخطوة السابقة'],
  later: ['Next step', 'Следующий шаг', 'Nächster Schritt', 'الخطوة التالية'],
} as const satisfies Words;
