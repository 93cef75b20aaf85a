/** The texts of the game's own controls and results. */
import { CARD_WORDS } from '../cards.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...CARD_WORDS,
  draw: ['Draw', 'Заменить', 'Ziehen', 'اسحب'],
  held: ['Held', 'Оставлена', 'Gehalten', 'محفوظة'],
  place: ['Card {at}', 'Карта {at}', 'Karte {at}', 'ورقة {at}'],
  hand: ['Your cards', 'Ваши карты', 'Deine Karten', 'أوراقك'],
  choose: [
    'Choose the cards to hold, then draw.',
    'Выберите карты, которые оставить, и замените остальные.',
    'Wähle die Karten, die du hältst, und ziehe.',
    'اختر الأوراق التي تحتفظ بها ثم اسحب.',
  ],
  table: ['Pay table', 'Таблица выплат', 'Gewinntabelle', 'جدول الدفع'],
  tableJacks: ['Jacks or Better', 'Jacks or Better', 'Jacks or Better', 'Jacks or Better'],
  tableBonus: ['Bonus Poker', 'Bonus Poker', 'Bonus Poker', 'Bonus Poker'],
  tableTens: ['Tens or Better', 'Tens or Better', 'Tens or Better', 'Tens or Better'],
  nothing: ['Nothing yet.', 'Пока ничего.', 'Noch nichts.', 'لا شيء بعد.'],
  tens: ['Pair of tens', 'Пара десяток', 'Paar Zehnen', 'زوج عشرات'],
  jacks: ['Jacks or better', 'Валеты или старше', 'Buben oder besser', 'أولاد أو أعلى'],
  twoPair: ['Two pairs', 'Две пары', 'Zwei Paare', 'زوجان'],
  three: ['Three of a kind', 'Тройка', 'Drilling', 'ثلاثة متشابهة'],
  straight: ['Straight', 'Стрит', 'Straße', 'ستريت'],
  flush: ['Flush', 'Флеш', 'Flush', 'فلوش'],
  fullHouse: ['Full house', 'Фул-хаус', 'Full House', 'فول هاوس'],
  four: ['Four of a kind', 'Каре', 'Vierling', 'أربعة متشابهة'],
  fourLow: ['Four 2s, 3s or 4s', 'Каре 2, 3 или 4', 'Vier 2, 3 oder 4', 'أربع من 2 أو 3 أو 4'],
  fourAces: ['Four aces', 'Каре тузов', 'Vier Asse', 'أربعة آسات'],
  straightFlush: ['Straight flush', 'Стрит-флеш', 'Straight Flush', 'ستريت فلوش'],
  royal: ['Royal flush', 'Роял-флеш', 'Royal Flush', 'رويال فلوش'],
} as const satisfies Words;
