/** Wild Meadow in its frame: three reels with five lines; a wild fills its reel, and the others spin again. */
import { el } from '../dom.ts';
import { numbersIn } from '../round.ts';
import type { Round } from '../round.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

const WILD = 6;

/** Whether a view shows a wild that does not fill its reel yet: the next view is the same spin with the reel filled. */
function isBeforeFilling({ shown }: Round, view: number): boolean {
  const symbols = numbersIn(shown['symbols']).slice(view * 9, view * 9 + 9);
  return [0, 3, 6].some((from) => {
    const wilds = symbols.slice(from, from + 3).filter((symbol) => symbol === WILD).length;
    return wilds > 0 && wilds < 3;
  });
}

startReels(WORDS, ({ text }) => ({
  columns: 3,
  rows: 3,
  faces: ['leaf', 'drop', 'cherry', 'plum', 'star', 'gem', 'wild'],
  table: {
    counts: [3],
    rows: [
      ['wild', 8],
      ['gem', 4],
      ['star', 1.5],
      ['plum', 0.5],
      ['cherry', 0.3],
      ['drop', 0.2],
      ['leaf', 0.2],
    ],
  },
  isStaying: true,
  caption: (round, view) => (view === 0 ? '' : text(isBeforeFilling(round, view - 1) ? 'filled' : 'respin')),
  note: el('p', { class: 'lines' }, text('note')),
}));
