/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  red: ['Red', 'Красные', 'Rot', 'أحمر'],
  blue: ['Blue', 'Синие', 'Blau', 'أزرق'],
  redHand: ['The red hand', 'Рука красных', 'Die rote Hand', 'يد الأحمر'],
  highCard: ['High card', 'Старшая карта', 'Höchste Karte', 'ورقة عالية'],
  pair: ['Pair', 'Пара', 'Paar', 'زوج'],
  twoPairs: ['Two pairs', 'Две пары', 'Zwei Paare', 'زوجان'],
  three: ['Three of a kind', 'Тройка', 'Drilling', 'ثلاث متشابهة'],
  straight: ['Straight', 'Стрит', 'Straße', 'ستريت'],
  flush: ['Flush', 'Флеш', 'Flush', 'فلاش'],
  fullHouse: ['Full house', 'Фулл-хаус', 'Full House', 'فول هاوس'],
  four: ['Four of a kind', 'Каре', 'Vierling', 'أربع متشابهة'],
  straightFlush: ['Straight flush', 'Стрит-флеш', 'Straight Flush', 'ستريت فلاش'],
  straightUp: ['Straight or better', 'Стрит или сильнее', 'Straße oder besser', 'ستريت أو أقوى'],
  pays: [
    'Red and blue pay 1.9×. The red hand: high card 1.86×, pair 2.2×, two pairs 19.6×, three of a kind 44×, straight or better 123×.',
    'Красные и синие платят 1,9×. Рука красных: старшая карта 1,86×, пара 2,2×, две пары 19,6×, тройка 44×, стрит или сильнее 123×.',
    'Rot und Blau zahlen 1,9×. Die rote Hand: höchste Karte 1,86×, Paar 2,2×, zwei Paare 19,6×, Drilling 44×, Straße oder besser 123×.',
    'يدفع الأحمر والأزرق 1.9×. يد الأحمر: ورقة عالية 1.86×، زوج 2.2×، زوجان 19.6×، ثلاث متشابهة 44×، ستريت أو أقوى 123×.',
  ],
  result: [
    'Red: {red}. Blue: {blue}.',
    'Красные: {red}. Синие: {blue}.',
    'Rot: {red}. Blau: {blue}.',
    'الأحمر: {red}. الأزرق: {blue}.',
  ],
} as const satisfies Words;
