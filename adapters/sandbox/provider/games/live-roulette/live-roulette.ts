/** European roulette as a live table [LRO-1…LRO-3]. */
import { createLiveTable } from '../live/create-live-table.ts';
import { roulette } from '../roulette/roulette.ts';

/** Six even chances, three dozens, three columns, then the numbers from 0 to 36. */
const PLACES = 49;

export const liveRoulette = createLiveTable(roulette, { id: 'live-roulette', sample: { chips: [] }, places: PLACES });
