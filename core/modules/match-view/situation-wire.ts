/** The operator's words and numbers of where the play stands. */
import * as v from 'valibot';
import { integer } from '../../http/wire-tools.ts';
import type { Dart, Situation } from './types.ts';

const SIDES = ['none', 'home', 'away'] as const;
const TIMES = [0, 1, 2, 3] as const;

const upTo = (most: number) => v.pipe(integer, v.minValue(0), v.maxValue(most));
const side = v.pipe(
  v.picklist([1, 2]),
  v.transform((each) => SIDES[each]),
);
const lastSide = v.pipe(
  v.picklist([0, 1, 2]),
  v.transform((each) => SIDES[each]),
);
const taken = v.pipe(
  v.picklist([0, 1]),
  v.transform((each) => each === 1),
);

const GOAL_LINE = 100;
const MAX_OUTS = 2;
const MAX_BATTERS = 11;
const MAX_RUNS = 999;
const MAX_REDS = 15;
const MAX_COLOURS = 6;
const MAX_BREAK = 155;
const MAX_DARTS = 3;

const batter = v.pipe(integer, v.minValue(1), v.maxValue(MAX_BATTERS));
const runs = upTo(MAX_RUNS);
const over = v.pipe(
  v.string(),
  v.regex(/^[\d.W]{0,12}$/),
  v.transform((balls) =>
    balls.split('').map((ball): number | 'wicket' => (ball === 'W' ? 'wicket' : ball === '.' ? 0 : Number(ball))),
  ),
);

/** A hundred for each time that the field counts, and the field: 320 is the treble 20, 225 the bull. */
const dart = v.pipe(
  integer,
  v.check((code) => code === 0 || isOnBoard(Math.floor(code / 100), code % 100), 'a field of the board'),
  v.transform((code): Dart => ({ times: TIMES[Math.floor(code / 100)] ?? 0, field: code % 100 })),
);
const BULL = 25;
const FIELDS = 20;
function isOnBoard(times: number, field: number): boolean {
  return times >= 1 && ((field >= 1 && field <= FIELDS && times <= 3) || (field === BULL && times <= 2));
}

export const situation: v.GenericSchema<unknown, Situation> = v.union([
  v.pipe(
    v.tuple([v.literal('yards'), side, upTo(GOAL_LINE), upTo(GOAL_LINE)]),
    v.transform(([kind, has, ball, line]) => ({ kind, side: has, ball, line })),
  ),
  v.pipe(
    v.tuple([v.literal('bases'), side, taken, taken, taken, upTo(MAX_OUTS)]),
    v.transform(([kind, atBat, first, second, third, outs]) => ({
      kind,
      side: atBat,
      taken: [first, second, third] as const,
      outs,
    })),
  ),
  v.pipe(
    v.tuple([v.literal('over'), side, v.picklist([1, 2]), batter, runs, batter, runs, over]),
    v.transform(([kind, bats, end, striker, strikerRuns, partner, partnerRuns, balls]) => ({
      kind,
      side: bats,
      end: end === 1 ? ('left' as const) : ('right' as const),
      striker: { number: striker, runs: strikerRuns },
      partner: { number: partner, runs: partnerRuns },
      balls,
    })),
  ),
  v.pipe(
    v.tuple([v.literal('balls'), upTo(MAX_REDS), upTo(MAX_COLOURS), lastSide, upTo(MAX_BREAK)]),
    v.transform(([kind, reds, colours, last, points]) => ({
      kind,
      reds,
      colours,
      lastBreak: last === 'none' ? null : { side: last, points },
    })),
  ),
  v.pipe(
    v.tuple([
      v.literal('visit'),
      side,
      v.pipe(integer, v.minValue(1), v.maxValue(MAX_DARTS)),
      lastSide,
      v.pipe(v.array(dart), v.maxLength(MAX_DARTS)),
    ]),
    v.transform(([kind, throws, left, last, darts]) => ({
      kind,
      side: throws,
      left,
      lastVisit: last === 'none' ? null : { side: last, darts },
    })),
  ),
]);
