/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'tv-wheel',
  number: 264,
  slug: 'tv-wheel',
  title: ['Wheel of 19', 'Колесо 19', 'Rad der 19', 'عجلة الـ19'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'table'],
  rules: [
    CLOCKED,
    [
      'The wheel has 18 numbers and a star, each with the chance 1 in 19. Odd numbers are red, even ones black.',
      'На колесе 18 чисел и звезда, у каждого сектора шанс 1 к 19. Нечётные числа красные, чётные чёрные.',
      'Das Rad hat 18 Zahlen und einen Stern, jedes Feld mit der Chance 1 zu 19. Ungerade Zahlen sind rot, gerade schwarz.',
      'للعجلة 18 رقمًا ونجمة، ولكل منها فرصة 1 من 19. الأرقام الفردية حمراء والزوجية سوداء.',
    ],
    [
      'A number or the star pays 17.5 times the stake, a colour or a half 1.95 times, a third 2.9 times. The star loses every bet but the one on itself.',
      'Число или звезда платит 17,5 ставки, цвет или половина 1,95, треть 2,9. На звезде выигрывает только ставка на неё.',
      'Eine Zahl oder der Stern zahlt das 17,5-Fache, eine Farbe oder Hälfte das 1,95-Fache, ein Drittel das 2,9-Fache. Beim Stern gewinnt nur die Wette auf ihn.',
      'يدفع الرقم أو النجمة 17.5 ضعف الرهان، واللون أو النصف 1.95، والثلث 2.9. عند النجمة لا يربح إلا الرهان عليها.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
