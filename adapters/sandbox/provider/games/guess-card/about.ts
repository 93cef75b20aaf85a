/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'guess-card',
  number: 267,
  slug: 'guess-the-card',
  title: ['Guess the card', 'Угадай карту', 'Rate die Karte', 'خمّن الورقة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'cards'],
  rules: [
    CLOCKED,
    [
      'One card of a full deck of 52 is drawn. Bet on its colour, its suit, its rank, a range, or the card itself.',
      'Из полной колоды в 52 карты открывается одна. Ставьте на её цвет, масть, достоинство, диапазон или на саму карту.',
      'Aus einem vollen Deck mit 52 Karten kommt eine. Setze auf ihre Farbe, ihr Zeichen, ihren Rang, einen Bereich oder die Karte selbst.',
      'تُسحب ورقة واحدة من مجموعة كاملة من 52 ورقة. راهن على لونها أو رمزها أو رتبتها أو نطاقها أو الورقة نفسها.',
    ],
    [
      'Red and black pay 1.9 times the stake, a suit 3.8 times, two to seven or eight to king 2.05 times, a jack, queen or king 4.1 times, a rank 12.2 times, one card 49 times. An ace is neither low nor high.',
      'Красное и чёрное платят 1,9 ставки, масть 3,8, от двойки до семёрки или от восьмёрки до короля 2,05, валет, дама или король 4,1, достоинство 12,2, одна карта 49. Туз не входит ни в младшие, ни в старшие.',
      'Rot und Schwarz zahlen das 1,9-Fache, ein Zeichen das 3,8-Fache, Zwei bis Sieben oder Acht bis König das 2,05-Fache, Bube, Dame oder König das 4,1-Fache, ein Rang das 12,2-Fache, eine Karte das 49-Fache. Ein Ass ist weder niedrig noch hoch.',
      'يدفع الأحمر والأسود 1.9 ضعف الرهان، والرمز 3.8، ومن الاثنين إلى السبعة أو من الثمانية إلى الملك 2.05، والولد أو الملكة أو الملك 4.1، والرتبة 12.2، والورقة الواحدة 49. الآس ليس منخفضًا ولا مرتفعًا.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
