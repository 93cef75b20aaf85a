/**
 * Names of market kinds and outcomes in a shell's texts. Kinds: text keys `kind.<n>`, or `kind.<n>.<unit>` for a sport
 * that counts other units: frames in snooker, legs in darts, maps in esports, games in tennis. Outcomes: text keys
 * `outcome.<kind>.<type>` with the sides and the line as parameters.
 */
import type { Translate } from '../../../kernel/text.ts';
import { METHOD_KIND } from './bout-kinds.ts';
import { scoreText } from './game-text.ts';
import { ANY_OTHER_SCORE, KIND } from './market-kinds.ts';
import type { Period } from './periods.ts';
import { periodOf } from './periods.ts';
import { LONG_TERM, TENNIS } from './sport-ids.ts';
import { playedAs } from './virtual-sports.ts';

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

/** Signs of the result by type: home, draw, away. */
const RESULT_SIGNS = '1X2';
const DOUBLE_SIGNS = ['1X', '12', 'X2'];
/** Kinds whose param is a handicap, written with its sign. */
const HANDICAPS: readonly number[] = [
  KIND.asianHandicap,
  KIND.halfTimeHandicap,
  KIND.europeanHandicap,
  KIND.setHandicap,
  KIND.pointHandicap,
];
/** Kinds whose param counts goals, sets or periods. */
const COUNTED: readonly number[] = [KIND.nextGoal, KIND.setWinner, KIND.periodResult];
/** English ordinal categories; a language with a single form repeats one text in all four. */
const ORDINALS = ['other', 'one', 'two', 'few'] as const;

function ordinalOf(n: number): (typeof ORDINALS)[number] {
  const isTeen = n % 100 >= 11 && n % 100 <= 13;
  return ORDINALS[isTeen ? 0 : n % 10] ?? 'other';
}

/** Text parameters for a kind's param: `n` counts sets or periods, `nth` is the ordinal of a goal. */
function countOf(kind: number, param: number, t: Translate): Readonly<Record<string, string | number>> {
  if (!COUNTED.includes(kind)) return { n: '' };
  const n = param / 4;
  return kind === KIND.nextGoal ? { nth: t(`ordinal.${ordinalOf(n)}`, { n }) } : { n };
}

/** Within Unicode isolates that keep a sign before its number in right-to-left text. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/**
 * Formats quarters as a decimal: 10 -> '2.5', -1 -> '−0.25'; with `sign`, 2 -> '+0.5'. Signed numbers are isolated from
 * the surrounding text.
 */
export function lineText(param: number, sign = false): string {
  const size = String(Math.abs(param) / 4);
  if (param >= 0 && !(sign && param > 0)) return size;
  return leftToRight(`${param < 0 ? '−' : '+'}${size}`);
}

/** Sign above a result column: '1', 'X', '2'. */
export function resultSign(type: number): string {
  return RESULT_SIGNS.charAt(type - 1);
}

/** Sign of an outcome whose name contains two names, such as '1X' or '1 / X'; null for an outcome that needs none. */
export function outcomeSign({ kind, type }: NamedMarket): string | null {
  if (kind === KIND.doubleChance) return DOUBLE_SIGNS[type - 1] ?? null;
  if (kind !== KIND.halfTimeFullTime) return null;
  return `${resultSign(Math.ceil(type / 3))} / ${resultSign(((type - 1) % 3) + 1)}`;
}

/** Short name of a handicap with its side: '1 (−0.5)'. */
export function handicapSign({ type, param }: NamedMarket): string {
  return leftToRight(`${resultSign(type)} (${lineText(param, true)})`);
}

/** The same where cells are narrow: '1 −0.5', with a space that keeps '1 0' apart from '10'. */
export function narrowHandicapSign({ type, param }: Pick<NamedMarket, 'type' | 'param'>): string {
  return leftToRight(`${resultSign(type)}\u2002${lineText(param, true)}`);
}

/** The selections of a same-game combo, from the keys in its label: '1.1.0+4.1.10' [SGC-1]. */
export function comboSelections(label: string | null): readonly NamedMarket[] {
  return (label ?? '').split('+').map((key) => {
    const [kind = 0, type = 0, param = 0] = key.split('.').map(Number);
    return { kind, type, param, label: null };
  });
}

/**
 * Name of an outcome: 'Arsenal', 'Over 2.5', '2:1'. The label of a combo or a boost has the keys of its parts [SGC-1,
 * BST-1].
 */
export function outcomeName(market: NamedMarket, sides: Sides, t: Translate): string {
  const { home, away } = sides;
  const { kind, type, param, label } = market;
  if (kind === KIND.sameGame || kind === KIND.boost) {
    return comboSelections(label)
      .map((part) => `${t(`kind.${part.kind}`, { home, away })}: ${outcomeName(part, sides, t)}`)
      .join(' + ');
  }
  if (label !== null && label !== '') return label;
  if (kind === KIND.outright) return `${type}`;
  // The numbers of the runners in the order of the finish: '5 – 2', '5 – 2 – 7'.
  if (kind === KIND.forecast) return leftToRight(`${type} – ${param / 4}`);
  if (kind === KIND.tricast) return leftToRight(`${type} – ${param >> 6} – ${(param / 4) % 16}`);
  if (kind === KIND.correctScore || kind === KIND.setScore) {
    return type === ANY_OTHER_SCORE ? t('outcome.otherScore') : scoreText(`${Math.floor(type / 10)}:${type % 10}`, t);
  }
  const line = lineText(kind === KIND.europeanHandicap && type === 3 ? -param : param, HANDICAPS.includes(kind));
  // Each method of a win has a text of its own.
  const key = kind === METHOD_KIND ? `outcome.${kind}.${type}.${param / 4}` : `outcome.${kind}.${type}`;
  const name = t(key, { home, away, line, ...countOf(kind, param, t) });
  return name === key ? t('outcome.other', { type, line: lineText(param) }) : name;
}

/** The game that a market belongs to. */
export interface NamedGame extends Sides {
  readonly sportId: number;
}

type Unit = Period | 'game';

const PARTS: readonly Unit[] = ['frame', 'leg', 'map'];

/** Units for which a kind has a text of its own; any other unit uses the general text. */
const UNITS: Readonly<Record<number, readonly Unit[]>> = {
  [KIND.setWinner]: ['set', ...PARTS],
  [KIND.setHandicap]: PARTS,
  [KIND.setTotal]: [...PARTS, 'round'],
  [KIND.setScore]: PARTS,
  [KIND.periodResult]: ['half', 'quarter', 'inning'],
  [KIND.pointTotal]: ['game'],
  [KIND.pointHandicap]: ['game'],
};

function unitOf(kind: number, sportId: number): Unit {
  return playedAs(sportId) === TENNIS && (kind === KIND.pointTotal || kind === KIND.pointHandicap)
    ? 'game'
    : periodOf(sportId);
}

/** Heading of a market group: 'Total goals', 'Next goal 3', 'Frame 5 winner'. */
export function kindName(
  market: Pick<NamedMarket, 'kind' | 'param'>,
  { home, away, sportId }: NamedGame,
  t: Translate,
): string {
  const unit = unitOf(market.kind, sportId);
  // The winner of an event of a field is named as that of a match is [LIN-258].
  const kind = market.kind === KIND.outright && sportId !== LONG_TERM ? KIND.winner : market.kind;
  const key = UNITS[kind]?.includes(unit) === true ? `kind.${kind}.${unit}` : `kind.${kind}`;
  const name = t(key, { home, away, ...countOf(market.kind, market.param, t) });
  return name === key ? t('kind.other', { kind: market.kind }) : name;
}

/** The heading of a leg: of a same-game combo its kind alone, because its selections are a list below [SGC-10]. */
export function legName(leg: NamedMarket & NamedGame, t: Translate): string {
  return leg.kind === KIND.sameGame ? kindName(leg, leg, t) : marketName(leg, leg, t);
}

/** Market kind and outcome in one line, for the coupon and the history. */
export function marketName(market: NamedMarket, game: NamedGame, t: Translate): string {
  const name = outcomeName(market, game, t);
  return market.kind === KIND.outright && game.sportId === LONG_TERM ? name : `${kindName(market, game, t)}: ${name}`;
}
