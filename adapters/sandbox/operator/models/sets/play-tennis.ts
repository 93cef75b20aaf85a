/** Plays a tennis match point by point. */
import type { Fixture } from '../../line/types.ts';
import type { Random } from '../seeded.ts';
import { otherSide, type SetShape, type Side } from './shape.ts';
import { gameServer, isTennisSetOver, isTieBreak, tieBreakServer, type ServeChances } from './tennis-set.ts';
import { recordMatch, type Recorder, type SetTimeline } from './timeline.ts';

const ACE_SHARE = 0.13;
const DOUBLE_FAULT_SHARE = 0.09;
const STATS = ['aces', 'doubleFaults', 'breaksWon', 'pointsWon'] as const;
const ACES = 0;
const DOUBLE_FAULTS = 1;
const BREAKS = 2;
const POINTS = 3;

type Pair = readonly [number, number];

interface Game {
  readonly recorder: Recorder;
  readonly serve: ServeChances;
  readonly random: Random;
}

export function playTennis(
  fixture: Fixture,
  shape: SetShape,
  serve: ServeChances,
  starter: Side,
  random: Random,
): SetTimeline {
  const recorder = recordMatch(fixture, shape, STATS);
  const wins: [number, number] = [0, 0];
  let first = starter;
  while (Math.max(...wins) < shape.need) {
    const games = playSet({ recorder, serve, random }, shape, first);
    wins[games[0] > games[1] ? 0 : 1] += 1;
    first = gameServer(first, games[0], games[1]);
  }
  return recorder.finish();
}

/** Plays a set that `first` begins, and returns its games. */
function playSet(game: Game, shape: SetShape, first: Side): Pair {
  const games: [number, number] = [0, 0];
  game.recorder.startSet({ home: 0, away: 0, next: first });
  for (;;) {
    const tieBreak = isTieBreak(shape, games[0], games[1]);
    const server = gameServer(first, games[0], games[1]);
    const { winner, critical } = playGame(game, shape, games, tieBreak, server);
    games[winner] += 1;
    if (!tieBreak && winner !== server) game.recorder.count(BREAKS, winner, 1);
    const next = gameServer(first, games[0], games[1]);
    if (isTennisSetOver(shape, games[0], games[1])) {
      game.recorder.endSet({ home: games[0], away: games[1], next });
      return games;
    }
    game.recorder.point({ home: games[0], away: games[1], next }, critical ? 'critical' : 'game');
  }
}

/** Plays a game or tie-break without recording its last point; `critical` says whether that point was critical. */
function playGame(
  game: Game,
  shape: SetShape,
  games: Pair,
  tieBreak: boolean,
  server: Side,
): { winner: Side; critical: boolean } {
  const points: [number, number] = [0, 0];
  for (let turn = server; ;) {
    const critical = isCritical(shape, games, points, tieBreak, server);
    const winner = playPoint(game, turn);
    if (wouldWin(points, winner, tieBreak)) return { winner, critical };
    points[winner] += 1;
    if (tieBreak) turn = tieBreakServer(server, points[0] + points[1]);
    const seen = { home: games[0], away: games[1], gameHome: points[0], gameAway: points[1], next: turn };
    game.recorder.point(seen, critical ? 'critical' : 'ordinary');
  }
}

function wouldWin(points: Pair, side: Side, tieBreak: boolean): boolean {
  const after = points[side] + 1;
  return after >= (tieBreak ? 7 : 4) && after - points[otherSide(side)] >= 2;
}

function playPoint({ recorder, serve, random }: Game, turn: Side): Side {
  const won = random() < (turn === 0 ? serve.home : serve.away);
  const kind = random();
  const winner = won ? turn : otherSide(turn);
  recorder.count(POINTS, winner, 1);
  if (won && kind < ACE_SHARE) recorder.count(ACES, turn, 1);
  if (!won && kind < DOUBLE_FAULT_SHARE) recorder.count(DOUBLE_FAULTS, turn, 1);
  return winner;
}

/** Whether the next point may break the serve or end the set. */
function isCritical(shape: SetShape, games: Pair, points: Pair, tieBreak: boolean, server: Side): boolean {
  const may = (side: Side): boolean => {
    if (!wouldWin(points, side, tieBreak)) return false;
    const won = games[side] + 1;
    const lost = games[otherSide(side)];
    return tieBreak || side !== server || isTennisSetOver(shape, won, lost);
  };
  return may(0) || may(1);
}
