/**
 * Ratings for the teams of a division. Each match states how much stronger the home side is: from its 1X2 prices (the
 * chance of a win plus half the chance of a draw, margin removed proportionally, as an Elo difference less the home
 * advantage), or without prices from its result. A team's rating is the mean of these values relative to its opponents'
 * ratings, shrunk towards the average by the weight of a few matches.
 */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { SeasonMatch } from './types.ts';

const AVERAGE = 1500;
/** Home advantage in Elo points. */
const HOME_ADVANTAGE = 60;
/** The weight of the average, in matches. */
const PRIOR_MATCHES = 1;
const ROUNDS = 60;
/** The expected score that a win stands for; a draw is 0.5. */
const RESULT_WON = 0.7;
const MIN_RATING = 1000;
const MAX_RATING = 2400;

/** Integer ratings by team, in order of first appearance. */
export function ratingsOf(matches: readonly SeasonMatch[]): ReadonlyMap<string, number> {
  const games = new Map<string, { readonly opponent: string; readonly stronger: number }[]>();
  const add = (team: string, opponent: string, stronger: number) => {
    const list = games.get(team);
    if (list === undefined) games.set(team, [{ opponent, stronger }]);
    else list.push({ opponent, stronger });
  };
  for (const match of matches) {
    const expected = expectedHomeScore(match);
    const stronger = 400 * Math.log10(expected / (1 - expected)) - HOME_ADVANTAGE;
    add(match.home, match.away, stronger);
    add(match.away, match.home, -stronger);
  }
  const ratings = new Map([...games.keys()].map((team) => [team, AVERAGE]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [team, list] of games) {
      const sum = list.reduce(
        (total, { opponent, stronger }) => total + (ratings.get(opponent) ?? AVERAGE) + stronger,
        0,
      );
      ratings.set(team, (sum + PRIOR_MATCHES * AVERAGE) / (list.length + PRIOR_MATCHES));
    }
  }
  return new Map(
    [...ratings].map(([team, rating]) => [team, Math.min(MAX_RATING, Math.max(MIN_RATING, Math.round(rating)))]),
  );
}

function expectedHomeScore(match: SeasonMatch): number {
  const [home, draw, away] = [1, 2, 3].map((type) => {
    const market = match.prices.find((price) => price.kind === KIND.result && price.type === type);
    return market === undefined ? 0 : 1000 / market.price;
  });
  if (home && draw && away) return (home + draw / 2) / (home + draw + away);
  const [homeGoals, awayGoals] = match.fullTime;
  return homeGoals === awayGoals ? 0.5 : homeGoals > awayGoals ? RESULT_WON : 1 - RESULT_WON;
}
