export const IS_DEEP = process.env['TOUCHLINE_DEEP'] === '1';

/**
 * Number of tries per property; the deep run has ten times as many. Seeds are fixed, so that a failure is reproducible.
 * With 400, two planted bugs of the feed and of remote views go unnoticed, and random coupons miss a bet type.
 */
export const RUNS = IS_DEEP ? 10_000 : 1_000;

/** For properties in which each try covers hundreds of cases. */
export const FEWER_RUNS = RUNS / 10;

/**
 * For properties that take seconds on an idle machine, or half an hour in a deep run, so that a busy one does not fail
 * them.
 */
export const TEST_TIMEOUT_MS = IS_DEEP ? 7_200_000 : 300_000;
