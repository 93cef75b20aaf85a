/** The texts of the game's own controls and results. */
import { CATCH_WORDS } from '../catch.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CATCH_WORDS,
  fish: ['Your fish', 'Ваша рыба', 'Dein Fisch', 'سمكتك'],
  cast: ['Cast', 'Забросить', 'Auswerfen', 'ارمِ الصنارة'],
  roach: ['Roach', 'Плотва', 'Plötze', 'الروش'],
  perch: ['Perch', 'Окунь', 'Barsch', 'الفرخ'],
  bream: ['Bream', 'Лещ', 'Brasse', 'الأبراميس'],
  carp: ['Carp', 'Карп', 'Karpfen', 'الشبوط'],
  pike: ['Pike', 'Щука', 'Hecht', 'الكراكي'],
  catfish: ['Catfish', 'Сом', 'Wels', 'السلور'],
  caught: ['On the hook: {name}.', 'На крючке: {name}.', 'Am Haken: {name}.', 'على الصنارة: {name}.'],
  none: ['No fish came.', 'Рыба не пришла.', 'Kein Fisch kam.', 'لم تأتِ أي سمكة.'],
} as const satisfies Words;
