/** The texts of the game's own controls and results. */
import { DIE_WORDS } from '../dice-faces.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...DIE_WORDS,
  roll: ['Roll', 'Бросить', 'Würfeln', 'ارمِ'],
  bet: ['Bet', 'Ставка на', 'Wette', 'الرهان'],
  pass: ['Pass line, 2×', 'Линия Pass, 2×', 'Pass Line, 2×', 'خط Pass، 2×'],
  dontPass: ['Don’t pass, 2×', 'Don’t pass, 2×', 'Don’t Pass, 2×', 'Don’t pass، 2×'],
  field: ['Field, 2× to 4×', 'Field, от 2× до 4×', 'Field, 2× bis 4×', 'Field، من 2× إلى 4×'],
  place: ['{sum} before 7, {odds}', '{sum} раньше 7, {odds}', '{sum} vor der 7, {odds}', '{sum} قبل 7، {odds}'],
  odds: ['{n} to {d}', '{n} к {d}', '{n} zu {d}', '{n} إلى {d}'],
  throws: ['Throws of this round', 'Броски этого раунда', 'Würfe dieser Runde', 'رميات هذه الجولة'],
  point: ['{value}, the point', '{value}, пойнт', '{value}, der Point', '{value}، النقطة'],
  last: ['Last throw: {value}.', 'Последний бросок: {value}.', 'Letzter Wurf: {value}.', 'الرمية الأخيرة: {value}.'],
} as const satisfies Words;
