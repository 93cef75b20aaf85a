/** The most receipts that are kept [RCP-5]. */
export const MAX_RECEIPTS = 500;
