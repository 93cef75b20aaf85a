/** The prices of one market since its game entered the line, evaluated anew: nothing is stored. */
import type { OddsHistory } from 'touchline/core/statistics/types';
import { DRIFT_STEP_MS, nextDriftAt } from '../line/drift.ts';
import { pulseBefore, pulseOf } from '../line/pulse.ts';
import { isRepricedByScore } from '../line/live-moment.ts';
import { everyQuote } from '../line/quotes-at.ts';
import type { Fixture } from '../line/types.ts';
import type { Match } from '../models/match.ts';

/** The highest number of listed times: before the start, and during a game. */
const MAX_AHEAD = 80;
const MAX_LIVE = 300;

/** The steps before the start at which prices may move, at most `MAX_AHEAD`, and the last moment before the start. */
function timesAhead(fixture: Fixture, opensAt: number, now: number): readonly number[] {
  const until = Math.min(now, fixture.startsAt - 1);
  if (opensAt > until) return [];
  const steps = Math.floor((until - opensAt) / DRIFT_STEP_MS);
  const stride = DRIFT_STEP_MS * Math.max(1, Math.ceil(steps / MAX_AHEAD));
  const times = [opensAt];
  for (let at = nextDriftAt(fixture, opensAt); at < until; at += stride) times.push(at);
  return times.at(-1) === until ? times : [...times, until];
}

interface Live {
  readonly times: readonly number[];
  readonly goals: OddsHistory['goals'];
}

/** Pulses, ends of suspensions and goals, from the start to `now` or the end. */
function timesLive(match: Match, now: number): Live {
  const { fixture } = match;
  const times = new Set<number>();
  const goals: [number, number, number][] = [];
  let state = match.stateAt(fixture.startsAt);
  let at = fixture.startsAt;
  while (at <= now && times.size < MAX_LIVE) {
    times.add(at);
    if (state.status === 4) break;
    // Changes that move no price are passed over.
    let next = state.nextChangeAt;
    const pulse = pulseBefore(fixture, at) + pulseOf(fixture);
    let after = state;
    while (next < pulse) {
      after = match.stateAt(next);
      const isGoal = after.score[0] + after.score[1] !== state.score[0] + state.score[1];
      if (isGoal || after.status === 4 || (state.suspended !== null) !== (after.suspended !== null)) break;
      next = after.nextChangeAt;
    }
    at = Math.min(next, pulse);
    after = match.stateAt(at);
    if (isRepricedByScore(fixture) && at <= now && after.score[0] + after.score[1] !== state.score[0] + state.score[1])
      goals.push([at, after.score[0], after.score[1]]);
    state = after;
  }
  return { times: [...times], goals };
}

export function oddsHistory(match: Match, marketId: number, opensAt: number, now: number): OddsHistory {
  const { fixture } = match;
  const live = now < fixture.startsAt ? { times: [], goals: [] } : timesLive(match, now);
  const times = [...timesAhead(fixture, opensAt, now), ...live.times];
  if (now > (times.at(-1) ?? -Infinity) && match.stateAt(now).status !== 4) times.push(now);
  const points = times.map((at): readonly [number, number] => [
    at,
    everyQuote(fixture, match, at).quotes.get(marketId)?.price ?? 0,
  ]);
  return { marketId, points, goals: live.goals };
}
