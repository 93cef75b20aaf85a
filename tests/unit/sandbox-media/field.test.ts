/** The leaderboard that the stand-in operator answers, as the site reads it. */
import { describe, expect, it } from 'vitest';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { FieldBoard } from 'touchline/core/match-view/field-types';
import { decodeField } from 'touchline/core/match-view/field-wire';
import { fieldOf } from '../../../adapters/sandbox/operator/media/field.ts';
import { createMatch } from '../../../adapters/sandbox/operator/models/match.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';
import { FIELD_FORMATS, fieldFixture } from '../sandbox-models/field-fixtures.ts';
import { fixtureOf, FORMATS, LONG_AFTER, STARTS_AT } from '../sandbox-models/fixtures.ts';

function boardOf(match: Match, now: number): FieldBoard {
  const read = decodeField(fieldOf({ match, now }, 'en'));
  if (!read.ok || read.value === 'none') throw new Error('no leaderboard');
  return read.value;
}

describe.each(FIELD_FORMATS.slice(0, 2))('the leaderboard of $model', (format) => {
  const matches = Array.from({ length: 12 }, (_, seed) => createMatch(fieldFixture(format, { seed })));

  it('[FLD-7] is the start list before the start, in the order of the numbers', () => {
    for (const match of matches) {
      const { phase, rows, happened } = boardOf(match, STARTS_AT - 1);
      expect({ phase, happened }).toEqual({ phase: 'ahead', happened: [] });
      expect(rows.map(({ number, place }) => [number, place])).toEqual(rows.map((_, at) => [at + 1, null]));
      const [first] = rows;
      expect(first?.value).toBe(format.model === 'golf' ? STARTS_AT : null);
    }
  });

  it('[FLD-7] ranks in play by what is left to see: gaps and scores rise, places are shared, nothing of the future shows', () => {
    for (const match of matches) {
      const now = STARTS_AT + format.periodS * 5_500;
      const { phase, rows, happened } = boardOf(match, now);
      expect(phase).toBe('inPlay');
      expect(happened.every(({ at }) => at <= now)).toBe(true);
      const ranked = rows.filter(({ place }) => place !== null);
      const values = ranked.map(({ value }) => value ?? NaN);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      ranked.forEach(({ place, value }, at) => {
        const better = values.filter((each) => each < (value ?? NaN)).length;
        expect(place).toBe(format.model === 'golf' ? better + 1 : at + 1);
      });
      for (const { isOut, place, value } of rows)
        if (isOut) expect({ place, value }).toEqual({ place: null, value: null });
    }
  });

  it('[FLD-7] ends with the winner that bets are settled by', () => {
    for (const match of matches) {
      const { phase, rows, happened } = boardOf(match, LONG_AFTER);
      expect(phase).toBe('over');
      const first = rows.filter(({ place }) => place === 1).map(({ number }) => number);
      expect(first).toHaveLength(1);
      expect(match.settle({ kind: KIND.outright, type: first[0] ?? 0, param: 0 }, LONG_AFTER)).toBe(1);
      expect(happened.at(-1)).toMatchObject({ kind: 'end', number: first[0] });
    }
  });
});

it('[FLD-7] a game of two sides has none', () => {
  const match = createMatch(fixtureOf(FORMATS.football, {}));
  expect(decodeField(fieldOf({ match, now: STARTS_AT }, 'en'))).toEqual({ ok: true, value: 'none' });
});
