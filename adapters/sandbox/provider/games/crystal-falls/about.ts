/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'crystal-falls',
  number: 236,
  slug: 'crystal-falls',
  title: ['Crystal Falls', 'Хрустальный водопад', 'Kristallfälle', 'شلالات الكريستال'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'clusters', 'cascades', 'multiplier'],
  rules: [
    [
      'Four or more equal symbols that touch side by side or one above the other are a cluster and pay as the table in the game shows.',
      'Четыре и более одинаковых символа, соседних по горизонтали или вертикали, образуют кластер и оплачиваются по таблице в игре.',
      'Vier oder mehr gleiche Symbole, die sich seitlich oder senkrecht berühren, bilden einen Cluster und zahlen, wie die Tabelle im Spiel zeigt.',
      'تشكّل أربعة رموز متطابقة أو أكثر متجاورة أفقيًا أو رأسيًا مجموعة تدفع بحسب الجدول داخل اللعبة.',
    ],
    [
      'Clusters that pay leave the grid, the symbols above fall, and the next symbols of the reels come in from above. The second grid pays twice, the third three times, and so on, until a grid pays nothing.',
      'Оплаченные кластеры исчезают, символы над ними падают, а сверху приходят следующие символы барабанов. Второе поле платит вдвое, третье втрое и так далее, пока поле не останется без выигрыша.',
      'Zahlende Cluster verschwinden, die Symbole darüber fallen, und von oben rücken die nächsten Symbole der Walzen nach. Das zweite Feld zahlt doppelt, das dritte dreifach und so weiter, bis ein Feld nichts zahlt.',
      'تختفي المجموعات الدافعة وتسقط الرموز التي فوقها وتدخل من الأعلى الرموز التالية على البكرات. تدفع الشبكة الثانية ضعفين والثالثة ثلاثة أضعاف وهكذا، حتى تأتي شبكة لا تدفع شيئًا.',
    ],
    [
      'The four stops decide the whole round: there are 65,536 rounds, each equally likely, and none has more than 10 grids.',
      'Четыре остановки барабанов определяют весь раунд: возможны 65 536 раундов с равными шансами, и ни в одном нет больше 10 полей.',
      'Die vier Haltepunkte bestimmen die ganze Runde: Es gibt 65.536 gleich wahrscheinliche Runden, keine hat mehr als 10 Felder.',
      'تحدد مواضع توقف البكرات الأربع الجولة كلها: توجد 65,536 جولة بفرص متساوية، ولا تتجاوز أي منها 10 شبكات.',
    ],
    [
      '43.4 % of rounds pay something, often less than the stake. The largest win is 139.3 times the stake (chance 1 in 65,536).',
      'Что-то платят 43,4 % раундов, часто меньше ставки. Наибольший выигрыш: 139,3 ставки (шанс 1 к 65 536).',
      '43,4 % der Runden zahlen etwas, oft weniger als den Einsatz. Der höchste Gewinn ist das 139,3-Fache (Chance 1 zu 65.536).',
      'تدفع 43.4 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح 139.3 ضعف الرهان (فرصة 1 من 65,536).',
    ],
    ROUNDED,
    FAIR,
  ],
};
