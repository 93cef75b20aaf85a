/**
 * Names of outcomes: text keys `outcome.<kind>.<type>` with the sides and the line as parameters. `kind-name.ts` names
 * the kinds.
 */
import type { Translate } from '../text.ts';
import { scoreText } from './game-title.ts';

export interface NamedMarket {
  readonly kind: number;
  readonly type: number;
  /** In quarters: 10 is 2.5. */
  readonly param: number;
  readonly label: string | null;
}

export interface Sides {
  readonly home: string;
  readonly away: string;
}

const CORRECT_SCORE = 11;
const SET_SCORE = 23;
const ANY_OTHER_SCORE = 127;
export const OUTRIGHT = 30;
const EUROPEAN_HANDICAP = 9;
const DOUBLE_CHANCE = 3;
const HALF_AND_FULL_TIME = 16;
/** Signs of the result by type: home, draw, away. */
const RESULT_SIGNS: Readonly<Record<number, string>> = { 1: '1', 2: 'X', 3: '2' };
const DOUBLE_SIGNS: Readonly<Record<number, string>> = { 1: '1X', 2: '12', 3: 'X2' };
/** Kinds whose param is a handicap, written with its sign. */
const HANDICAPS: ReadonlySet<number> = new Set([8, EUROPEAN_HANDICAP, 20, 25]);
const NTH_GOAL = 13;
/** Kinds whose param counts goals, sets or periods. */
const COUNTED: ReadonlySet<number> = new Set([NTH_GOAL, 19, 24]);
/** English ordinal categories; a language with a single form repeats one text in all four. */
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });

/** Text parameters for a kind's param: `n` counts sets or periods, `nth` is the ordinal of a goal. */
export function countOf(kind: number, param: number, t: Translate): Readonly<Record<string, string | number>> {
  if (!COUNTED.has(kind)) return { n: '' };
  const n = param / 4;
  return kind === NTH_GOAL ? { nth: t(`ordinal.${ORDINALS.select(n)}`, { n }) } : { n };
}

/** Unicode isolates that keep a sign before its number in right-to-left text. */
const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/**
 * Formats quarters as a decimal: 10 -> '2.5', -1 -> '−0.25'; with `sign`, 2 -> '+0.5'. Signed numbers are isolated from
 * the surrounding text.
 */
export function lineText(param: number, sign = false): string {
  const size = String(Math.abs(param) / 4);
  if (param >= 0 && !(sign && param > 0)) return size;
  return `${LEFT_TO_RIGHT}${param < 0 ? '−' : '+'}${size}${END}`;
}

function isHandicap(kind: number): boolean {
  return HANDICAPS.has(kind);
}

/** Sign above a result column: '1', 'X', '2'. */
export function resultSign(type: number): string {
  return RESULT_SIGNS[type] ?? '';
}

/** Sign of an outcome whose name contains two names, such as '1X' or '1 / X'; null for an outcome that needs none. */
export function outcomeSign({ kind, type }: NamedMarket): string | null {
  if (kind === DOUBLE_CHANCE) return DOUBLE_SIGNS[type] ?? null;
  if (kind !== HALF_AND_FULL_TIME) return null;
  return `${resultSign(Math.ceil(type / 3))} / ${resultSign(((type - 1) % 3) + 1)}`;
}

/** Short name of a handicap with its side: '1 (−0.5)'. */
export function handicapSign({ type, param }: NamedMarket): string {
  return `${LEFT_TO_RIGHT}${resultSign(type)} (${lineText(param, true)})${END}`;
}

/** Name of an outcome: 'Arsenal', 'Over 2.5', '2:1'. */
export function outcomeName(market: NamedMarket, { home, away }: Sides, t: Translate): string {
  const { kind, type, param, label } = market;
  if (label !== null && label !== '') return label;
  if (kind === OUTRIGHT) return `${type}`;
  if (kind === CORRECT_SCORE || kind === SET_SCORE) {
    return type === ANY_OTHER_SCORE ? t('outcome.otherScore') : scoreText(`${Math.floor(type / 10)}:${type % 10}`, t);
  }
  const line = lineText(kind === EUROPEAN_HANDICAP && type === 3 ? -param : param, isHandicap(kind));
  const key = `outcome.${kind}.${type}`;
  const said = t(key, { home, away, line, ...countOf(kind, param, t) });
  return said === key ? t('outcome.other', { type, line: lineText(param) }) : said;
}
