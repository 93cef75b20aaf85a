/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  free: [
    'Free spin, wins × 3',
    'Бесплатное вращение, выигрыши × 3',
    'Freispiel, Gewinne × 3',
    'لفة مجانية، الأرباح × 3',
  ],
  note: [
    'Five lines. Three tickets give 8 free spins; three on the eighth give another 8, up to 24.',
    'Пять линий. Три билета дают 8 бесплатных вращений; три на восьмом дают ещё 8, всего до 24.',
    'Fünf Linien. Drei Tickets geben 8 Freispiele; drei beim achten geben weitere 8, bis zu 24.',
    'خمسة خطوط. تمنح ثلاث تذاكر 8 لفات مجانية، وثلاث في اللفة الثامنة تمنح 8 أخرى، حتى 24.',
  ],
} as const satisfies Words;
