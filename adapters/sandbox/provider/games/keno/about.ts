/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'keno',
  number: 207,
  slug: 'keno',
  title: ['Keno', 'Кено', 'Keno', 'كينو'],
  section: 'keno',
  releasedOn: '2026-11-25',
  volatility: 'high',
  features: ['instant', 'numbers'],
  rules: [
    [
      'Choose 1 to 10 numbers from 1 to 80. Twenty of the 80 numbers are drawn.',
      'Выберите от 1 до 10 чисел от 1 до 80. Выпадают 20 чисел из 80.',
      'Wähle 1 bis 10 Zahlen von 1 bis 80. Gezogen werden 20 der 80 Zahlen.',
      'اختر من 1 إلى 10 أرقام بين 1 و80. يُسحب 20 رقمًا من 80.',
    ],
    [
      'Your hits pay as the table in the game shows. The table depends on how many numbers you chose.',
      'Совпадения оплачиваются по таблице в игре. Таблица зависит от того, сколько чисел вы выбрали.',
      'Deine Treffer zahlen, wie die Tabelle im Spiel zeigt. Die Tabelle hängt davon ab, wie viele Zahlen du wählst.',
      'تدفع أرقامك المطابقة بحسب الجدول داخل اللعبة. يعتمد الجدول على عدد الأرقام التي اخترتها.',
    ],
    [
      'Ten of ten pays 30,000 times the stake. The chance is 1 in about 8.9 million, exactly 17/151499090.',
      'Десять из десяти приносят 30 000 ставок. Шанс примерно 1 к 8,9 млн, точно 17/151499090.',
      'Zehn von zehn zahlen das 30.000-Fache. Die Chance ist etwa 1 zu 8,9 Millionen, genau 17/151499090.',
      'عشرة من عشرة تدفع 30,000 ضعف الرهان. الفرصة نحو 1 من 8.9 مليون، وبالضبط 17/151499090.',
    ],
    ROUNDED,
    FAIR,
  ],
};
