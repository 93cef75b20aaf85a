/** Names of outcomes: text keys `outcome.<kind>.<type>` with the sides and the line as parameters. Kinds are named in `kind-name.ts`. */
import type { Translate } from '../text.ts';
import { scoreText } from './game-title.ts';

export interface NamedMarket {
  readonly kind: number;
  readonly type: number;
  /** Quarters: 2.5 is 10. */
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
/** Kinds whose param is a handicap: written with its sign. */
const HANDICAPS: ReadonlySet<number> = new Set([8, EUROPEAN_HANDICAP, 20, 25]);
/** Kinds whose param counts goals, sets or periods. */
export const COUNTED: ReadonlySet<number> = new Set([13, 19, 24]);

/** Unicode marks that keep a sign before its number in a right-to-left sentence. */
const LEFT_TO_RIGHT = '\u2066';
const END = '\u2069';

/** Quarters as a decimal: 10 -> '2.5', -1 -> '−0.25'; with `sign`, 2 -> '+0.5'. A signed one is isolated from the text around it. */
export function lineText(param: number, sign = false): string {
  const size = String(Math.abs(param) / 4);
  if (param >= 0 && !(sign && param > 0)) return size;
  return `${LEFT_TO_RIGHT}${param < 0 ? '−' : '+'}${size}${END}`;
}

export function isHandicap(kind: number): boolean {
  return HANDICAPS.has(kind);
}

/** What a selection says: 'Arsenal', 'Over 2.5', '2:1'. */
export function outcomeName(market: NamedMarket, { home, away }: Sides, t: Translate): string {
  const { kind, type, param, label } = market;
  if (label !== null && label !== '') return label;
  if (kind === OUTRIGHT) return `${type}`;
  if (kind === CORRECT_SCORE || kind === SET_SCORE) {
    return type === ANY_OTHER_SCORE ? t('outcome.otherScore') : scoreText(`${Math.floor(type / 10)}:${type % 10}`, t);
  }
  const line = lineText(kind === EUROPEAN_HANDICAP && type === 3 ? -param : param, isHandicap(kind));
  const key = `outcome.${kind}.${type}`;
  const said = t(key, { home, away, line, n: COUNTED.has(kind) ? param / 4 : '' });
  return said === key ? t('outcome.other', { type, line: lineText(param) }) : said;
}
