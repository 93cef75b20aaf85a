/** Settles every market of a set match as soon as its outcome is certain, and all of them by the end. */
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, MarketKey, SettledStatus } from '../../line/types.ts';
import { byQuarters } from '../settle.ts';
import { shapeOf, type SetShape } from './shape.ts';
import { endsAt, lastAtOrBefore, setsWon } from './state-at.ts';
import type { SetTimeline } from './timeline.ts';

const LOSE = 0;
const WIN = 1;
const RETURN = 2;

/** The progress of a match. */
interface Facts {
  readonly shape: SetShape;
  readonly finished: boolean;
  /** Completed sets, and sets won by each side. */
  readonly over: number;
  readonly wins: readonly [number, number];
  /** Points (tennis: games) so far; sets where points are not counted. */
  readonly points: readonly [number, number];
}

/** The status of a market at `now`; null while open. Keys that are never priced are returned at the end. */
export function settleMarket(
  fixture: Fixture,
  timeline: SetTimeline,
  key: MarketKey,
  now: number,
): SettledStatus | null {
  if (now < fixture.startsAt) return null;
  const facts = factsAt(fixture, timeline, now);
  switch (key.kind) {
    case KIND.winner:
      return facts.finished ? bySide(key.type, facts.wins[0] - facts.wins[1]) : null;
    case KIND.setWinner:
      return settleSet(timeline, facts, key);
    case KIND.setHandicap:
      return settleFinals(facts, (home, away) => handicap(key, home - away));
    case KIND.setTotal:
      return settleFinals(facts, (home, away) => total(key, home + away));
    case KIND.setScore:
      return settleFinals(facts, (home, away) => (key.type === home * 10 + away ? WIN : LOSE));
    case KIND.pointTotal:
      return settlePointTotal(facts, key);
    case KIND.pointHandicap:
      return facts.finished ? handicap(key, facts.points[0] - facts.points[1]) : null;
    case KIND.oddEven:
      return facts.finished ? oddEven(key, facts) : null;
    default:
      return facts.finished ? RETURN : null;
  }
}

function factsAt(fixture: Fixture, timeline: SetTimeline, now: number): Facts {
  const entry = lastAtOrBefore(timeline.at, now);
  const set = timeline.set[entry] ?? 0;
  const isOver = timeline.over[entry] === 1;
  const over = set + (isOver ? 1 : 0);
  let home = isOver ? 0 : (timeline.home[entry] ?? 0);
  let away = isOver ? 0 : (timeline.away[entry] ?? 0);
  for (let index = 0; index < over; index += 1) {
    home += timeline.sets[index]?.[0] ?? 0;
    away += timeline.sets[index]?.[1] ?? 0;
  }
  return {
    shape: shapeOf(fixture.format),
    finished: now >= endsAt(timeline),
    over,
    wins: setsWon(timeline, over),
    points: [home, away],
  };
}

function bySide(type: number, lead: number): SettledStatus {
  if (type !== 1 && type !== 3) return RETURN;
  return (type === 1) === lead > 0 ? WIN : LOSE;
}

/** A set that was not played is returned. */
function settleSet(timeline: SetTimeline, facts: Facts, key: MarketKey): SettledStatus | null {
  const index = key.param / 4 - 1;
  const score = timeline.sets[index];
  if (score === undefined) return facts.finished ? RETURN : null;
  return index < facts.over ? bySide(key.type, score[0] - score[1]) : null;
}

/** The status on which all still possible final scores in sets agree. */
function settleFinals(facts: Facts, status: (home: number, away: number) => SettledStatus): SettledStatus | null {
  const [home, away] = facts.wins;
  if (facts.finished) return status(home, away);
  const { need } = facts.shape;
  const first = status(need, away);
  for (let lost = away; lost < need; lost += 1) if (status(need, lost) !== first) return null;
  for (let lost = home; lost < need; lost += 1) if (status(lost, need) !== first) return null;
  return first;
}

function settlePointTotal(facts: Facts, key: MarketKey): SettledStatus | null {
  const points = facts.points[0] + facts.points[1];
  const isPassed = points * 4 - key.param >= 2;
  return facts.finished || isPassed ? total(key, points) : null;
}

function total(key: MarketKey, count: number): SettledStatus {
  if (key.type === 1) return byQuarters(count * 4 - key.param);
  return key.type === 2 ? byQuarters(key.param - count * 4) : RETURN;
}

function handicap(key: MarketKey, lead: number): SettledStatus {
  if (key.type === 1) return byQuarters(lead * 4 + key.param);
  return key.type === 3 ? byQuarters(key.param - lead * 4) : RETURN;
}

/** Points where they are counted, otherwise sets. */
function oddEven(key: MarketKey, facts: Facts): SettledStatus {
  const count = facts.shape.hasPoints ? facts.points[0] + facts.points[1] : facts.over;
  if (key.type !== 1 && key.type !== 2) return RETURN;
  return (count % 2 === 1) === (key.type === 1) ? WIN : LOSE;
}
