/**
 * The whole catalogue. A competitor's id is a hash of sport and name, so that it stays the same when the lists grow.
 * When two names collide, the later one takes the next free id. Ids are 100,000 to 999,999.
 */
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import type { Competitor } from '../line/types.ts';
import { americanFootballChampionships } from './american-football.ts';
import { badmintonChampionships } from './badminton.ts';
import { baseballChampionships } from './baseball.ts';
import { basketballChampionships } from './basketball.ts';
import { cricketChampionships } from './cricket.ts';
import { dartsChampionships } from './darts.ts';
import { esportsChampionships } from './esports.ts';
import { fightChampionships } from './fights.ts';
import { footballChampionships } from './football.ts';
import { futsalChampionships } from './futsal.ts';
import { golfChampionships } from './golf.ts';
import { handballChampionships } from './handball.ts';
import { hockeyChampionships } from './ice-hockey.ts';
import { longTermChampionships } from './long-term.ts';
import { motorsportChampionships } from './motorsport.ts';
import { politicsChampionships } from './politics.ts';
import { rugbyChampionships } from './rugby.ts';
import { snookerChampionships } from './snooker.ts';
import { tableTennisChampionships } from './table-tennis.ts';
import { tennisChampionships } from './tennis.ts';
import type { ChampionshipFacts } from './types.ts';
import { virtualChampionships } from './virtual.ts';
import { volleyballChampionships } from './volleyball.ts';

export { politicsChampionships, politicsSports } from './politics.ts';
export { sports } from './sports.ts';
export { virtualChampionships, virtualSports } from './virtual.ts';

/** The championships of real sports, and the long-term bets. */
export const championships: readonly ChampionshipFacts[] = [
  ...footballChampionships,
  ...hockeyChampionships,
  ...basketballChampionships,
  ...tennisChampionships,
  ...baseballChampionships,
  ...volleyballChampionships,
  ...rugbyChampionships,
  ...handballChampionships,
  ...tableTennisChampionships,
  ...americanFootballChampionships,
  ...futsalChampionships,
  ...badmintonChampionships,
  ...dartsChampionships,
  ...snookerChampionships,
  ...esportsChampionships,
  ...cricketChampionships,
  ...fightChampionships,
  ...motorsportChampionships,
  ...golfChampionships,
  ...longTermChampionships,
];

const FIRST_ID = 100_000;
const ID_SPAN = 900_000;

const all = [...championships, ...virtualChampionships, ...politicsChampionships];
const ids = assignIds(all);
const competitors = new Map(all.map((championship) => [championship, withIds(championship)]));

/**
 * A championship's competitors with ids below 1,000,000. A competitor in several championships of a sport has one id.
 * In long-term bets, whose fields come from many sports, each championship has ids of its own.
 */
export function competitorsOf(championship: ChampionshipFacts): readonly Competitor[] {
  return competitors.get(championship) ?? withIds(championship);
}

function withIds(championship: ChampionshipFacts): readonly Competitor[] {
  return championship.competitors.map(([name, rating]) => {
    const key = keyOf(championship, name);
    const team = championship.teams?.get(name);
    return { id: ids.get(key) ?? hashedId(key), name, rating, ...(team === undefined ? {} : { team }) };
  });
}

function assignIds(of: readonly ChampionshipFacts[]): ReadonlyMap<string, number> {
  const byKey = new Map<string, number>();
  const taken = new Set<number>();
  for (const championship of of) {
    for (const [name] of championship.competitors) {
      const key = keyOf(championship, name);
      if (byKey.has(key)) continue;
      let id = hashedId(key);
      while (taken.has(id)) id = FIRST_ID + ((id - FIRST_ID + 1) % ID_SPAN);
      taken.add(id);
      byKey.set(key, id);
    }
  }
  return byKey;
}

function keyOf(championship: ChampionshipFacts, name: string): string {
  return `${championship.sportId === LONG_TERM ? championship.id : championship.sportId}/${name}`;
}

/** FNV-1a over UTF-16 units. */
function hashedId(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return FIRST_ID + (hash % ID_SPAN);
}
