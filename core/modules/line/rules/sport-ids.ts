/**
 * The operator's ids of sports. They are identifiers of its open catalogue, as game ids are: a sport that has no name
 * here is shown and bet on like any other.
 */
export const FOOTBALL = 1;
export const ICE_HOCKEY = 2;
export const BASKETBALL = 3;
export const TENNIS = 4;
export const BASEBALL = 5;
export const VOLLEYBALL = 6;
export const RUGBY = 7;
export const HANDBALL = 8;
export const BOXING = 9;
export const TABLE_TENNIS = 10;
export const MMA = 11;
export const POLITICS = 12;
export const AMERICAN_FOOTBALL = 13;
export const FUTSAL = 14;
export const BADMINTON = 16;
export const DARTS = 21;
export const SNOOKER = 30;
export const ESPORTS = 40;
export const CRICKET = 66;
export const VIRTUAL_FOOTBALL = 201;
export const VIRTUAL_TENNIS = 204;
export const VIRTUAL_HORSES = 210;
export const VIRTUAL_DOGS = 211;
export const VIRTUAL_MARBLES = 212;
/** Long-term markets: winners of whole competitions, games without two sides. */
export const LONG_TERM = 2999;

/** Bouts of two fighters, without a handicap: the columns of handicaps have knockouts [LIN-248]. */
export const isBout = (sportId: number): boolean => sportId === BOXING || sportId === MMA;

/** Sports whose sides are players, not teams. */
export const PLAYER_SPORTS: readonly number[] = [TENNIS, TABLE_TENNIS, BADMINTON, DARTS, SNOOKER, BOXING, MMA];
