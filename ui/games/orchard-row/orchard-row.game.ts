/** Orchard Row in its frame: three reels, and the number of lines to play. */
import { choice, choose, el } from '../dom.ts';
import { startReels } from '../reels.ts';
import { WORDS } from './words.ts';

type Lines = '5' | '4' | '3' | '2' | '1';
const LINES: readonly Lines[] = ['5', '4', '3', '2', '1'];

startReels(WORDS, ({ text }) => {
  let lines: Lines = '5';
  const select = choice<Lines>(
    text('lines'),
    'lines',
    LINES.map((each) => [each, each]),
    (chosen) => {
      lines = chosen;
    },
  );
  return {
    columns: 3,
    rows: 3,
    faces: ['cherry', 'lemon', 'plum', 'bell', 'star', 'seven'],
    table: {
      counts: [2, 3],
      rows: [
        ['seven', 0, 500],
        ['star', 0, 200],
        ['bell', 0, 60],
        ['plum', 0, 16],
        ['cherry', 2, 12],
        ['lemon', 0, 10],
      ],
    },
    controls: [select],
    showBet: (bet) => choose(select, bet['lines']),
    bet: () => ({ lines: Number(lines) }),
    note: el('p', { class: 'lines' }, text('note')),
  };
});
