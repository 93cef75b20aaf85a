/**
 * The values of placeholders in the limits' keys: tables over their types, so that a new value without a text doesn't
 * compile.
 */
import type { MoneyError } from 'touchline/kernel/money';
import type { Asked, LimitsRejection } from 'touchline/core/limits/messages';
import { outcomeKey } from 'touchline/core/limits/rules/answered';
import type { PeriodName } from 'touchline/core/limits/rules/periods';
import { SECTIONS } from 'touchline/core/limits/rules/sections';
import type { LimitStory, TimedKind } from 'touchline/core/limits/types';
import { CONTROL_PERIODS, DEPOSIT_KINDS, LIMIT_KINDS, MONEY_KINDS } from 'touchline/core/limits/types';
import { activityOf } from 'touchline/core/limits/rules/kinds';
import { rejectedOf } from '../../ui/web/screens/limits/rejected.ts';
import { codesIn } from './codes-in.ts';

type Table<K extends string | number> = Readonly<Record<K, true>>;

const STORY: Table<LimitStory['what']> = {
  set: true,
  asked: true,
  confirmed: true,
  rejected: true,
  lapsed: true,
  replaced: true,
  excluded: true,
  locked: true,
  unlocked: true,
};
const AMOUNT_ERRORS: Table<MoneyError> = {
  empty: true,
  notANumber: true,
  negative: true,
  tooManyDecimals: true,
  ambiguous: true,
  tooLarge: true,
};
const UNITS: Table<PeriodName['unit']> = { hours: true, days: true, months: true, years: true };
const TIMED: Table<TimedKind> = { selfExclusion: true, timeOut: true };
const ASKED: Table<Asked['what']> = { save: true, remove: true, confirm: true, reject: true, stop: true, test: true };
const REJECTIONS: Table<LimitsRejection['code']> = {
  'limits/signedOut': true,
  'limits/busy': true,
  'limits/unchanged': true,
  'limits/noTest': true,
  'limits/notReminded': true,
  'limits/nothingAsked': true,
  'limits/notAvailable': true,
  'limits/pendingExists': true,
  'limits/locked': true,
  'limits/nothingPending': true,
  'limits/shorter': true,
  'limits/notAllowedValue': true,
  'limits/otherCurrency': true,
  'limits/tooEarly': true,
};

const asked = Object.keys(ASKED).filter((what): what is Asked['what'] => what in ASKED);
const timed = Object.keys(TIMED);
const sections = SECTIONS.map(({ id }) => id);

export const LIMITS_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'limits.*': codesIn('ui/web/screens/limits/control-table.tsx', /COLUMNS = \[([^\]]*)\]/g),
  'limits.amount.*': Object.keys(AMOUNT_ERRORS),
  'limits.ask.*': timed,
  'limits.does.*': timed,
  'limits.hint.zero.*': [...new Set(MONEY_KINDS.map(activityOf))],
  'limits.gb.kind.*': DEPOSIT_KINDS,
  'limits.kind.*': LIMIT_KINDS,
  'limits.length.*': Object.keys(UNITS),
  'limits.line.*': Object.keys(STORY),
  'limits.outcome.*': asked.flatMap((what) => [outcomeKey(what, true), outcomeKey(what, false)]),
  'limits.over.*': [...CONTROL_PERIODS],
  'limits.refused.*': codesIn(
    'ui/web/screens/limits/limits-state.tsx',
    /KNOWN_STATUSES: [^=]*= new Set\(\[([^\]]*)\]/g,
  ),
  // Errors of the fields: nothing typed, no number, no length chosen.
  'limits.rejected.*': [
    ...Object.keys(REJECTIONS).map((code) => rejectedOf({ code })),
    'empty',
    'notANumber',
    'noLength',
  ],
  'limits.section.*': sections,
  'limits.subtitle.*': sections,
  'limits.what.*': timed,
  'limits.yes.*': timed,
};
