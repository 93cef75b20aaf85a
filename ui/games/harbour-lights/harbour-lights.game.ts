/** Harbour Lights in its frame: five reels and 243 ways. */
import { startReels } from '../reels.ts';

startReels({}, () => ({
  columns: 5,
  rows: 3,
  faces: ['drop', 'leaf', 'moon', 'plum', 'bell', 'star', 'gem', 'crown', 'seven', 'wild'],
  table: {
    counts: [3, 4, 5],
    rows: [
      ['seven', 6, 20, 80],
      ['crown', 2.5, 10, 40],
      ['gem', 1, 4, 12],
      ['star', 1, 2.5, 8],
      ['bell', 0.6, 1.2, 4],
      ['plum', 0.25, 0.6, 1.6],
      ['moon', 0.25, 0.6, 1.6],
      ['leaf', 0.2, 0.4, 1.2],
      ['drop', 0.2, 0.4, 1.2],
    ],
  },
}));
