/** Symbols on reels: simple pictures, each with a shape and a name of its own, so that colour is never needed. */
import { svg } from './dom.ts';
import type { Words } from './words.ts';

export const SYMBOL_WORDS = {
  cherry: ['Cherry', 'Вишня', 'Kirsche', 'كرز'],
  lemon: ['Lemon', 'Лимон', 'Zitrone', 'ليمون'],
  plum: ['Plum', 'Слива', 'Pflaume', 'برقوق'],
  bell: ['Bell', 'Колокольчик', 'Glocke', 'جرس'],
  star: ['Star', 'Звезда', 'Stern', 'نجمة'],
  seven: ['Seven', 'Семёрка', 'Sieben', 'سبعة'],
  leaf: ['Leaf', 'Лист', 'Blatt', 'ورقة شجر'],
  drop: ['Drop', 'Капля', 'Tropfen', 'قطرة'],
  moon: ['Moon', 'Луна', 'Mond', 'قمر'],
  gem: ['Gem', 'Самоцвет', 'Edelstein', 'جوهرة'],
  crown: ['Crown', 'Корона', 'Krone', 'تاج'],
  wild: ['Wild', 'Джокер', 'Joker', 'جوكر'],
  ticket: ['Ticket', 'Билет', 'Ticket', 'تذكرة'],
  coin: ['Coin', 'Монета', 'Münze', 'عملة'],
  book: ['Book', 'Книга', 'Buch', 'كتاب'],
  empty: ['Empty', 'Пусто', 'Leer', 'فارغ'],
} as const satisfies Words;

export type SymbolName = keyof typeof SYMBOL_WORDS;

const FIVE_POINTS =
  'M24 5l5.600 12.200 13.400 1.500-9.900 9.100 2.700 13.200L24 34.400 12.200 41l2.700-13.200L5 18.700l13.400-1.500Z';

/** Paths with their fills, in a square of 48. */
const SHAPES: Readonly<Record<SymbolName, readonly (readonly [fill: string, path: string])[]>> = {
  cherry: [
    ['#2f7d32', 'M33 5c-9 4-16 12-18 24h3c2-10 7-17 13-21-2 8 0 15 2 22h3c-2-8-4-16-1-24Z'],
    ['#c2182b', 'M16 26a8.500 8.500 0 1 1-.1 17 8.500 8.500 0 0 1 .1-17ZM35 27a8 8 0 1 1-.1 16 8 8 0 0 1 .1-16Z'],
  ],
  lemon: [['#b98900', 'M4 24c3-2 4-4 6-7 6-8 22-8 28 0 2 3 3 5 6 7-3 2-4 4-6 7-6 8-22 8-28 0-2-3-3-5-6-7Z']],
  plum: [
    ['#6a2c91', 'M24 13c12-3 18 5 17 14-1 10-9 16-17 16S8 37 7 27C6 18 12 10 24 13Z'],
    ['#2f7d32', 'M23 14c0-5 4-9 10-9 0 5-4 9-10 9Z'],
  ],
  bell: [
    [
      '#a86400',
      'M24 5a4 4 0 0 1 4 4c7 2 9 8 9 16 0 5 2 7 4 9v3H7v-3c2-2 4-4 4-9 0-8 2-14 9-16a4 4 0 0 1 4-4ZM18 39h12a6 5 0 0 1-12 0Z',
    ],
  ],
  star: [['#b5471b', FIVE_POINTS]],
  seven: [['#b3162a', 'M9 6h31v7C30 22 26 31 25 43H14c1-11 6-20 15-28H16v5H9Z']],
  leaf: [['#2f7d32', 'M41 6C20 6 7 14 8 33l-3 8 4 1 3-7c18 3 29-8 29-29ZM14 31c4-8 10-13 18-17-6 6-11 11-16 18Z']],
  drop: [['#1565a8', 'M24 4c8 11 14 18 14 26a14 14 0 0 1-28 0c0-8 6-15 14-26Z']],
  moon: [['#4b4fa8', 'M30 5a20 20 0 1 0 13 27A17 17 0 0 1 30 5Z']],
  gem: [['#0b7a75', 'M13 8h22l9 12-20 23L4 20Zm2 4-6 7h9Zm9 0-5 7h10Zm9 0-3 7h9ZM18 22l6 15 6-15Z']],
  crown: [['#8a5a00', 'M5 12l10 9 9-14 9 14 10-9-4 23H9ZM9 38h30v5H9Z']],
  wild: [['#17221d', 'M4 10h7l4 18 5-16h8l5 16 4-18h7l-8 29h-7l-5-16-5 16h-7Z']],
  ticket: [['#9a1f6a', 'M4 13h40v7a4 4 0 0 0 0 8v7H4v-7a4 4 0 0 0 0-8Zm12 4v3h3v-3Zm0 6v3h3v-3Zm0 6v3h3v-3Z']],
  coin: [['#8a6a00', 'M24 4a20 20 0 1 1-.1 40A20 20 0 0 1 24 4Zm0 4a16 16 0 1 0 .1 32A16 16 0 0 0 24 8Z']],
  book: [
    [
      '#7a3b12',
      'M4 9c8-2 14-1 20 4 6-5 12-6 20-4v29c-8-2-14-1-20 4-6-5-12-6-20-4Zm18 7v19c-4-3-9-3-14-2V13c5-1 10 0 14 3Z',
    ],
  ],
  empty: [['#8b8f86', 'M18 22h12v4H18Z']],
};

/** A symbol's picture without a name; a coin has its value on it. */
export function symbolPicture(name: SymbolName, text = ''): SVGSVGElement {
  const picture = svg('svg', { viewBox: '0 0 48 48', class: 'symbol', 'aria-hidden': 'true' });
  for (const [fill, d] of SHAPES[name]) picture.append(svg('path', { d, fill, 'fill-rule': 'evenodd' }));
  if (text !== '') picture.append(svg('text', { x: 24, y: 30, class: 'value' }, text));
  return picture;
}
