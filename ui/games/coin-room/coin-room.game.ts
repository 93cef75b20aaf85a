/** Coin Room in its frame: three reels with five lines, and respins around the coins that are held. */
import { el } from '../dom.ts';
import type { Face } from '../reels.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

const COINS = [1, 2, 3, 5, 10, 25];

startReels(WORDS, ({ text }) => ({
  columns: 3,
  rows: 3,
  faces: [
    ...(['lemon', 'plum', 'bell', 'star', 'seven', 'coin'] as const),
    ...COINS.map((value): Face => ['coin', `${value}×`]),
    'empty',
  ],
  table: {
    counts: [3],
    rows: [
      ['seven', 50],
      ['star', 6],
      ['bell', 2.5],
      ['plum', 1.8],
      ['lemon', 1],
    ],
  },
  isStaying: true,
  caption: (_, view) => (view === 0 ? '' : text('respin')),
  note: el('p', { class: 'lines' }, text('note')),
}));
