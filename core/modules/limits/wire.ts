/**
 * The limit service's answers. Amounts are minor units, moments seconds; `serverTime` is milliseconds. Unknown kinds
 * are omitted.
 */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { kindOfNumber, numberOfKind, onWire } from './kinds-wire.ts';
import { isMeaningful, isTimedKind, REALITY_CHECK, SESSION, unitOf } from './rules/kinds.ts';
import { EXCLUSION_DAYS } from './rules/periods.ts';
import type {
  AvailableLimit,
  ControlStep,
  ExclusionReason,
  Limit,
  LimitKind,
  LimitPreview,
  LimitsAnswer,
  LimitStory,
  SaveAnswer,
  TestAnswer,
} from './types.ts';
import { LIMIT_KINDS, MONEY_KINDS } from './types.ts';

const MAX_ENTRIES = 2_000;
const MAX_LABEL = 100;
const kind = v.pipe(v.unknown(), v.transform(kindOfNumber), v.picklist(LIMIT_KINDS));
const notNegative = v.pipe(integer, v.minValue(0));
const seconds = v.nullish(v.pipe(integer, v.minValue(0)), null);
const value = v.union([integer, v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number), integer)]);
const currency = v.nullish(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{2,4}$/)), null);
const text = (longest: number) => v.nullish(v.pipe(v.string(), v.maxLength(longest)), '');

const limit = v.pipe(
  v.object({
    limitType: kind,
    limitValue: value,
    currency,
    limitBalance: v.nullish(integer, null),
    limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
    needApprove: v.nullish(v.boolean(), false),
    startedAt: seconds,
    endsAt: seconds,
    waiting: v.nullish(notNegative, 0),
    frees: v.nullish(v.pipe(v.array(v.object({ at: integer, left: integer })), v.maxLength(MAX_ENTRIES)), []),
  }),
  v.transform((found): Limit => found),
);

/** Entries of known kinds; each must be complete. */
const listOf = <T>(entry: v.GenericSchema<unknown, T>, typeOf: (value: unknown) => unknown) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(MAX_ENTRIES),
    v.transform((list) => list.filter((each) => isKnown(typeOf(each)))),
    v.array(entry),
  );

function isKnown(type: unknown): boolean {
  return typeof type !== 'number' || kindOfNumber(type) !== null;
}

function field(name: string): (each: unknown) => unknown {
  return (each) =>
    typeof each === 'object' && each !== null && Object.hasOwn(each, name)
      ? (each as Readonly<Record<string, unknown>>)[name]
      : null;
}

/**
 * Invalid hours or minutes are no limit: 0 hours would end every session, and 0 minutes would remind without end
 * [LIM-1]. Every other entry protects, whatever its value.
 */
const limits = v.pipe(
  listOf(limit, field('limitType')),
  v.transform((list) =>
    list.filter(
      ({ limitType, limitValue }) =>
        (limitType !== SESSION && limitType !== REALITY_CHECK) || isMeaningful(limitType, limitValue),
    ),
  ),
);

/**
 * An option is a value, an entry with a value, or an entry with an id alone. Only the id of a length stands for another
 * number [LIM-3].
 */
const option = v.union([
  v.pipe(
    value,
    v.transform((each) => ({ value: each })),
  ),
  v.object({ value }),
  v.object({ id: integer }),
]);
const availableOrNot = listOf(
  v.pipe(
    v.object({
      type: kind,
      options: v.nullish(v.array(option), []),
      measure: v.fallback(v.nullish(v.string(), null), ''),
      label: v.fallback(v.nullish(v.pipe(v.string(), v.maxLength(MAX_LABEL)), ''), ''),
      optionsMap: v.fallback(v.nullish(v.record(v.string(), v.unknown()), {}), {}),
    }),
    v.transform(({ type, options, measure, label, optionsMap }): AvailableLimit | null => {
      // Numbers in another unit would mean another limit.
      if (measure !== null && measure !== unitOf(type)) return null;
      const known = options.flatMap((each) => {
        const of = valueOfOption(type, each);
        return of === null || !isMeaningful(type, of) ? [] : [{ of, name: nameOfOption(each, optionsMap) }];
      });
      const named = known.filter(({ name }) => name !== '');
      return {
        type,
        options: known.map(({ of }) => of),
        ...(measure === null ? {} : { measure: unitOf(type) }),
        ...(label === '' ? {} : { label }),
        ...(named.length === 0 ? {} : { optionsMap: Object.fromEntries(named.map(({ of, name }) => [of, name])) }),
      };
    }),
  ),
  field('type'),
);
const available = v.pipe(
  availableOrNot,
  v.transform((list): readonly AvailableLimit[] => list.flatMap((each) => each ?? [])),
);

/** Option ids of the service: 10, 11, 12 and 1, 2, 3 are 24 hours, 7 days and 30 days. */
const DAYS_BY_ID: ReadonlyMap<number, number> = new Map([
  [10, 1],
  [11, 7],
  [12, 30],
  [1, 1],
  [2, 7],
  [3, 30],
]);

/** The length of an option's id, in days; null for an unknown id, because a guess could end protection early. */
export function daysOfId(id: number): number | null {
  return DAYS_BY_ID.get(id) ?? (EXCLUSION_DAYS.includes(id) ? id : null);
}

function valueOfOption(type: LimitKind, each: { readonly value: number } | { readonly id: number }): number | null {
  if ('value' in each) return each.value;
  return isTimedKind(type) ? daysOfId(each.id) : each.id;
}

/** The name of an option under its value, or under its id where it came as one; '' without a valid name [LIM-28]. */
function nameOfOption(
  each: { readonly value: number } | { readonly id: number },
  names: Readonly<Record<string, unknown>>,
): string {
  const key = String('value' in each ? each.value : each.id);
  const name = Object.hasOwn(names, key) ? names[key] : '';
  return typeof name === 'string' && name.length <= MAX_LABEL ? name.trim() : '';
}

const serverTime = v.nullish(integer, null);
const limitsAnswer = v.union([
  v.pipe(
    limits,
    v.transform((list) => ({ serverTime: null, limits: list, currency: null, reviewedAt: null })),
  ),
  v.object({ serverTime, limits, currency, reviewedAt: v.nullish(integer, null) }),
]);

export const decodeLimits: Decode<Pick<LimitsAnswer, 'serverTime' | 'limits' | 'currency' | 'reviewedAt'>> =
  decodeWith(limitsAnswer);
export const decodeAvailable: Decode<readonly AvailableLimit[]> = decodeWith(
  v.union([
    available,
    v.pipe(
      v.object({ available }),
      v.transform((each) => each.available),
    ),
  ]),
);
/** The form in which tabs share an answer: the service's own, so that tabs of an earlier version read it. */
export const encodeBroadcast = (answer: LimitsAnswer): unknown => ({
  ...answer,
  limits: answer.limits.map(onWire),
  available: answer.available?.map((each) => ({ ...each, type: numberOfKind(each.type) })) ?? null,
});
export const decodeBroadcast: Decode<LimitsAnswer> = decodeWith(
  v.object({ serverTime, limits, currency, available: v.nullable(available), reviewedAt: v.nullish(integer, null) }),
);

const question = v.object({
  id: integer,
  text: v.string(),
  answers: v.array(v.object({ id: integer, text: v.string() })),
});
const limitsData = v.nullish(limits, null);

export const decodeSaved: Decode<SaveAnswer> = decodeWith(
  v.object({
    status: text(60),
    title: text(500),
    questions: v.nullish(v.array(question), []),
    tokenGuid: text(100),
    limitsData,
    serverTime,
  }),
);
/** BlockUser answers yes or no. */
export const decodeBlocked: Decode<SaveAnswer> = decodeWith(
  v.pipe(
    v.object({ success: v.boolean(), limitsData, serverTime }),
    v.transform(({ success, ...rest }): SaveAnswer => ({
      ...rest,
      status: success ? 'ok' : 'forbidden',
      title: '',
      questions: [],
      tokenGuid: '',
    })),
  ),
);
/** Results of single questions are read where the operator sends them; a broken list is none. */
const questionsResult = v.fallback(
  v.nullish(v.array(v.object({ questionId: integer, isRight: v.boolean() })), null),
  null,
);
export const decodeTested: Decode<TestAnswer> = decodeWith(
  v.pipe(
    v.object({
      success: v.boolean(),
      questionsResult,
      limitsData,
      serverTime,
    }),
    v.transform(({ questionsResult: results, ...rest }): TestAnswer => ({
      ...rest,
      ...(results === null
        ? {}
        : { wrong: results.flatMap(({ questionId, isRight }) => (isRight ? [] : [questionId])) }),
    })),
  ),
);

const reasons = v.pipe(v.array(v.object({ id: integer, title: v.string() })), v.maxLength(100));
export const decodeReasons: Decode<readonly ExclusionReason[]> = decodeWith(
  v.union([
    reasons,
    v.pipe(
      v.object({ reasons }),
      v.transform((each) => each.reasons),
    ),
  ]),
);

export const decodePreview: Decode<LimitPreview> = decodeWith(
  v.object({
    limitType: v.pipe(kind, v.picklist(MONEY_KINDS)),
    limitValue: integer,
    stopped: v.array(v.object({ at: integer, amount: integer })),
    stoppedAmount: integer,
    looked: integer,
  }),
);

export const decodeStory: Decode<readonly LimitStory[]> = decodeWith(
  v.array(
    v.object({
      at: integer,
      limitType: kind,
      limitValue: v.nullable(integer),
      endsAt: v.nullable(integer),
      what: v.picklist([
        'set',
        'asked',
        'confirmed',
        'rejected',
        'lapsed',
        'replaced',
        'excluded',
        'locked',
        'unlocked',
      ]),
    }),
  ),
);

export const decodeControl: Decode<readonly ControlStep[]> = decodeWith(
  v.pipe(
    v.object({
      steps: v.pipe(
        v.array(
          v.object({
            at: integer,
            staked: notNegative,
            settled: notNegative,
            returned: notNegative,
            deposited: notNegative,
            withdrawn: notNegative,
            withdrawing: v.nullish(notNegative, 0),
            playedMs: notNegative,
          }),
        ),
        v.maxLength(100),
      ),
    }),
    v.transform(({ steps }) => steps),
  ),
);
