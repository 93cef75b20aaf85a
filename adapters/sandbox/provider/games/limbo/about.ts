/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'limbo',
  number: 205,
  slug: 'limbo',
  title: ['Limbo', 'Лимбо', 'Limbo', 'ليمبو'],
  section: 'fast-games',
  alsoIn: ['fast-bet'],
  releasedOn: '2026-11-25',
  volatility: 'high',
  features: ['instant'],
  rules: [
    [
      'Choose a target from 1.01 to 10,000. A multiplier is drawn. You win if it reaches your target.',
      'Выберите цель от 1,01 до 10 000. Выпадает множитель. Вы выигрываете, если он не меньше цели.',
      'Wähle ein Ziel von 1,01 bis 10.000. Gezogen wird ein Multiplikator. Du gewinnst, wenn er dein Ziel erreicht.',
      'اختر هدفًا من 1.01 إلى 10,000. يُسحب مضاعف. تربح إذا بلغ هدفك.',
    ],
    [
      'A win pays the target times the stake, even when the multiplier is higher.',
      'Выигрыш равен ставке, умноженной на цель, даже если множитель больше.',
      'Ein Gewinn zahlt den Einsatz mal das Ziel, auch wenn der Multiplikator höher ist.',
      'الربح يساوي الرهان مضروبًا في الهدف، حتى لو كان المضاعف أعلى.',
    ],
    [
      'Your chance in percent is 99 divided by the target.',
      'Ваш шанс в процентах: 99, делённое на цель.',
      'Deine Chance in Prozent ist 99, geteilt durch das Ziel.',
      'فرصتك بالمئة هي 99 مقسومة على الهدف.',
    ],
    ROUNDED,
    FAIR,
  ],
};
