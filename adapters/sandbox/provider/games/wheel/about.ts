/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'wheel',
  number: 204,
  slug: 'wheel',
  title: ['Wheel', 'Колесо', 'Glücksrad', 'العجلة'],
  section: 'fast-games',
  alsoIn: ['fast-bet'],
  releasedOn: '2026-11-25',
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
};
