/** Prices and total odds as text, in the player's odds view; the core keeps what it has written once. */
export { formatOdds as oddsText } from 'touchline/core/line/public';
export { totalOddsText, totalThousandths } from 'touchline/core/line/rules/total-odds';
