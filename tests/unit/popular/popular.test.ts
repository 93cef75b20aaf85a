/** The list of popular bets: when it is asked for, and which answers are accepted. */
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import { popularDecider } from 'touchline/core/popular/decider';
import { loadPopular } from 'touchline/core/popular/load-popular.process';
import type { PopularCommand, PopularEvent } from 'touchline/core/popular/messages';
import { decodePopular, POPULAR_PATH } from 'touchline/core/popular/wire';
import type { Recorded } from 'touchline/kernel/message';
import { err } from 'touchline/kernel/result';
import { given, STAMP } from '../../models/given.ts';

const LIST = [
  { marketId: 2, gameId: 1, bets: 3 },
  { marketId: 1, gameId: 1, bets: 1 },
];
const LOAD: PopularCommand = { type: 'popular/load', payload: {} };
const LOADING: PopularEvent = { type: 'popular/loading', payload: {} };
const RECEIVED: PopularEvent = { type: 'popular/received', payload: { bets: LIST } };

describe('popular bets', () => {
  it('[POP-1] are asked for once at a time, and again when they are shown again', () => {
    const popular = given(popularDecider, null);
    popular().when(LOAD).then(LOADING);
    popular(LOADING).when(LOAD).refused({ code: 'popular/busy' });
    popular(LOADING, RECEIVED).when(LOAD).then(LOADING);
    expect(popular(LOADING, RECEIVED, LOADING).state).toEqual({ status: 'loading', bets: LIST });
  });

  it('[POP-1] keep the last list through a failure, and drop an answer without a question', () => {
    const popular = given(popularDecider, null);
    const nothing: PopularCommand = { type: 'popular/receive', payload: { bets: null } };
    popular(LOADING).when(nothing).then({ type: 'popular/failed', payload: {} });
    expect(popular(LOADING, RECEIVED, LOADING, { type: 'popular/failed', payload: {} }).state).toEqual({
      status: 'failed',
      bets: LIST,
    });
    popular(RECEIVED).when(nothing).refused({ code: 'popular/notAsked' });
  });

  it('[POP-1] come from one call', () => {
    const events$ = new Subject<Recorded<PopularEvent>>();
    const calls: string[] = [];
    const commands: PopularCommand[] = [];
    let answer: unknown = { bets: LIST };
    const api: Api = ({ path, decode }) => {
      calls.push(path);
      const decoded = decode(answer);
      return of(decoded.ok ? decoded : err<CallFailure>({ kind: 'malformed', issue: decoded.error }));
    };
    loadPopular(events$, api).subscribe((command) => void commands.push(command));
    events$.next({ seq: 1, ...STAMP, event: RECEIVED });
    expect(calls).toEqual([]);
    events$.next({ seq: 2, ...STAMP, event: LOADING });
    answer = { bets: 'many' };
    events$.next({ seq: 3, ...STAMP, event: LOADING });
    expect(calls).toEqual([POPULAR_PATH, POPULAR_PATH]);
    expect(commands).toEqual([
      { type: 'popular/receive', payload: { bets: LIST } },
      { type: 'popular/receive', payload: { bets: null } },
    ]);
  });
});

describe('an answer about popular bets', () => {
  it('[POP-1] has selections with their counts, and may be empty', () => {
    expect(decodePopular({ bets: LIST })).toEqual({ ok: true, value: LIST });
    expect(decodePopular({ bets: [] })).toEqual({ ok: true, value: [] });
  });

  it.each<[string, readonly object[]]>([
    ['a selection without a bet', [{ marketId: 1, gameId: 1, bets: 0 }]],
    ['a selection twice', [LIST[0] ?? {}, LIST[0] ?? {}]],
    ['fewer bets before more', LIST.toReversed()],
    ['more than ten', Array.from({ length: 11 }, (_, at) => ({ marketId: at, gameId: 1, bets: 1 }))],
    ['a part of a bet', [{ marketId: 1, gameId: 1, bets: 1.5 }]],
  ])('[POP-1] is refused whole with %s', (_, bets) => {
    expect(decodePopular({ bets }).ok).toBe(false);
  });
});
