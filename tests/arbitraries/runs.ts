/** How often a property is tried: `TOUCHLINE_DEEP=1` goes a hundred times deeper. Seeds are fixed, so that a failure comes back. */
export const RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 100_000 : 1_000;

/** For properties whose single try looks at hundreds of cases. */
export const FEWER_RUNS = RUNS / 10;

/** For properties that take seconds on a quiet machine, so that a busy one does not fail them. */
export const PATIENCE_MS = process.env['TOUCHLINE_DEEP'] === '1' ? 900_000 : 120_000;
