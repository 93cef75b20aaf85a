/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  red: ['Red', 'Красные', 'Rot', 'أحمر'],
  blue: ['Blue', 'Синие', 'Blau', 'أزرق'],
  tie: ['Tie', 'Ничья', 'Gleichstand', 'تعادل'],
  red21: ['Red 21', 'Красные 21', 'Rot 21', 'أحمر 21'],
  blue21: ['Blue 21', 'Синие 21', 'Blau 21', 'أزرق 21'],
  redOver: ['Red above 21', 'Перебор красных', 'Rot über 21', 'أحمر فوق 21'],
  blueOver: ['Blue above 21', 'Перебор синих', 'Blau über 21', 'أزرق فوق 21'],
  golden: ['Two aces', 'Два туза', 'Zwei Asse', 'آسان'],
  pays: [
    'Red and blue pay 2.35×, a tie 4.9×, a hand of 21 pays 8.9×, above 21 pays 3×, two aces 49×.',
    'Красные и синие платят 2,35×, ничья 4,9×, рука в 21 8,9×, перебор 3×, два туза 49×.',
    'Rot und Blau zahlen 2,35×, Gleichstand 4,9×, eine Hand mit 21 8,9×, über 21 3×, zwei Asse 49×.',
    'يدفع الأحمر والأزرق 2.35×، والتعادل 4.9×، ويد 21 8.9×، وفوق 21 3×، وآسان 49×.',
  ],
  points: ['{value} points', 'Очки: {value}', 'Punkte: {value}', 'النقاط: {value}'],
  over: ['{value} points, above 21', 'Очки: {value}, перебор', 'Punkte: {value}, über 21', 'النقاط: {value}، فوق 21'],
  result: [
    'Red: {red}. Blue: {blue}.',
    'Красные: {red}. Синие: {blue}.',
    'Rot: {red}. Blau: {blue}.',
    'الأحمر: {red}. الأزرق: {blue}.',
  ],
} as const satisfies Words;
