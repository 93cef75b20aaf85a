/** The texts of baccarat and of live tables, and those of this table. */
import { WORDS as BACCARAT_WORDS } from '../baccarat/words.ts';
import { LIVE_WORDS } from '../live.ts';
import type { Words } from '../words.ts';

export const WORDS = {
  ...BACCARAT_WORDS,
  ...LIVE_WORDS,
  tie: ['Tie', 'Ничья', 'Unentschieden', 'التعادل'],
} as const satisfies Words;
