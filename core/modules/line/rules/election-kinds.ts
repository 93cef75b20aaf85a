/** The market kinds of an election beside the winner (`KIND.outright`), which is the party with most seats [LIN-244]. */

/** Seats of one party: over 1, under 2; the label has the party and the line. `param`: party · 256 + line. */
export const PARTY_SEATS = 38;
/** Whether any party has more than half of the seats: yes 1, no 2. */
export const SEATS_MAJORITY = 39;

/** Among the statistics of an election each party has its seats so far and all seats: `party:Green Valleys`, 7, 51. */
export const PARTY_STAT = 'party:';
