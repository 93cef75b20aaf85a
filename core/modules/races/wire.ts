/** The operator's answer about races [VRT-2]. */
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Decode } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import { equals, ONE, sum } from '../../kernel/rational.ts';
import type { Rational } from '../../kernel/rational.ts';
import type { Races } from './types.ts';

export const racesPath = (sportId: number): string => `/line-api/v1/races/${sportId}`;

const MAX_RACES = 50;
const MAX_RUNNERS = 12;
const MAX_MARKS = 65;
const name = v.pipe(v.string(), v.maxLength(200));
const positive = v.pipe(integer, v.minValue(1));
const hash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));
const perMille = v.pipe(integer, v.minValue(0), v.maxValue(1_000));
/** A share as its numerator and its denominator. */
const share = v.pipe(
  v.tuple([v.pipe(integer, v.minValue(0)), positive]),
  v.transform(([n, d]): Rational => ({ n: BigInt(n), d: BigInt(d) })),
);

const result = v.object({
  order: v.pipe(v.array(positive), v.maxLength(MAX_RUNNERS)),
  runs: v.pipe(
    v.array(v.object({ finish: perMille, marks: v.pipe(v.array(perMille), v.minLength(2), v.maxLength(MAX_MARKS)) })),
    v.maxLength(MAX_RUNNERS),
  ),
});

const race = v.pipe(
  v.object({
    gameId: integer,
    champId: integer,
    name,
    startsAt: integer,
    endsAt: integer,
    places: positive,
    runners: v.pipe(v.array(v.object({ name, chance: share })), v.minLength(2), v.maxLength(MAX_RUNNERS)),
    result: v.nullable(result),
    commitment: hash,
    serverSeed: v.nullable(hash),
  }),
  v.check(({ startsAt, endsAt }) => startsAt < endsAt, 'a race ends after its start'),
  v.check(({ runners }) => equals(sum(runners.map(({ chance }) => chance)), ONE), 'the chances add up to 1'),
  v.check(
    (each) =>
      each.result === null ||
      (each.result.runs.length === each.runners.length &&
        each.runners.every((_, at) => each.result?.order.includes(at + 1)) &&
        each.result.order.length === each.runners.length),
    'the order names each runner once',
  ),
  v.check((each) => (each.result === null) === (each.serverSeed === null), 'the seed is revealed with the result'),
);

const answer = v.object({
  at: integer,
  margins: v.pipe(v.array(v.object({ kind: integer, margin: share })), v.maxLength(MAX_RUNNERS)),
  races: v.pipe(
    v.array(race),
    v.minLength(1),
    v.maxLength(MAX_RACES),
    v.check(
      (all) => all.every(({ startsAt }, at) => startsAt >= (all[at - 1]?.startsAt ?? 0)),
      'races are in the order of their starts',
    ),
  ),
});

const decodeAnswer = decodeWith(answer);

export const decodeRaces: Decode<Races> = (value) => {
  const decoded = decodeAnswer(value);
  if (!decoded.ok) return decoded;
  const { at, margins, races } = decoded.value;
  return ok({
    at,
    margins,
    races: races.map(({ runners, ...each }) => ({
      ...each,
      runners: runners.map((runner, place) => ({ ...runner, number: place + 1 })),
    })),
  });
};
