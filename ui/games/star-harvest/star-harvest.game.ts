/** Star Harvest in its frame: six reels with five rows, where equal symbols pay wherever they stand. */
import { el } from '../dom.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

startReels(WORDS, ({ text }) => ({
  columns: 6,
  rows: 5,
  faces: ['leaf', 'drop', 'plum', 'moon', 'star', 'gem', 'crown'],
  table: {
    counts: ['8–9', '10–11', '12+'],
    rows: [
      ['gem', 5, 20, 100],
      ['star', 1.5, 4, 20],
      ['moon', 1, 3, 10],
      ['plum', 0.5, 1, 4],
      ['leaf', 0.4, 0.8, 3],
      ['drop', 0.3, 0.8, 3],
    ],
  },
  note: el('p', { class: 'lines' }, text('note')),
}));
