/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'plinko',
  number: 206,
  slug: 'plinko',
  title: ['Plinko', 'Плинко', 'Plinko', 'بلينكو'],
  section: 'fast-games',
  alsoIn: ['fast-bet'],
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['instant', 'board'],
  rules: [
    [
      'A ball falls through 8, 12 or 16 rows of pegs. At each peg it goes left or right with equal chances.',
      'Шарик падает через 8, 12 или 16 рядов штырьков. На каждом он с равными шансами уходит влево или вправо.',
      'Eine Kugel fällt durch 8, 12 oder 16 Reihen von Stiften. An jedem Stift geht sie mit gleicher Chance nach links oder rechts.',
      'تسقط كرة عبر 8 أو 12 أو 16 صفًا من الأوتاد. عند كل وتد تتجه يسارًا أو يمينًا بفرص متساوية.',
    ],
    [
      'The slot where the ball lands pays its number times the stake. A number below 1 returns a part of the stake.',
      'Ячейка, в которую попал шарик, приносит ставку, умноженную на её число. Число меньше 1 возвращает часть ставки.',
      'Das Fach, in das die Kugel fällt, zahlt seine Zahl mal den Einsatz. Eine Zahl unter 1 gibt einen Teil des Einsatzes zurück.',
      'الخانة التي تستقر فيها الكرة تدفع رقمها مضروبًا في الرهان. الرقم الأقل من 1 يعيد جزءًا من الرهان.',
    ],
    [
      'More rows and a higher risk pay more at the edges and less in the middle, up to 1,000 times at 16 rows and high risk.',
      'Чем больше рядов и риск, тем больше платят края и меньше середина: до 1000 ставок при 16 рядах и высоком риске.',
      'Mehr Reihen und ein höheres Risiko zahlen außen mehr und in der Mitte weniger, bis zum 1.000-Fachen bei 16 Reihen und hohem Risiko.',
      'كلما زادت الصفوف والمخاطرة دفعت الأطراف أكثر والوسط أقل، حتى 1,000 ضعف مع 16 صفًا ومخاطرة عالية.',
    ],
    ROUNDED,
    FAIR,
  ],
};
