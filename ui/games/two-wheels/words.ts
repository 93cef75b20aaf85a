/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  left: ['Left higher', 'Левое больше', 'Links höher', 'اليسرى أعلى'],
  right: ['Right higher', 'Правое больше', 'Rechts höher', 'اليمنى أعلى'],
  equal: ['Equal', 'Равны', 'Gleich', 'متساويتان'],
  odd: ['Odd sum', 'Сумма нечётная', 'Summe ungerade', 'مجموع فردي'],
  even: ['Even sum', 'Сумма чётная', 'Summe gerade', 'مجموع زوجي'],
  low: ['Sum 2–10', 'Сумма 2–10', 'Summe 2–10', 'المجموع 2–10'],
  high: ['Sum 12–20', 'Сумма 12–20', 'Summe 12–20', 'المجموع 12–20'],
  middle: ['Sum 11', 'Сумма 11', 'Summe 11', 'المجموع 11'],
  reds: ['Both red', 'Оба красные', 'Beide rot', 'كلاهما أحمر'],
  blacks: ['Both black', 'Оба чёрные', 'Beide schwarz', 'كلاهما أسود'],
  number: ['Number on either wheel', 'Число на любом колесе', 'Zahl auf einem der Räder', 'رقم على أي عجلة'],
  pays: [
    'Odd and even pay 1.9×, the higher wheel and sums 2–10 and 12–20 2.1×, equal and 11 9.4×, two of a colour 3.75×, a number 4.9×.',
    'Чёт и нечет платят 1,9×, старшее колесо и суммы 2–10 и 12–20 2,1×, равные и 11 9,4×, два одного цвета 3,75×, число 4,9×.',
    'Gerade und ungerade zahlen 1,9×, das höhere Rad und Summen 2–10 und 12–20 2,1×, gleich und 11 9,4×, zwei einer Farbe 3,75×, eine Zahl 4,9×.',
    'يدفع الفردي والزوجي 1.9×، والعجلة الأعلى والمجاميع 2–10 و12–20 2.1×، والتساوي و11 9.4×، واللون الواحد 3.75×، والرقم 4.9×.',
  ],
  result: [
    'Left wheel: {left}. Right wheel: {right}.',
    'Левое колесо: {left}. Правое колесо: {right}.',
    'Linkes Rad: {left}. Rechtes Rad: {right}.',
    'العجلة اليسرى: {left}. العجلة اليمنى: {right}.',
  ],
} as const satisfies Words;
