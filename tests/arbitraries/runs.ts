/** How often a property is tried: `TOUCHLINE_DEEP=1` goes a hundred times deeper. Seeds are fixed, so that a failure comes back. */
export const RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 100_000 : 1_000;

/** For properties whose single try looks at hundreds of cases. */
export const FEWER_RUNS = RUNS / 10;
