/** The races that a page follows. */
import { of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api, CallFailure } from 'touchline/http/api';
import { racesDecider } from 'touchline/core/races/decider';
import { followRaces } from 'touchline/core/races/follow-races.process';
import type { RacesCommand, RacesEvent, RacesRejection } from 'touchline/core/races/messages';
import { nextPauseMs, phaseOf } from 'touchline/core/races/race-phase';
import type { RacesState } from 'touchline/core/races/types';
import { decodeRaces, racesPath } from 'touchline/core/races/wire';
import type { Recorded } from 'touchline/kernel/message';
import { err } from 'touchline/kernel/result';
import type { Result } from 'touchline/kernel/result';
import { STAMP } from '../../models/given.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';
import type { VirtualClock } from '../../models/virtual-clock.ts';

const COMMITMENT = 'c'.repeat(64);
const SEED = '5'.repeat(64);
const HORSES = 210;
const DOGS = 211;

const race = (startsAt: number, more: object = {}): Record<string, unknown> => ({
  gameId: startsAt,
  champId: 1,
  name: `Race ${startsAt}`,
  startsAt,
  endsAt: startsAt + 40_000,
  places: 2,
  runners: [
    { name: 'One', chance: [2, 3] },
    { name: 'Two', chance: [1, 3] },
  ],
  result: null,
  commitment: COMMITMENT,
  serverSeed: null,
  ...more,
});
const run = { finish: 900, marks: [0, 500, 1_000] };
const answer = (at: number, races: readonly object[]) => ({ at, margins: [{ kind: 26, margin: [1, 10] }], races });

interface Followed {
  readonly clock: VirtualClock;
  /** The answer to every further call, by its path. */
  readonly answers: Map<string, unknown>;
  readonly calls: string[];
  readonly state: () => RacesState;
  readonly dispatch: (command: RacesCommand) => Result<readonly RacesEvent[], RacesRejection>;
}

/** The decider with its process, answered at once. */
function followed(): Followed {
  const clock = createVirtualClock(0);
  const answers = new Map<string, unknown>();
  const calls: string[] = [];
  const events$ = new Subject<Recorded<RacesEvent>>();
  let state = racesDecider.initial;
  const dispatch: Followed['dispatch'] = (command) => {
    const decided = racesDecider.decide(command, state, undefined, STAMP);
    if (decided.ok)
      for (const event of decided.value) {
        state = racesDecider.evolve(state, event);
        events$.next({ seq: 1, ...STAMP, event });
      }
    return decided;
  };
  const api: Api = ({ path, decode }) => {
    calls.push(path);
    const decoded = decode(answers.get(path));
    return of(decoded.ok ? decoded : err<CallFailure>({ kind: 'malformed', issue: decoded.error }));
  };
  followRaces({ events$, api, clock }).subscribe((command) => void dispatch(command));
  return { clock, answers, calls, state: () => state, dispatch };
}

const follow = (sportId: number | null): RacesCommand => ({ type: 'races/follow', payload: { sportId } });

describe('races that a page follows', () => {
  it('[VRT-1] are asked for at once, and again when the next race begins', async () => {
    const { clock, answers, calls, state, dispatch } = followed();
    answers.set(racesPath(HORSES), answer(100_000, [race(110_000)]));
    dispatch(follow(HORSES));
    expect(state()).toMatchObject({ sportId: HORSES, status: 'ready', answer: { races: [{ gameId: 110_000 }] } });
    await clock.run(10_249);
    expect(calls).toEqual([racesPath(HORSES)]);
    await clock.run(1);
    expect(calls).toEqual([racesPath(HORSES), racesPath(HORSES)]);
  });

  it('[VRT-1] of another sport replace those before, and nothing is asked for while nobody follows', async () => {
    const { clock, answers, calls, state, dispatch } = followed();
    answers.set(racesPath(HORSES), answer(0, [race(10_000)])).set(racesPath(DOGS), answer(0, [race(20_000)]));
    dispatch(follow(HORSES));
    dispatch(follow(DOGS));
    expect(dispatch(follow(DOGS))).toEqual({ ok: false, error: { code: 'races/unchanged' } });
    expect(state()).toMatchObject({ sportId: DOGS, answer: { races: [{ gameId: 20_000 }] } });
    await clock.run(20_250);
    expect(calls).toEqual([HORSES, DOGS, DOGS].map(racesPath));
    dispatch(follow(null));
    expect(state()).toEqual({ sportId: null, status: 'idle', answer: null });
    await clock.run(120_000);
    expect(calls).toHaveLength(3);
  });

  it('[VRT-1] keep the last answer through a failure, and are asked for every 5 seconds', async () => {
    const { clock, answers, calls, state, dispatch } = followed();
    answers.set(racesPath(HORSES), answer(100_000, [race(101_000)]));
    dispatch(follow(HORSES));
    answers.set(racesPath(HORSES), { at: 'never' });
    await clock.run(1_250);
    expect(state()).toMatchObject({ status: 'failed', answer: { at: 100_000 } });
    await clock.run(10_000);
    expect(calls).toHaveLength(4);
    answers.set(racesPath(HORSES), answer(200_000, [race(201_000)]));
    await clock.run(5_000);
    expect(state()).toMatchObject({ status: 'ready', answer: { at: 200_000 } });
  });

  it('[VRT-9] keep the first commitment of each race', async () => {
    const { clock, answers, state, dispatch } = followed();
    answers.set(racesPath(HORSES), answer(0, [race(10_000)]));
    dispatch(follow(HORSES));
    const other = 'd'.repeat(64);
    answers.set(
      racesPath(HORSES),
      answer(10_300, [race(10_000, { commitment: other }), race(90_000, { commitment: other })]),
    );
    await clock.run(10_250);
    expect(state().answer?.races.map(({ gameId, commitment }) => [gameId, commitment])).toEqual([
      [10_000, COMMITMENT],
      [90_000, other],
    ]);
  });

  it('[VRT-1] drop an answer for a sport that is no longer followed', () => {
    const { dispatch } = followed();
    const outdated = { ok: false, error: { code: 'races/outdated' } };
    const races = { at: 1, margins: [], races: [] };
    expect(dispatch({ type: 'races/receive', payload: { sportId: DOGS, races } })).toEqual(outdated);
    expect(dispatch({ type: 'races/reportFailure', payload: { sportId: DOGS } })).toEqual(outdated);
  });
});

describe('an answer about races', () => {
  const over = (order: readonly number[], runs: readonly object[] = [run, run]) =>
    answer(9, [race(1, { result: { order, runs }, serverSeed: SEED })]);

  it('[VRT-2] has numbered runners, exact chances, and an order of all runners', () => {
    expect(decodeRaces(over([2, 1]))).toMatchObject({
      ok: true,
      value: {
        margins: [{ kind: 26, margin: { n: 1n, d: 10n } }],
        races: [
          {
            runners: [
              { number: 1, name: 'One', chance: { n: 2n, d: 3n } },
              { number: 2, name: 'Two', chance: { n: 1n, d: 3n } },
            ],
            result: { order: [2, 1] },
            commitment: COMMITMENT,
            serverSeed: SEED,
          },
        ],
      },
    });
  });

  it.each([
    ['an order that names a runner twice', over([1, 1])],
    ['an order of fewer runners', over([1])],
    ['fewer runs than runners', over([1, 2], [run])],
    [
      'chances that do not add up',
      answer(9, [
        race(1, {
          runners: [
            { name: 'A', chance: [1, 2] },
            { name: 'B', chance: [1, 3] },
          ],
        }),
      ]),
    ],
    ['a single runner', answer(9, [race(1, { runners: [{ name: 'A', chance: [1, 1] }] })])],
    ['an end before the start', answer(9, [race(1, { endsAt: 1 })])],
    ['races out of order', answer(9, [race(5), race(3)])],
    ['no race', answer(9, [])],
    ['a result without its seed', answer(9, [race(1, { result: { order: [1, 2], runs: [run, run] } })])],
    ['a seed before the start', answer(9, [race(1, { serverSeed: SEED })])],
    ['a commitment that is no hash', answer(9, [race(1, { commitment: 'none' })])],
  ])('[VRT-2] is not accepted with %s', (_, value) => {
    expect(decodeRaces(value).ok).toBe(false);
  });
});

describe('the phase of a race', () => {
  it('[VRT-3] is ahead until its start, running until its end, then over', () => {
    const at = (now: number) => phaseOf({ startsAt: 10, endsAt: 20 }, now);
    expect([9, 10, 19, 20].map(at)).toEqual(['ahead', 'running', 'running', 'over']);
  });

  it('[VRT-1] sets the pause until the next answer: from 1 to 30 seconds', () => {
    const pause = (at: number, startsAt: number): number => {
      const decoded = decodeRaces(answer(at, [race(startsAt)]));
      return decoded.ok ? nextPauseMs(decoded.value) : -1;
    };
    expect(pause(0, 12_000)).toBe(12_250);
    expect(pause(0, 100)).toBe(1_000);
    expect(pause(0, 90_000)).toBe(30_000);
    expect(pause(13_000, 12_000)).toBe(30_000);
    expect(pause(50_000, 12_000)).toBe(2_250);
    expect(pause(90_000, 12_000)).toBe(30_000);
  });
});
