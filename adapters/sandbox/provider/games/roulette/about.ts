/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import type { Localized } from '../../../operator/content/page.ts';
import { FAIR, ROUNDED } from '../about.ts';

/** Places, payments and the order of play, which the live table shares. */
export const PLAY: readonly Localized[] = [
  [
    'The ball falls into one of 37 pockets, 0 to 36. Put chips on numbers, dozens, columns or even chances.',
    'Шарик попадает в одну из 37 ячеек, от 0 до 36. Ставьте фишки на числа, дюжины, колонки или равные шансы.',
    'Die Kugel fällt in eines von 37 Fächern, 0 bis 36. Setze Chips auf Zahlen, Dutzende, Kolonnen oder einfache Chancen.',
    'تسقط الكرة في واحدة من 37 خانة، من 0 إلى 36. ضع الرقائق على أرقام أو مجموعات أو أعمدة أو فرص متساوية.',
  ],
  [
    'A number pays 36 times the stake, a dozen or a column 3 times, an even chance 2 times.',
    'Число приносит 36 ставок, дюжина или колонка 3 ставки, равный шанс 2 ставки.',
    'Eine Zahl zahlt das 36-Fache, ein Dutzend oder eine Kolonne das 3-Fache, eine einfache Chance das 2-Fache.',
    'يدفع الرقم 36 ضعف الرهان، والمجموعة أو العمود 3 أضعاف، والفرصة المتساوية ضعفين.',
  ],
  [
    'La partage: at 0 an even chance returns half of its stake.',
    'La partage: при выпадении 0 равный шанс возвращает половину ставки.',
    'La partage: Bei 0 gibt eine einfache Chance die Hälfte des Einsatzes zurück.',
    'قاعدة La partage: عند ظهور 0 تعيد الفرصة المتساوية نصف رهانها.',
  ],
];

export const about: CatalogueEntry = {
  id: 'roulette',
  number: 201,
  slug: 'european-roulette',
  title: ['European roulette', 'Европейская рулетка', 'Europäisches Roulette', 'الروليت الأوروبي'],
  section: 'othergames',
  kind: 'roulette',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['table'],
  rules: [...PLAY, ROUNDED, FAIR],
};
