/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'tv-21',
  number: 266,
  slug: 'twenty-one',
  title: ['The 21 every minute', '21 каждую минуту', 'Die 21 jede Minute', 'لعبة 21 كل دقيقة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'cards'],
  rules: [
    CLOCKED,
    [
      'The deck has 36 cards, from six to ace. An ace counts 11, numbers their value, a jack 2, a queen 3, a king 4.',
      'В колоде 36 карт, от шестёрки до туза. Туз считается за 11, числа по значению, валет 2, дама 3, король 4.',
      'Das Deck hat 36 Karten, von der Sechs bis zum Ass. Ein Ass zählt 11, Zahlen ihren Wert, ein Bube 2, eine Dame 3, ein König 4.',
      'تحتوي المجموعة على 36 ورقة من الستة إلى الآس. الآس 11، والأرقام بقيمتها، والولد 2، والملكة 3، والملك 4.',
    ],
    [
      'Red takes cards until it has 17 points or more, then blue does the same. More points win; above 21 a hand is worth nothing. Two aces beat 21.',
      'Красные берут карты, пока не наберут 17 очков или больше, затем так же берут синие. Больше очков выигрывает; перебор за 21 ничего не стоит. Два туза старше 21.',
      'Rot nimmt Karten, bis es 17 Punkte oder mehr hat, dann tut Blau dasselbe. Mehr Punkte gewinnen; über 21 ist eine Hand nichts wert. Zwei Asse schlagen 21.',
      'يأخذ الأحمر أوراقًا حتى يبلغ 17 نقطة أو أكثر، ثم يفعل الأزرق مثله. النقاط الأكثر تربح، وما فوق 21 لا قيمة له. آسان يهزمان 21.',
    ],
    [
      'Red and blue pay 2.35 times the stake, a tie 4.9 times, a hand of exactly 21 points 8.9 times, a hand above 21 pays 3 times, two aces in either hand 49 times. A tie loses bets on red and blue.',
      'Красные и синие платят 2,35 ставки, ничья 4,9, рука ровно в 21 очко 8,9, перебор 3, два туза в любой руке 49. При ничьей ставки на стороны проигрывают.',
      'Rot und Blau zahlen das 2,35-Fache, ein Gleichstand das 4,9-Fache, eine Hand mit genau 21 Punkten das 8,9-Fache, eine Hand über 21 das 3-Fache, zwei Asse in einer der Hände das 49-Fache. Ein Gleichstand schlägt Wetten auf Rot und Blau.',
      'يدفع الأحمر والأزرق 2.35 ضعف الرهان، والتعادل 4.9، واليد التي تبلغ 21 نقطة تمامًا 8.9، واليد فوق 21 تدفع 3، وآسان في أي يد 49. تخسر رهانات الأحمر والأزرق عند التعادل.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
