/** Titles and rules of the games, in the site's four languages. Every number in a rule is proven in the game's tests. */
import type { Localized } from '../operator/content/page.ts';

export interface CatalogueEntry {
  readonly id: string;
  /** The number and the name in the game's address. */
  readonly number: number;
  readonly slug: string;
  readonly title: Localized;
  /** The section of the lobby. */
  readonly section: 'fast-games' | 'card-games' | 'othergames';
  readonly volatility: 'low' | 'medium' | 'high';
  /** Features to filter by. */
  readonly features: readonly string[];
  readonly rules: readonly Localized[];
}

const FAIR: Localized = [
  'The result is drawn from a server seed that was committed to before your stake, and from your own seed. You can check every round.',
  'Результат выводится из серверного сида, зафиксированного до вашей ставки, и из вашего сида. Любой раунд можно проверить.',
  'Das Ergebnis entsteht aus einem Server-Seed, der vor deinem Einsatz feststand, und aus deinem eigenen Seed. Du kannst jede Runde prüfen.',
  'تُستخرج النتيجة من بذرة خادم مثبتة قبل رهانك ومن بذرتك أنت. يمكنك التحقق من كل جولة.',
];
const ROUNDED: Localized = [
  'Wins include the stake and are rounded down to the smallest coin.',
  'Выигрыш включает ставку и округляется вниз до наименьшей монеты.',
  'Gewinne enthalten den Einsatz und werden auf die kleinste Münze abgerundet.',
  'تشمل الأرباح مبلغ الرهان وتُقرّب إلى الأدنى حتى أصغر وحدة نقدية.',
];

export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: 'roulette',
    number: 201,
    slug: 'european-roulette',
    title: ['European roulette', 'Европейская рулетка', 'Europäisches Roulette', 'الروليت الأوروبي'],
    section: 'othergames',
    volatility: 'medium',
    features: ['table'],
    rules: [
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
      ROUNDED,
      FAIR,
    ],
  },
  {
    id: 'dice',
    number: 202,
    slug: 'dice',
    title: ['Dice', 'Кости', 'Würfel', 'النرد'],
    section: 'fast-games',
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
  },
  {
    id: 'mines',
    number: 203,
    slug: 'mines',
    title: ['Mines', 'Мины', 'Minen', 'الألغام'],
    section: 'fast-games',
    volatility: 'high',
    features: ['board'],
    rules: [
      [
        'Twenty-five cells hide 1 to 5 mines. All mines are placed before you open the first cell.',
        'На 25 клетках спрятаны от 1 до 5 мин. Все мины расставлены до первого хода.',
        '25 Felder verbergen 1 bis 5 Minen. Alle Minen liegen fest, bevor du das erste Feld öffnest.',
        'تخفي 25 خانة من 1 إلى 5 ألغام. توضع كل الألغام قبل أن تفتح أول خانة.',
      ],
      [
        'Each safe cell raises what you can take. A mine ends the round, and the stake is lost.',
        'Каждая безопасная клетка увеличивает сумму, которую можно забрать. Мина завершает раунд, и ставка проиграна.',
        'Jedes sichere Feld erhöht, was du nehmen kannst. Eine Mine beendet die Runde, und der Einsatz ist verloren.',
        'كل خانة آمنة تزيد ما يمكنك أخذه. اللغم ينهي الجولة ويُخسر الرهان.',
      ],
      [
        'A round that you leave stays open and continues when you open the game again.',
        'Незавершённый раунд остаётся открытым и продолжится, когда вы снова откроете игру.',
        'Eine verlassene Runde bleibt offen und geht weiter, wenn du das Spiel wieder öffnest.',
        'تبقى الجولة التي تتركها مفتوحة وتستمر عند فتح اللعبة مجددًا.',
      ],
      ROUNDED,
      FAIR,
    ],
  },
  {
    id: 'wheel',
    number: 204,
    slug: 'wheel',
    title: ['Wheel', 'Колесо', 'Glücksrad', 'العجلة'],
    section: 'fast-games',
    volatility: 'low',
    features: ['instant'],
    rules: [
      [
        'The wheel has 20 equal segments. A segment pays its number times the stake.',
        'У колеса 20 равных секторов. Сектор приносит ставку, умноженную на его число.',
        'Das Rad hat 20 gleiche Segmente. Ein Segment zahlt seine Zahl mal den Einsatz.',
        'للعجلة 20 قطاعًا متساويًا. يدفع القطاع رقمه مضروبًا في الرهان.',
      ],
      [
        'Steady: 13 of 20 segments pay, up to 3 times. Bold: 4 of 20 segments pay, up to 12.4 times.',
        'Спокойное: платят 13 секторов из 20, до 3 ставок. Смелое: платят 4 сектора из 20, до 12,4 ставки.',
        'Ruhig: 13 von 20 Segmenten zahlen, bis zum 3-Fachen. Mutig: 4 von 20 Segmenten zahlen, bis zum 12,4-Fachen.',
        'الهادئة: 13 من 20 قطاعًا تدفع حتى 3 أضعاف. الجريئة: 4 من 20 قطاعًا تدفع حتى 12.4 ضعفًا.',
      ],
      ROUNDED,
      FAIR,
    ],
  },
];
