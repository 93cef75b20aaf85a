/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { ROOM, SIMULATED, SPLIT } from '../bingo/about.ts';

export const about: CatalogueEntry = {
  id: 'bingo-90',
  number: 271,
  slug: 'bingo-90',
  title: ['Bingo 90', 'Бинго 90', 'Bingo 90', 'بينغو 90'],
  section: 'bingo',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'numbers', 'tickets'],
  rules: [
    ROOM,
    [
      '36 tickets take part in every draw of 90 balls. The first row pays 4 times the stake of a ticket, the first two rows of one ticket 6.4 times, the first full house 22 times.',
      'В каждом тираже из 90 шаров участвуют 36 билетов. Первая строка платит 4 ставки билета, первые две строки одного билета 6,4, первый полный билет 22.',
      'An jeder Ziehung mit 90 Kugeln nehmen 36 Scheine teil. Die erste Reihe zahlt das 4-Fache des Einsatzes eines Scheins, die ersten zwei Reihen eines Scheins das 6,4-Fache, der erste volle Schein das 22-Fache.',
      'تشارك 36 تذكرة في كل سحب من 90 كرة. يدفع أول صف 4 أضعاف رهان التذكرة، وأول صفين في تذكرة واحدة 6.4 أضعاف، وأول تذكرة كاملة 22 ضعفًا.',
    ],
    SPLIT,
    SIMULATED,
    ROUNDED,
    SHARED_FAIR,
  ],
};
