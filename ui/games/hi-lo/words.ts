/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  table: ['Cards of this round', 'Карты этого раунда', 'Karten dieser Runde', 'أوراق هذه الجولة'],
  higherOrSame: ['Higher or same', 'Выше или такая же', 'Höher oder gleich', 'أعلى أو مثلها'],
  lowerOrSame: ['Lower or same', 'Ниже или такая же', 'Niedriger oder gleich', 'أقل أو مثلها'],
  higher: ['Higher', 'Выше', 'Höher', 'أعلى'],
  lower: ['Lower', 'Ниже', 'Niedriger', 'أقل'],
  same: ['Same', 'Такая же', 'Gleich', 'مثلها'],
  guess: [
    '{name}, {ways} of 13: {amount}',
    '{name}, {ways} из 13: {amount}',
    '{name}, {ways} von 13: {amount}',
    '{name}، {ways} من 13: {amount}',
  ],
  skip: ['Skip, {value} left', 'Сменить, ещё {value}', 'Überspringen, noch {value}', 'تخطَّ، بقي {value}'],
  take: ['Take {amount}', 'Забрать {amount}', '{amount} nehmen', 'خذ {amount}'],
  times: ['Multiplier {value}', 'Множитель {value}', 'Multiplikator {value}', 'المضاعف {value}'],
  next: [
    '{card}. Is the next card higher or lower?',
    '{card}. Следующая карта выше или ниже?',
    '{card}. Ist die nächste Karte höher oder niedriger?',
    '{card}. هل الورقة التالية أعلى أم أقل؟',
  ],
  guesses: [
    '{card}. Right guesses: {value}.',
    '{card}. Верных догадок: {value}.',
    '{card}. Richtige Tipps: {value}.',
    '{card}. التخمينات الصحيحة: {value}.',
  ],
} as const satisfies Words;
