/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'american-roulette',
  number: 250,
  slug: 'american-roulette',
  title: ['American roulette', 'Американская рулетка', 'Amerikanisches Roulette', 'الروليت الأمريكي'],
  section: 'othergames',
  kind: 'roulette',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['table'],
  rules: [
    [
      'The ball falls into one of 38 pockets: 0, 00 and 1 to 36. Put chips on numbers, dozens, columns, even chances or the top line.',
      'Шарик попадает в одну из 38 ячеек: 0, 00 и от 1 до 36. Ставьте фишки на числа, дюжины, колонки, равные шансы или первую линию.',
      'Die Kugel fällt in eines von 38 Fächern: 0, 00 und 1 bis 36. Setze Chips auf Zahlen, Dutzende, Kolonnen, einfache Chancen oder die Top Line.',
      'تسقط الكرة في واحدة من 38 خانة: 0 و00 ومن 1 إلى 36. ضع الرقائق على أرقام أو مجموعات أو أعمدة أو فرص متساوية أو الخط الأول.',
    ],
    [
      'A number pays 36 times the stake, a dozen or a column 3 times, an even chance 2 times.',
      'Число приносит 36 ставок, дюжина или колонка 3 ставки, равный шанс 2 ставки.',
      'Eine Zahl zahlt das 36-Fache, ein Dutzend oder eine Kolonne das 3-Fache, eine einfache Chance das 2-Fache.',
      'يدفع الرقم 36 ضعف الرهان، والمجموعة أو العمود 3 أضعاف، والفرصة المتساوية ضعفين.',
    ],
    [
      'The top line wins on 0, 00, 1, 2 and 3 and pays 7 times. Its average return is lower than that of all other bets.',
      'Первая линия выигрывает на 0, 00, 1, 2 и 3 и приносит 7 ставок. Её средний возврат ниже, чем у всех остальных ставок.',
      'Die Top Line gewinnt bei 0, 00, 1, 2 und 3 und zahlt das 7-Fache. Sie zahlt im Durchschnitt weniger zurück als alle anderen Wetten.',
      'يفوز الخط الأول عند 0 و00 و1 و2 و3 ويدفع 7 أضعاف. متوسط عائده أقل من عائد كل الرهانات الأخرى.',
    ],
    [
      'At 0 or 00 dozens, columns and even chances lose their whole stake.',
      'При выпадении 0 или 00 дюжины, колонки и равные шансы проигрывают всю ставку.',
      'Bei 0 oder 00 verlieren Dutzende, Kolonnen und einfache Chancen den ganzen Einsatz.',
      'عند 0 أو 00 تخسر المجموعات والأعمدة والفرص المتساوية رهانها كاملًا.',
    ],
    ROUNDED,
    FAIR,
  ],
};
