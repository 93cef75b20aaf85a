/** Long-term bets on the winner of a competition, with the competition's own field and ratings. */
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { americanFootballChampionships } from './american-football.ts';
import { baseballChampionships } from './baseball.ts';
import { basketballChampionships } from './basketball.ts';
import { championshipsOf } from './facts.ts';
import { footballCups } from './football-cups.ts';
import { footballNations } from './football-nations.ts';
import { footballWest } from './football-west.ts';
import { golfChampionships } from './golf.ts';
import { hockeyChampionships } from './ice-hockey.ts';
import { motorsportChampionships } from './motorsport.ts';
import { snookerChampionships } from './snooker.ts';
import { tennisChampionships } from './tennis.ts';
import type { ChampionshipFacts } from './types.ts';

const outright = championshipsOf(LONG_TERM, { model: 'outright', periods: 1, periodS: 0, breakS: 0 });

/** The strongest `most` of a championship's field, strongest first. */
function strongest(championships: readonly ChampionshipFacts[], id: number, most: number) {
  const found = championships.find((championship) => championship.id === id);
  if (found === undefined) throw new Error(`no championship ${id}`);
  return found.competitors.toSorted((a, b) => b[1] - a[1]).slice(0, most);
}

export const longTermChampionships = [
  outright(299901, 'GB-ENG', 'Premier League. Winner', strongest(footballWest, 1001, 20), { top: true }),
  outright(299902, 'ES', 'La Liga. Winner', strongest(footballWest, 1006, 20)),
  outright(299903, 'DE', 'Bundesliga. Winner', strongest(footballWest, 1008, 18)),
  outright(299904, 'IT', 'Serie A. Winner', strongest(footballWest, 1010, 20)),
  outright(299905, 'FR', 'Ligue 1. Winner', strongest(footballWest, 1012, 18)),
  outright(299906, 'INT', 'UEFA Champions League. Winner', strongest(footballCups, 1301, 28)),
  outright(299907, 'INT', 'FIFA World Cup. Winner', strongest(footballNations, 1401, 32)),
  outright(299908, 'US', 'NBA. Champion', strongest(basketballChampionships, 3001, 30)),
  outright(299909, 'US', 'NHL. Stanley Cup', strongest(hockeyChampionships, 2001, 32)),
  outright(299910, 'GB-ENG', 'Wimbledon. Men. Winner', strongest(tennisChampionships, 4001, 24)),
  outright(299911, 'GB-ENG', 'Wimbledon. Women. Winner', strongest(tennisChampionships, 4002, 24)),
  outright(299912, 'US', 'NFL. Super Bowl', strongest(americanFootballChampionships, 13001, 32)),
  outright(299913, 'US', 'MLB. World Series', strongest(baseballChampionships, 5001, 24)),
  outright(299915, 'INT', 'Formula 1. World Champion', strongest(motorsportChampionships, 26001, 20)),
  outright(299916, 'INT', 'MotoGP. World Champion', strongest(motorsportChampionships, 26002, 22)),
  outright(299917, 'US', 'The Masters. Winner', strongest(golfChampionships, 27001, 36)),
  outright(299914, 'GB', 'Snooker World Championship. Winner', strongest(snookerChampionships, 30001, 24)),
];
