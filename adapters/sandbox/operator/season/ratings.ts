/**
 * Ratings for the teams of a division. Each match says how much stronger the home side is: from its 1X2 prices (the chance of a win plus half
 * the chance of a draw, margin taken out in proportion, as an Elo difference less the home advantage), or without prices from its result. A
 * team's rating is the mean of what its matches say against their opponents' ratings, with a few matches' weight on the average.
 */
import { KIND } from '../line/market-kinds.ts';
import type { SeasonMatch } from './types.ts';

const AVERAGE = 1500;
/** Elo points that playing at home is worth. */
const HOME_ADVANTAGE = 60;
/** How many matches' weight the average has. */
const PRIOR_MATCHES = 1;
const ROUNDS = 60;
/** Expected score that one result stands for: won, lost. A draw is 0.5. */
const RESULT_WON = 0.7;
const MIN_RATING = 1000;
const MAX_RATING = 2400;

/** Whole ratings by team, in the order in which the teams first appear. */
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
