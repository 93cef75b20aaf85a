/** The limit service's answers. Amounts are minor units, moments seconds; `serverTime` is milliseconds. A kind that this site does not know is left out, not guessed. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { daysOf } from './rules/periods.ts';
import { isLimitKind } from './rules/kinds.ts';
import type {
  AvailableLimit,
  ControlStep,
  ExclusionReason,
  Limit,
  LimitPreview,
  LimitsAnswer,
  LimitStory,
  SaveAnswer,
  TestAnswer,
} from './types.ts';
import { LIMIT_KINDS } from './types.ts';

const MOST = 2_000;
const kind = v.picklist(LIMIT_KINDS);
const notNegative = v.pipe(integer, v.minValue(0));
const seconds = v.nullish(v.pipe(integer, v.minValue(0)), null);
const value = v.union([integer, v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number), integer)]);
const text = (longest: number) => v.nullish(v.pipe(v.string(), v.maxLength(longest)), '');

const limit = v.pipe(
  v.object({
    limitType: kind,
    limitValue: value,
    limitBalance: v.nullish(integer, null),
    limitState: v.picklist(['ACTIVE', 'PENDING', 'INACTIVE']),
    needApprove: v.nullish(v.boolean(), false),
    startedAt: seconds,
    endsAt: seconds,
    availableValues: v.nullish(v.array(value), []),
    measure: text(40),
    label: text(200),
    waiting: v.nullish(notNegative, 0),
    frees: v.nullish(v.pipe(v.array(v.object({ at: integer, left: integer })), v.maxLength(MOST)), []),
  }),
  v.transform((found): Limit => found),
);

/** Entries of kinds that are known; an entry of a known kind must be whole. */
const listOf = <T>(entry: v.GenericSchema<unknown, T>, typeOf: (value: unknown) => unknown) =>
  v.pipe(
    v.array(v.unknown()),
    v.maxLength(MOST),
    v.transform((list) => list.filter((each) => isKnown(typeOf(each)))),
    v.array(entry),
  );

function isKnown(type: unknown): boolean {
  return typeof type !== 'number' || isLimitKind(type);
}

function field(name: string): (each: unknown) => unknown {
  return (each) =>
    typeof each === 'object' && each !== null && Object.hasOwn(each, name)
      ? (each as Readonly<Record<string, unknown>>)[name]
      : null;
}

const limits = listOf(limit, field('limitType'));

/** An option is a number, or an entry with an id or a value. */
const option = v.union([
  value,
  v.pipe(
    v.object({ value }),
    v.transform((each) => each.value),
  ),
  v.pipe(
    v.object({ id: integer }),
    v.transform((each) => each.id),
  ),
]);
const available = listOf(
  v.pipe(
    v.object({ type: kind, options: v.nullish(v.array(option), []) }),
    v.transform((each): AvailableLimit => each),
  ),
  field('type'),
);

const serverTime = v.nullish(integer, null);
const limitsAnswer = v.union([
  v.pipe(
    limits,
    v.transform((list) => ({ serverTime: null, limits: list, reviewedAt: null })),
  ),
  v.object({ serverTime, limits, reviewedAt: v.nullish(integer, null) }),
]);

export const decodeLimits: Decode<Pick<LimitsAnswer, 'serverTime' | 'limits' | 'reviewedAt'>> =
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
/** As tabs tell it to each other. */
export const decodeTold: Decode<LimitsAnswer> = decodeWith(
  v.object({ serverTime, limits, available: v.nullable(available), reviewedAt: v.nullish(integer, null) }),
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
/** BlockUser says yes or no. */
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
export const decodeTested: Decode<TestAnswer> = decodeWith(
  v.object({
    success: v.boolean(),
    questionsResult: v.nullish(v.array(v.object({ questionId: integer, isRight: v.boolean() })), []),
    limitsData,
    serverTime,
  }),
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
    limitType: v.picklist([1, 2, 3, 10, 11, 12, 20, 21, 22]),
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

/** Days of an exclusion's option, for sending: the service wants days, whichever way the option was named. */
export function daysToSend(chosen: number): number {
  return daysOf(chosen) ?? chosen;
}
