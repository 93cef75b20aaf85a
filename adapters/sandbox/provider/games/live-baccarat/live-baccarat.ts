/** Baccarat with eight decks as a live table [LBA-1…LBA-3]. */
import { baccarat } from '../baccarat/baccarat.ts';
import { createLiveTable } from '../live/create-live-table.ts';

/** The player's hand, the banker's hand, a tie. */
const PLACES = 3;

export const liveBaccarat = createLiveTable(baccarat, {
  id: 'live-baccarat',
  sample: { stake: 1, on: 'player' },
  places: PLACES,
});
