/** The texts of the game's own controls and results. */
import type { Words } from '../words.ts';

export const WORDS = {
  place: ['Your bet', 'Ваша ставка', 'Dein Einsatz', 'رهانك'],
  red: ['Red', 'Красная', 'Rot', 'أحمر'],
  black: ['Black', 'Чёрная', 'Schwarz', 'أسود'],
  low: ['2 to 7', 'От 2 до 7', '2 bis 7', 'من 2 إلى 7'],
  high: ['8 to king', 'От 8 до короля', '8 bis König', 'من 8 إلى الملك'],
  faces: ['Jack, queen, king', 'Валет, дама, король', 'Bube, Dame, König', 'ولد، ملكة، ملك'],
  ofSpades: ['Spades', 'Пики', 'Pik', 'بستوني'],
  ofHearts: ['Hearts', 'Червы', 'Herz', 'قلوب'],
  ofDiamonds: ['Diamonds', 'Бубны', 'Karo', 'ديناري'],
  ofClubs: ['Clubs', 'Трефы', 'Kreuz', 'سباتي'],
  ranks: ['Ranks', 'Достоинства', 'Ränge', 'الرتب'],
  oneCard: ['One card', 'Одна карта', 'Eine Karte', 'ورقة واحدة'],
  noCard: ['No single card', 'Не выбрана', 'Keine einzelne Karte', 'دون ورقة بعينها'],
  hidden: ['A card face down', 'Закрытая карта', 'Eine verdeckte Karte', 'ورقة مقلوبة'],
  pays: [
    'A colour pays 1.9×, a suit 3.8×, a half 2.05×, picture cards 4.1×, a rank 12.2×, one card 49×.',
    'Цвет платит 1,9×, масть 3,8×, половина 2,05×, картинки 4,1×, достоинство 12,2×, одна карта 49×.',
    'Eine Farbe zahlt 1,9×, ein Zeichen 3,8×, eine Hälfte 2,05×, Bildkarten 4,1×, ein Rang 12,2×, eine Karte 49×.',
    'يدفع اللون 1.9×، والرمز 3.8×، والنصف 2.05×، والصور 4.1×، والرتبة 12.2×، والورقة الواحدة 49×.',
  ],
  drawn: ['Drawn: {card}.', 'Выпала карта: {card}.', 'Gezogen: {card}.', 'سُحبت: {card}.'],
} as const satisfies Words;
