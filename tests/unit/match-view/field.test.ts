/** The leaderboard of a field: what is read, and when it is asked for. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Subscription } from 'rxjs';
import type { FieldAnswer } from 'touchline/core/match-view/field-types';
import { decodeField } from 'touchline/core/match-view/field-wire';
import type { Given } from '../gate/given.ts';
import { closeGates } from '../gate/given.ts';
import { openMatchView, type MatchViewActions } from './open-match-view.ts';

const ASK = 'GET /media-api/v1/games/7/field';
const ROWS = [
  [2, 'Lando Norris', 'McLaren', 1, 12, 0, 0],
  [1, 'Max Verstappen', 'Red Bull', 2, 12, 1500, 0],
  [3, 'Alexander Albon', '', 0, 4, null, 1],
];
const board = (more: object = {}) => ({
  gameId: 7,
  field: {
    ...{ kind: 'race', phase: 'inPlay', lap: 13, laps: 52, isSafetyCar: false, rows: ROWS },
    happened: [
      ['start', 1_000, 0, 1, 0],
      ['pitStop', 2_000, 1, 3, 0],
      ['out', 3_000, 3, 5, 0],
    ],
    ...more,
  },
});

describe('an answer', () => {
  it('[FLD-7] has the rows in order and what happened, without what this version does not know', () => {
    expect(decodeField(board())).toMatchObject({
      ok: true,
      value: {
        rows: [
          { number: 2, team: 'McLaren', place: 1, value: 0, isOut: false },
          { number: 1, place: 2, value: 1500 },
          { number: 3, team: null, place: null, value: null, isOut: true },
        ],
        happened: [{ kind: 'start' }, { kind: 'out', number: 3, lap: 5 }],
      },
    });
    expect(decodeField({ gameId: 7, field: null })).toEqual({ ok: true, value: 'none' });
  });

  it.each([
    ['a number that stands twice', { rows: [ROWS[0], ROWS[0]] }],
    ['a row without a name', { rows: [[1, '', '', 1, 0, 0, 0]] }],
    ['an unknown phase', { phase: 'later' }],
  ])('[FLD-7] is unreadable with %s', (_what, more) => {
    expect(decodeField(board(more)).ok).toBe(false);
  });
});

describe('the question', () => {
  let given: Given;
  let actions: MatchViewActions;
  let received: FieldAnswer[];
  let open: Subscription;
  const asked = (): number => given.requests.filter(({ method, path }) => `${method} ${path}` === ASK).length;

  beforeEach(async () => {
    ({ given, actions } = await openMatchView());
    received = [];
  });
  afterEach(() => {
    open.unsubscribe();
    closeGates();
  });
  const ask = (): void => {
    open = actions.field(7).subscribe((answer) => received.push(answer));
  };

  it('[FLD-7] is repeated every 30 s before the event, every 4 s in it, and ends with it', async () => {
    given.answers.set(ASK, board({ phase: 'ahead' }));
    ask();
    await given.clock.run(29_000);
    expect(asked()).toBe(1);
    given.answers.set(ASK, board());
    await given.clock.run(1_500);
    expect(asked()).toBe(2);
    await given.clock.run(8_500);
    expect(asked()).toBe(4);
    given.answers.set(ASK, board({ phase: 'over' }));
    await given.clock.run(60_000);
    expect(asked()).toBe(5);
    expect(open.closed).toBe(true);
    expect(received.at(-1)).toMatchObject({ phase: 'over' });
  });

  it('[FLD-7] ends for a game without a field', async () => {
    given.answers.set(ASK, { gameId: 7, field: null });
    ask();
    await given.clock.run(90_000);
    expect(received).toEqual(['none']);
    expect(asked()).toBe(1);
  });
});
