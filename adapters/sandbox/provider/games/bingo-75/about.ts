/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { ROOM, SIMULATED, SPLIT } from '../bingo/about.ts';

export const about: CatalogueEntry = {
  id: 'bingo-75',
  number: 270,
  slug: 'bingo-75',
  title: ['Bingo 75', 'Бинго 75', 'Bingo 75', 'بينغو 75'],
  section: 'bingo',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'numbers', 'tickets'],
  rules: [
    ROOM,
    [
      '40 tickets take part in every draw of 75 balls. The first row, column or diagonal pays 6 times the stake of a ticket, the first full card 30 times. The middle cell is free.',
      'В каждом тираже из 75 шаров участвуют 40 билетов. Первая строка, столбец или диагональ платит 6 ставок билета, первая полная карточка 30. Средняя клетка свободна.',
      'An jeder Ziehung mit 75 Kugeln nehmen 40 Scheine teil. Die erste Reihe, Spalte oder Diagonale zahlt das 6-Fache des Einsatzes eines Scheins, der erste volle Schein das 30-Fache. Das mittlere Feld ist frei.',
      'تشارك 40 تذكرة في كل سحب من 75 كرة. يدفع أول صف أو عمود أو قطر 6 أضعاف رهان التذكرة، وأول بطاقة كاملة 30 ضعفًا. الخانة الوسطى مجانية.',
    ],
    SPLIT,
    SIMULATED,
    ROUNDED,
    SHARED_FAIR,
  ],
};
