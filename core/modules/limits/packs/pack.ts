/**
 * A jurisdiction as data: a rule pack. It is validated when loaded, and the error names the first faulty field
 * [LIM-15].
 */
import * as v from 'valibot';
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { LimitKind } from '../types.ts';
import { LIMIT_KINDS } from '../types.ts';

const DAY_S = 86_400;

export interface RulePack {
  /** 'default', or a country or province: 'GB', 'CA-ON'. */
  readonly id: string;
  /** Kinds that a player may set, or that bind. */
  readonly kinds: readonly LimitKind[];
  readonly amounts: 'free' | 'presets';
  /** Amounts to choose from, whole units of the main currency in minor units; suggestions where amounts are free. */
  readonly presets: readonly number[];
  /** The maximum of a limit without a check by the operator, by kind, minor units. */
  readonly ceilings: readonly { readonly limitType: LimitKind; readonly limitValue: number }[];
  /** How long a looser change waits, seconds; never less than a day. */
  readonly coolDownS: number;
  /** How long the change can then be confirmed before it lapses, seconds. */
  readonly confirmWithinS: number;
  /** True when a player is asked questions before a limit is removed. */
  readonly testsBeforeRemoval: boolean;
  /** False where one press of the stop button must stop at once, without a question. */
  readonly asksBeforeStop: boolean;
  readonly exclusionDays: readonly number[];
  readonly timeOutDays: readonly number[];
  /** A limit of each of these kinds, or of one of each group, must be set before the first bet or deposit. */
  readonly mustSetBeforePlay: readonly (readonly LimitKind[])[];
  readonly minAge: number;
  readonly realityCheck: {
    /** Minutes to choose from. */
    readonly options: readonly number[];
    /** The default where the player has not chosen; null: none. */
    readonly preset: number | null;
    /** The longest interval that a player may choose; null: reminders are optional. */
    readonly longest: number | null;
    /** False: every reminder is shown. */
    readonly mayStopAsking: boolean;
  };
  /** The number of days after which the player is asked to review limits and history again; null: never. */
  readonly reviewEveryDays: number | null;
  /** Text keys where a jurisdiction wants its own words, by the key they replace. */
  readonly wording: Readonly<Record<string, string>>;
}

const kind = v.picklist(LIMIT_KINDS);
const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const positive = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.]{0,80}$/));
const growing = v.pipe(
  v.array(positive),
  v.check((list) => list.every((value, at) => at === 0 || value > (list[at - 1] ?? 0)), 'must grow'),
);

const schema = v.pipe(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^(default|[A-Z]{2}(-[A-Z]{2,3})?)$/, 'default, or a country or province')),
    kinds: v.pipe(
      v.array(kind),
      v.minLength(1),
      v.check((list) => new Set(list).size === list.length, 'a kind stands twice'),
    ),
    amounts: v.picklist(['free', 'presets']),
    presets: growing,
    ceilings: v.array(v.object({ limitType: kind, limitValue: positive })),
    coolDownS: v.pipe(positive, v.minValue(DAY_S, 'never less than a day')),
    confirmWithinS: v.pipe(positive, v.minValue(DAY_S, 'never less than a day')),
    testsBeforeRemoval: v.boolean(),
    asksBeforeStop: v.boolean(),
    exclusionDays: v.pipe(growing, v.minLength(1)),
    timeOutDays: growing,
    mustSetBeforePlay: v.array(v.pipe(v.array(kind), v.minLength(1))),
    minAge: v.pipe(natural, v.minValue(18), v.maxValue(25)),
    realityCheck: v.strictObject({
      options: growing,
      preset: v.nullable(positive),
      longest: v.nullable(positive),
      mayStopAsking: v.boolean(),
    }),
    reviewEveryDays: v.nullable(positive),
    wording: v.record(key, key),
  }),
  v.forward(
    v.partialCheck(
      [['amounts'], ['presets']],
      ({ amounts, presets }) => amounts === 'free' || presets.length > 0,
      'presets without amounts',
    ),
    ['presets'],
  ),
  v.forward(
    v.partialCheck(
      [['kinds'], ['mustSetBeforePlay']],
      ({ kinds, mustSetBeforePlay }) => mustSetBeforePlay.flat().every((each) => kinds.includes(each)),
      'a kind that is not allowed',
    ),
    ['mustSetBeforePlay'],
  ),
  v.forward(
    v.partialCheck(
      [['kinds'], ['ceilings']],
      ({ kinds, ceilings }) => ceilings.every((each) => kinds.includes(each.limitType)),
      'a kind that is not allowed',
    ),
    ['ceilings'],
  ),
  v.forward(
    v.partialCheck(
      [['realityCheck']],
      ({ realityCheck: { options, preset } }) => preset === null || options.includes(preset),
      'a preset that cannot be chosen',
    ),
    ['realityCheck', 'preset'],
  ),
);

/** Validates a pack. The error names the wrong field and the reason: 'coolDownS: never less than a day'. */
export function loadPack(value: unknown): Result<RulePack, string> {
  const read = v.safeParse(schema, value);
  if (read.success) return ok(read.output);
  const [issue] = read.issues;
  return err(`${v.getDotPath(issue) ?? '(root)'}: ${issue.message}`);
}
