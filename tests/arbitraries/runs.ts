/**
 * Number of tries per property; `TOUCHLINE_DEEP=1` multiplies by a hundred. Seeds are fixed, so that a failure is
 * reproducible.
 */
export const RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 100_000 : 1_000;

/** For properties in which each try covers hundreds of cases. */
export const FEWER_RUNS = RUNS / 10;

/** For properties that take seconds on an idle machine, so that a busy one does not fail them. */
export const TEST_TIMEOUT_MS = process.env['TOUCHLINE_DEEP'] === '1' ? 1_800_000 : 120_000;
