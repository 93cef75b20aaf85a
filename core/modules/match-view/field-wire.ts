/** The operator's answer about a field: who stands where, and what happened [FLD-7]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { FieldBoard, FieldHappening, FieldRow } from './field-types.ts';
import { FIELD_HAPPENINGS } from './field-types.ts';

const MAX_ROWS = 200;
const MAX_NAME = 100;
const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_NAME));
const count = v.pipe(integer, v.minValue(0));

const row = v.pipe(
  v.tuple([
    v.pipe(integer, v.minValue(1)),
    name,
    v.pipe(v.string(), v.maxLength(MAX_NAME)),
    count,
    count,
    v.nullable(integer),
    v.picklist([0, 1]),
  ]),
  v.transform(([number, of, team, place, done, value, out]): FieldRow => ({
    number,
    name: of,
    team: team === '' ? null : team,
    place: place === 0 ? null : place,
    done,
    value,
    isOut: out === 1,
  })),
);

const happening = v.pipe(
  v.tuple([v.string(), integer, count, count, integer]),
  v.transform(([kind, at, number, lap, score]): readonly FieldHappening[] => {
    const known = FIELD_HAPPENINGS.find((each) => each === kind);
    return known === undefined ? [] : [{ kind: known, at, number, lap, score }];
  }),
);

export const decodeField = decodeWith<FieldBoard | 'none'>(
  v.pipe(
    v.object({
      field: v.nullable(
        v.object({
          kind: v.picklist(['race', 'round']),
          phase: v.picklist(['ahead', 'inPlay', 'over']),
          lap: count,
          laps: v.pipe(integer, v.minValue(1)),
          isSafetyCar: v.boolean(),
          rows: v.pipe(
            v.array(row),
            v.maxLength(MAX_ROWS),
            v.check(
              (rows) => new Set(rows.map(({ number }) => number)).size === rows.length,
              'each number stands once',
            ),
          ),
          happened: v.pipe(
            v.array(happening),
            v.transform((all) => all.flat()),
          ),
        }),
      ),
    }),
    v.transform(({ field }) => field ?? 'none'),
  ),
);
