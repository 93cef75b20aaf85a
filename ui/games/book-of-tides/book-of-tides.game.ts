/** Book of Tides in its frame: three reels with five lines, and free spins in which a chosen symbol fills reels. */
import { el } from '../dom.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

const FACES = ['drop', 'leaf', 'moon', 'bell', 'star', 'crown', 'book'] as const;

startReels(WORDS, ({ text }) => ({
  columns: 3,
  rows: 3,
  faces: FACES,
  table: {
    counts: [2, 3],
    rows: [
      ['book', 0, 30],
      ['crown', 1, 30],
      ['star', 0, 15],
      ['bell', 0, 4],
      ['moon', 0, 1],
      ['leaf', 0, 0.5],
      ['drop', 0, 0.5],
    ],
  },
  // A reel that the chosen symbol fills changes alone.
  isStaying: true,
  caption: ({ shown }, view) => {
    const special = FACES[Number(shown['special'])];
    return view === 0 || special === undefined ? '' : text('free', { symbol: text(special) });
  },
  note: el('p', { class: 'lines' }, text('note')),
}));
