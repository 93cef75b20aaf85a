/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  red: ['Red', 'Красные', 'Rot', 'أحمر'],
  blue: ['Blue', 'Синие', 'Blau', 'أزرق'],
  tie: ['Tie', 'Ничья', 'Gleichstand', 'تعادل'],
  pays: [
    'Red and blue pay 1.98×, a tie 15.8×.',
    'Красные и синие платят 1,98×, ничья 15,8×.',
    'Rot und Blau zahlen 1,98×, ein Gleichstand 15,8×.',
    'يدفع الأحمر والأزرق 1.98×، والتعادل 15.8×.',
  ],
  result: [
    'Red: {red}. Blue: {blue}.',
    'Красные: {red}. Синие: {blue}.',
    'Rot: {red}. Blau: {blue}.',
    'الأحمر: {red}. الأزرق: {blue}.',
  ],
} as const satisfies Words;
