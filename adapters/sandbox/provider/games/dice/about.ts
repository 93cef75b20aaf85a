/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'dice',
  number: 202,
  slug: 'dice',
  title: ['Dice', 'Кости', 'Würfel', 'النرد'],
  section: 'fast-games',
  alsoIn: ['fast-bet'],
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['instant'],
  rules: [
    [
      'A number from 0.00 to 99.99 is drawn. Choose your chance, from 1 % to 95 %, and the side: under or over.',
      'Выпадает число от 0,00 до 99,99. Выберите шанс, от 1 % до 95 %, и сторону: меньше или больше.',
      'Gezogen wird eine Zahl von 0,00 bis 99,99. Wähle deine Chance, 1 % bis 95 %, und die Seite: darunter oder darüber.',
      'يُسحب رقم من 0.00 إلى 99.99. اختر فرصتك من 1% إلى 95% والجهة: أقل أو أكثر.',
    ],
    [
      'A win pays 99 divided by your chance in percent, times the stake.',
      'Выигрыш равен ставке, умноженной на 99 и делённой на шанс в процентах.',
      'Ein Gewinn zahlt den Einsatz mal 99, geteilt durch deine Chance in Prozent.',
      'الربح يساوي الرهان مضروبًا في 99 ومقسومًا على فرصتك بالمئة.',
    ],
    ROUNDED,
    FAIR,
  ],
};
