/** Crystal Falls in its frame: clusters of four reels leave, and the symbols above them fall. */
import { el } from '../dom.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

startReels(WORDS, ({ text }) => ({
  columns: 4,
  rows: 4,
  faces: ['leaf', 'drop', 'plum', 'moon', 'star', 'gem'],
  table: {
    counts: [4, 5, 6, '7+'],
    rows: [
      ['gem', 5, 10, 20, 50],
      ['star', 1.5, 3, 6, 15],
      ['moon', 1, 2, 4, 8],
      ['plum', 0.5, 1, 2, 4],
      ['drop', 0.3, 0.5, 1, 2],
      ['leaf', 0.3, 0.5, 1, 2],
    ],
  },
  isStaying: true,
  caption: (_, view) => (view === 0 ? '' : text('times', { times: view + 1 })),
  note: el('p', { class: 'lines' }, text('note')),
}));
