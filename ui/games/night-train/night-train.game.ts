/** Night Train in its frame: three reels, five lines, and the free spins of a round one after another. */
import { el } from '../dom.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

startReels(WORDS, ({ text }) => ({
  columns: 3,
  rows: 3,
  faces: ['drop', 'leaf', 'moon', 'bell', 'star', 'crown', 'ticket'],
  table: {
    counts: [3],
    rows: [
      ['crown', 100],
      ['star', 20],
      ['bell', 9],
      ['moon', 2.5],
      ['leaf', 2],
      ['drop', 2],
    ],
  },
  caption: (_, view) => (view === 0 ? '' : text('free')),
  note: el('p', { class: 'lines' }, text('note')),
}));
