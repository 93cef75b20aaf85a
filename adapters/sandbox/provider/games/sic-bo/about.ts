/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'sic-bo',
  number: 253,
  slug: 'sic-bo',
  title: ['Sic bo', 'Сик-бо', 'Sic Bo', 'سيك بو'],
  section: 'othergames',
  alsoIn: ['asian-games'],
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['table', 'dice'],
  rules: [
    [
      'Three dice are thrown. Put chips on small or big, on a total, a triple, a double or a single number.',
      'Бросаются три кости. Ставьте фишки на малое или большое, на сумму, тройку, пару или отдельное число.',
      'Drei Würfel fallen. Setze Chips auf Klein oder Groß, auf eine Summe, einen Drilling, ein Paar oder eine einzelne Zahl.',
      'تُرمى ثلاثة أحجار نرد. ضع الرقائق على صغير أو كبير، أو على مجموع أو ثلاثي أو زوج أو رقم مفرد.',
    ],
    [
      'Small is a sum from 4 to 10, big from 11 to 17. Both pay 2 times the stake and lose at three equal dice.',
      'Малое: сумма от 4 до 10, большое: от 11 до 17. Обе ставки приносят 2 ставки и проигрывают при трёх одинаковых костях.',
      'Klein ist eine Summe von 4 bis 10, Groß von 11 bis 17. Beide zahlen das 2-Fache und verlieren bei drei gleichen Würfeln.',
      'صغير هو مجموع من 4 إلى 10، وكبير من 11 إلى 17. كلاهما يدفع ضعفي الرهان ويخسر عند ثلاثة أحجار متساوية.',
    ],
    [
      'Totals: 4 and 17 pay 68 times, 5 and 16 34, 6 and 15 20.4, 7 and 14 13.6, 8 and 13 9.7, 9 and 12 8.1, 10 and 11 7.5.',
      'Суммы: 4 и 17 приносят 68 ставок, 5 и 16 34, 6 и 15 20,4, 7 и 14 13,6, 8 и 13 9,7, 9 и 12 8,1, 10 и 11 7,5.',
      'Summen: 4 und 17 zahlen das 68-Fache, 5 und 16 das 34-Fache, 6 und 15 das 20,4-Fache, 7 und 14 das 13,6-Fache, 8 und 13 das 9,7-Fache, 9 und 12 das 8,1-Fache, 10 und 11 das 7,5-Fache.',
      'المجاميع: يدفع 4 و17 68 ضعفًا، و5 و16 34، و6 و15 20.4، و7 و14 13.6، و8 و13 9.7، و9 و12 8.1، و10 و11 7.5.',
    ],
    [
      'Any triple pays 34 times, a chosen triple 204 times, a double 12.75 times. A single number pays 2 times on one die, 3 times on two, 9 times on three.',
      'Любая тройка приносит 34 ставки, выбранная тройка 204, пара 12,75. Отдельное число приносит 2 ставки на одной кости, 3 на двух, 9 на трёх.',
      'Ein beliebiger Drilling zahlt das 34-Fache, ein bestimmter das 204-Fache, ein Paar das 12,75-Fache. Eine einzelne Zahl zahlt auf einem Würfel das 2-Fache, auf zweien das 3-Fache, auf dreien das 9-Fache.',
      'أي ثلاثي يدفع 34 ضعفًا، والثلاثي المختار 204، والزوج 12.75. الرقم المفرد يدفع ضعفين على حجر واحد و3 على حجرين و9 على ثلاثة.',
    ],
    ROUNDED,
    FAIR,
  ],
};
