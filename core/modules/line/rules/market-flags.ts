/** The bits of `Market.flags`. One constant each: a build writes their numbers in place of their names. */

/** Not in an express (isBannedExpress). */
export const NO_EXPRESS = 1;
/** Not as a banker (isDisabledBanker). */
export const NO_BANKER = 2;
/** No bet at all (isBlocked). */
export const NO_BET = 4;
