/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'two-wheels',
  number: 272,
  slug: 'two-wheels',
  title: ['Two wheels', 'Два колеса', 'Zwei Räder', 'عجلتان'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'low',
  features: ['shared', 'table'],
  rules: [
    CLOCKED,
    [
      'Two wheels with the numbers 1 to 10 stop, the left one first. Odd numbers are red, even ones black.',
      'Останавливаются два колеса с числами от 1 до 10, сначала левое. Нечётные числа красные, чётные чёрные.',
      'Zwei Räder mit den Zahlen 1 bis 10 halten an, das linke zuerst. Ungerade Zahlen sind rot, gerade schwarz.',
      'تتوقف عجلتان بأرقام من 1 إلى 10، اليسرى أولًا. الأرقام الفردية حمراء والزوجية سوداء.',
    ],
    [
      'An odd or even sum pays 1.9 times the stake. The higher wheel pays 2.1 times, sums from 2 to 10 and from 12 to 20 too. Equal numbers and the sum of 11 pay 9.4 times, two red or two black numbers 3.75 times, a number on either wheel 4.9 times.',
      'Чётная или нечётная сумма платит 1,9 ставки. Старшее колесо платит 2,1, суммы от 2 до 10 и от 12 до 20 тоже. Равные числа и сумма 11 платят 9,4, два красных или два чёрных числа 3,75, число на любом колесе 4,9.',
      'Eine ungerade oder gerade Summe zahlt das 1,9-Fache. Das höhere Rad zahlt das 2,1-Fache, Summen von 2 bis 10 und von 12 bis 20 ebenso. Gleiche Zahlen und die Summe 11 zahlen das 9,4-Fache, zwei rote oder zwei schwarze Zahlen das 3,75-Fache, eine Zahl auf einem der Räder das 4,9-Fache.',
      'يدفع المجموع الفردي أو الزوجي 1.9 ضعف الرهان. تدفع العجلة الأعلى 2.1، وكذلك المجاميع من 2 إلى 10 ومن 12 إلى 20. يدفع تساوي الرقمين والمجموع 11 9.4 أضعاف، ورقمان أحمران أو أسودان 3.75، ورقم على أي عجلة 4.9.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
