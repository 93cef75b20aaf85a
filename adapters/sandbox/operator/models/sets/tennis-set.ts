/**
 * Tennis: each side wins a point on its own serve with its own chance. Games go to four points with a lead of two; sets
 * go to `target` games with a lead of two, with a tie-break (to seven, with a lead of two) at target:target. The chance
 * of a set does not depend on the first server; its length does.
 */
import { freshStanding, homeChance, isFresh, type ScoreLaw, type SetLaw, type Standing } from './set-law.ts';
import { otherSide, type SetShape, type Side } from './shape.ts';

const TIE_BREAK = 7;

/** The server's chance of a game at server:receiver (points counted), winning a point with chance `p`. */
export function holdChance(p: number, server: number, receiver: number): number {
  const level = Math.min(server, receiver);
  if (level > 3) return holdChance(p, server - level + 3, receiver - level + 3);
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  const q = 1 - p;
  const deuce = (p * p) / (p * p + q * q);
  if (server === 3 && receiver === 3) return deuce;
  if (server === 4) return p + q * deuce;
  if (receiver === 4) return p * deuce;
  return p * holdChance(p, server + 1, receiver) + q * holdChance(p, server, receiver + 1);
}

/** The server of point number `played` (0-based) of a tie-break that `first` began. */
export function tieBreakServer(first: Side, played: number): Side {
  return ((played + 1) >> 1) % 2 === 0 ? first : otherSide(first);
}

/** Each side's chance of a point on its own serve. */
export interface ServeChances {
  readonly home: number;
  readonly away: number;
}

/** Home's chances at every score of a tie-break that `first` began, up to 6:6: index home * 7 + away. */
export function tieBreakTable(serve: ServeChances, first: Side): Float64Array {
  const table = new Float64Array(TIE_BREAK * TIE_BREAK);
  for (let home = TIE_BREAK - 1; home >= 0; home -= 1) {
    for (let away = TIE_BREAK - 1; away >= 0; away -= 1) {
      const index = home * TIE_BREAK + away;
      if (home === TIE_BREAK - 1 && away === TIE_BREAK - 1) {
        table[index] = levelChance(serve);
        continue;
      }
      const point = pointChance(serve, first, home + away);
      const won = home === TIE_BREAK - 1 ? 1 : (table[index + TIE_BREAK] ?? 0);
      const lost = away === TIE_BREAK - 1 ? 0 : (table[index + 1] ?? 0);
      table[index] = point * won + (1 - point) * lost;
    }
  }
  return table;
}

/** Home's chance at home:away of a tie-break that `first` began, with its table. */
export function tieBreakChance(
  serve: ServeChances,
  table: Float64Array,
  first: Side,
  home: number,
  away: number,
): number {
  if (home < TIE_BREAK && away < TIE_BREAK) return table[home * TIE_BREAK + away] ?? 0;
  if (home - away >= 2) return 1;
  if (away - home >= 2) return 0;
  const level = levelChance(serve);
  if (home === away) return level;
  const point = pointChance(serve, first, home + away);
  return home > away ? point + (1 - point) * level : point * level;
}

function pointChance(serve: ServeChances, first: Side, played: number): number {
  return tieBreakServer(first, played) === 0 ? serve.home : 1 - serve.away;
}

/** From six all, each pair of points has one point on each serve. */
function levelChance(serve: ServeChances): number {
  const both = serve.home * (1 - serve.away);
  return both / (both + (1 - serve.home) * serve.away);
}

export function isTieBreak(shape: SetShape, home: number, away: number): boolean {
  return home === shape.target && away === shape.target;
}

export function isTennisSetOver(shape: SetShape, home: number, away: number): boolean {
  const high = Math.max(home, away);
  return high > shape.target || (high === shape.target && Math.abs(home - away) >= 2);
}

/** The server of the next game of a set that `first` began. */
export function gameServer(first: Side, home: number, away: number): Side {
  return (home + away) % 2 === 0 ? first : otherSide(first);
}

/** Final scores in games of a set from home:away, with home's chance of the game in play and of later ones. */
function gameScores(
  shape: SetShape,
  start: Standing,
  now: number,
  homeHold: number,
  awayHold: number,
  tieBreak: number,
): ScoreLaw {
  const width = shape.target + 2;
  const mass = new Float64Array(width * width);
  mass[start.home * width + start.away] = 1;
  const law = { home: [] as number[], away: [] as number[], chance: [] as number[] };
  for (let home = start.home; home < width; home += 1) {
    for (let away = start.away; away < width; away += 1) {
      const here = mass[home * width + away] ?? 0;
      if (here === 0) continue;
      if (isTennisSetOver(shape, home, away)) {
        law.home.push(home);
        law.away.push(away);
        law.chance.push(here);
        continue;
      }
      const first = home === start.home && away === start.away;
      const later = isTieBreak(shape, home, away)
        ? tieBreak
        : gameServer(start.server, home, away) === 0
          ? homeHold
          : 1 - awayHold;
      const win = first ? now : later;
      const up = (home + 1) * width + away;
      const right = home * width + away + 1;
      mass[up] = (mass[up] ?? 0) + here * win;
      mass[right] = (mass[right] ?? 0) + here * (1 - win);
    }
  }
  return law;
}

/** The law of tennis sets for each side's chance of a point on its own serve. */
export function tennisLaw(shape: SetShape, serve: ServeChances): SetLaw {
  const homeHold = holdChance(serve.home, 0, 0);
  const awayHold = holdChance(serve.away, 0, 0);
  const tables = [tieBreakTable(serve, 0), tieBreakTable(serve, 1)] as const;
  const tieBreak = tables[0][0] ?? 0;
  const build = (standing: Standing): ScoreLaw => {
    const { server, gameHome, gameAway } = standing;
    let now: number;
    if (isTieBreak(shape, standing.home, standing.away)) {
      now = tieBreakChance(serve, tables[server], server, gameHome, gameAway);
    } else if (gameServer(server, standing.home, standing.away) === 0) {
      now = holdChance(serve.home, gameHome, gameAway);
    } else {
      now = 1 - holdChance(serve.away, gameAway, gameHome);
    }
    return gameScores(shape, standing, now, homeHold, awayHold, tieBreak);
  };
  const fresh = [build(freshStanding(0, 0)), build(freshStanding(0, 1))] as const;
  const chance = homeChance(fresh[0]);
  return {
    winChance: () => chance,
    scores: (standing) => (isFresh(standing) ? fresh[standing.server] : build(standing)),
    nextServer: (server, home, away) => gameServer(server, home, away),
  };
}
