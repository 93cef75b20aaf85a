/** The laws of limits: each about one promise, held in histories against the reference. */
import { defineLaw } from './define-law.ts';
import type { Law, Verdict } from './engine.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { checkJurisdiction, jurisdictions } from './jurisdictions.ts';
import { needed } from './needed.ts';
import { familyOf } from './limit-model.ts';
import { runHistory } from './run-history.ts';
import { CHANGE_TEXT } from './limit-concerns.ts';
import type { Concern } from './limit-concerns.ts';
import { smallerHistories } from './limit-shrink.ts';
import { limitHistory } from './limit-steps.ts';
import type { MoreSteps, StoryName } from './limit-steps.ts';
import type { LimitStep } from './limit-step.ts';
import { timeLaws } from './time-laws.ts';
import type { TimeLawOptions } from './time-laws.ts';

/** Promises that the engine does not make, and calls beside the usual ones: each such call adds laws. */
export interface LimitLawOptions extends MoreSteps, TimeLawOptions {
  /** Promises that the engine does not make, by the last part of the law's name: `['two-tabs']`. */
  readonly without?: readonly Concern[];
}

interface About {
  readonly rules: readonly string[];
  readonly statement: string;
  readonly stories: readonly StoryName[];
  /** States that the histories must have reached. */
  readonly sometimes?: readonly string[];
  readonly isFor?: (rules: Jurisdiction, more: MoreSteps) => boolean;
}

const limits = (family: 'stakes' | 'losses' | 'deposits') => (rules: Jurisdiction) =>
  rules.kinds.some((kind) => familyOf(kind) === family);

const ABOUT: Readonly<Record<Concern, About>> = {
  stricter: {
    rules: ['LIM-2', 'LIM-4'],
    statement: 'a stricter limit is in force at once',
    stories: ['tightenAgain', 'spend', 'loosen'],
    sometimes: [`asked: ${CHANGE_TEXT.stricter}`],
  },
  looser: {
    rules: ['LIM-2', 'LIM-4'],
    statement: 'a looser limit does not bind when it is asked for',
    stories: ['loosen', 'lapse'],
    sometimes: [`asked: ${CHANGE_TEXT.looser}`, 'a pending change'],
  },
  removal: {
    rules: ['LIM-2', 'LIM-4'],
    statement: 'removing a limit is loosening it',
    stories: ['loosen', 'lapse'],
    sometimes: [`asked: ${CHANGE_TEXT.removal}`],
  },
  'cool-down': {
    rules: ['LIM-7', 'LIM-10'],
    statement: 'a confirmation before its time is refused and changes nothing',
    stories: ['loosen', 'conflictingChange'],
    sometimes: ['a confirmation before its time'],
  },
  confirm: {
    rules: ['LIM-10'],
    statement: 'a looser limit is in force once it is confirmed in its time',
    stories: ['loosen', 'lapse'],
    sometimes: ['a confirmed change'],
  },
  silence: {
    rules: ['LIM-10'],
    statement: 'a looser limit that is due and not confirmed does not bind',
    stories: ['lapse', 'loosen'],
  },
  lapse: {
    rules: ['LIM-10'],
    statement: 'a change that is not confirmed in time lapses, and the old limit stays',
    stories: ['lapse'],
    sometimes: ['an answer to a lapsed change'],
  },
  reject: {
    rules: ['LIM-7', 'LIM-10'],
    statement: 'a rejected change leaves the old limit in force',
    stories: ['loosen'],
    sometimes: ['a rejected change'],
  },
  'one-pending': {
    rules: ['LIM-7'],
    statement: 'one change of a kind is pending: a second looser one is refused, a stricter one replaces the first',
    stories: ['conflictingChange', 'tightenAgain'],
    sometimes: [`asked: ${CHANGE_TEXT.conflictingChange}`],
  },
  'two-tabs': {
    rules: ['LIM-14'],
    statement: 'of two stricter changes from two pages the stricter one stays',
    stories: ['twoTabs'],
    sometimes: [`asked: ${CHANGE_TEXT.outdatedPage}`],
  },
  values: {
    rules: ['LIM-1'],
    statement: 'a value that is no limit is refused, and removes nothing; 0 lets nothing through',
    stories: ['badValue'],
    sometimes: [`asked: ${CHANGE_TEXT.badValue}`],
  },
  ceiling: {
    rules: ['LIM-15'],
    statement: 'a limit above the ceiling of the jurisdiction is refused',
    stories: ['ceiling'],
    sometimes: [`asked: ${CHANGE_TEXT.ceiling}`],
    isFor: ({ ceilings, kinds }) => kinds.some((kind) => ceilings[kind] !== undefined),
  },
  repeat: {
    rules: ['LIM-17'],
    statement: 'the same request again has the effect of one',
    stories: ['repeatedChange', 'uncounted'],
    sometimes: [`asked: ${CHANGE_TEXT.repeatedChange}`],
  },
  stakes: {
    rules: ['LIM-5'],
    statement: 'stakes stay within the limits on stakes in every rolling window',
    stories: ['spend', 'win'],
    sometimes: ['a stake refused: it is over a limit on stakes'],
    isFor: limits('stakes'),
  },
  losses: {
    rules: ['LIM-5'],
    statement:
      'net losses stay within their limits in every rolling window; an open bet counts as lost, and a win never raises a limit',
    stories: ['win', 'spend'],
    sometimes: ['a stake refused: it is over a limit on net losses', 'a won bet'],
    isFor: limits('losses'),
  },
  deposits: {
    rules: ['LIM-5'],
    statement: 'deposits stay within their limits in every rolling window',
    stories: ['spend', 'uncounted'],
    sometimes: ['a deposit refused: it is over a limit on deposits'],
    isFor: limits('deposits'),
  },
  'failed-deposit': {
    rules: ['LIM-5'],
    statement: 'a deposit whose payment fails uses no limit',
    stories: ['uncounted'],
    isFor: limits('deposits'),
  },
  withdrawal: {
    rules: ['LIM-5'],
    statement: 'a withdrawal is always open and gives no limit back',
    stories: ['exclude', 'uncounted'],
    sometimes: ['self-exclusion'],
  },
  'self-exclusion': {
    rules: ['LIM-5'],
    statement: 'a self-exclusion stops stakes, deposits and bonuses until its end',
    stories: ['exclude'],
    sometimes: ['a stake refused: the player is excluded', 'a deposit refused: the player is excluded'],
    isFor: ({ selfExclusionDays }) => selfExclusionDays.length > 0,
  },
  'time-out': {
    rules: ['LIM-5'],
    statement: 'a time-out stops deposits until its end',
    stories: ['exclude'],
    sometimes: ['a deposit refused: a time-out runs'],
    isFor: ({ timeOutDays }) => timeOutDays.length > 0,
  },
  'exclusion-end': {
    rules: ['LIM-3'],
    statement: 'nothing shortens a running self-exclusion or time-out',
    stories: ['exclude'],
    sometimes: ['self-exclusion while one runs'],
  },
  lengths: {
    rules: ['LIM-3', 'LIM-15'],
    statement: 'only the lengths that the jurisdiction offers are accepted',
    stories: ['exclude'],
  },
  'must-set': {
    rules: ['LIM-15'],
    statement: 'limits that must be set are set before the first stake and deposit',
    stories: ['mustSet'],
    sometimes: ['a stake refused: a limit must be set before'],
    isFor: ({ mustSetBeforePlay }) => mustSetBeforePlay.length > 0,
  },
  orders: {
    rules: ['LIM-22'],
    statement: 'an order is checked against the limits when it is struck, and counts once, from that moment',
    stories: ['orders'],
    sometimes: ['a struck order'],
    isFor: (_, { orders = false }) => orders,
  },
  'cancelled-orders': {
    rules: ['LIM-22'],
    statement: 'a self-exclusion or time-out cancels every order that waits, and stops new ones until its end',
    stories: ['cancelledOrders'],
    sometimes: ['the odds of a cancelled order reached'],
    isFor: ({ selfExclusionDays, timeOutDays }, { orders = false }) =>
      orders && selfExclusionDays.length + timeOutDays.length > 0,
  },
  currencies: {
    rules: ['LIM-23'],
    statement: 'a stake, a deposit and a change in another currency than the limit are refused, however small',
    stories: ['currencies'],
    sometimes: ['a change in another currency'],
    isFor: (_, { otherCurrency }) => otherCurrency !== undefined,
  },
};

// The object above has exactly the concerns as its keys.
const ALL = Object.entries(ABOUT) as readonly (readonly [Concern, About])[];

/**
 * The pack of laws for a jurisdiction, the default one by default. Laws that the jurisdiction does not have are left
 * out. Throws where `without` has an unknown name, or the jurisdiction an unknown setting or kind, or no length of an
 * exclusion.
 *
 * @public
 */
export function limitLaws(
  rules: Jurisdiction | undefined = jurisdictions['default'],
  { without = [], ...more }: LimitLawOptions = {},
): readonly Law[] {
  if (rules === undefined) throw new Error('there is no default jurisdiction');
  checkJurisdiction(rules);
  const unknown = without.find((name) => !Object.hasOwn(ABOUT, name));
  if (unknown !== undefined)
    throw new Error(`there is no law limits/${unknown} to leave out; one of: ${Object.keys(ABOUT).join(', ')}`);
  const judge =
    (concern: Concern | null) =>
    async (engine: Parameters<Law['run']>[0], history: readonly LimitStep[]): Promise<Verdict> => {
      const { touched, states, divergence } = await runHistory(needed(engine, 'limits'), rules, history);
      const isLeftOut = divergence?.concern !== null && divergence !== null && without.includes(divergence.concern);
      if (divergence !== null && !isLeftOut && (concern === null || divergence.concern === concern))
        return { outcome: 'broken', explanation: divergence.explanation };
      const isExercised = concern === null ? touched.size > 0 : touched.has(concern);
      const cut: { readonly cutBy?: string } =
        divergence === null ? {} : { cutBy: `limits/${divergence.concern ?? 'any-history'}` };
      if (isExercised) return { outcome: 'held', states: [...states], ...cut };
      return cut.cutBy === undefined ? 'skipped' : { outcome: 'skipped', because: `a failure of ${cut.cutBy}`, ...cut };
    };
  const smaller = (history: readonly LimitStep[]): Iterable<readonly LimitStep[]> => smallerHistories(rules, history);
  const own = ALL.filter(([concern, { isFor }]) => !without.includes(concern) && (isFor?.(rules, more) ?? true));
  return [
    ...own.map(([concern, { rules: cited, statement, stories, sometimes = [] }]) =>
      defineLaw({
        name: `limits/${concern}`,
        rules: cited,
        statement,
        cases: limitHistory(rules, stories, more),
        smaller,
        sometimes,
        judge: judge(concern),
      }),
    ),
    defineLaw({
      name: 'limits/any-history',
      rules: ['LIM-17'],
      statement: 'the engine equals the reference after every step of any history',
      cases: limitHistory(rules, undefined, more),
      smaller,
      sometimes: ['a pending change', 'a confirmed change'],
      judge: judge(null),
    }),
    ...timeLaws(more),
  ];
}
