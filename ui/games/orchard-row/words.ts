/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  lines: ['Lines', 'Линии', 'Linien', 'الخطوط'],
  note: [
    'Multiples of the stake of one line. Lines in order: middle, top, bottom, down to the right, up to the right.',
    'Множители ставки на линию. Порядок линий: середина, верх, низ, вниз вправо, вверх вправо.',
    'Vielfache des Einsatzes einer Linie. Reihenfolge: Mitte, oben, unten, abwärts nach rechts, aufwärts nach rechts.',
    'مضاعفات رهان الخط الواحد. ترتيب الخطوط: الأوسط، الأعلى، الأسفل، النازل من اليسار، الصاعد من اليسار.',
  ],
} as const satisfies Words;
