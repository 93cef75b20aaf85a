/**
 * Names of market kinds: text keys `kind.<n>`, or `kind.<n>.<unit>` for a sport that counts other units: frames in
 * snooker, legs in darts, maps in esports, games in tennis.
 */
import type { Translate } from '../text.ts';
import { countOf, OUTRIGHT, outcomeName, type NamedMarket, type Sides } from './market-name.ts';
import { periodOf, type Period } from './period.ts';

/** The game that a market belongs to. */
export interface NamedGame extends Sides {
  readonly sportId: number;
}

type Unit = Period | 'game';

const TENNIS = 4;
const POINT_TOTAL = 22;
const POINT_HANDICAP = 25;
/** Units for which a kind has a text of its own; any other unit uses the general text. */
const UNITS: ReadonlyMap<number, readonly Unit[]> = new Map<number, readonly Unit[]>([
  [19, ['set', 'frame', 'leg', 'map']],
  [20, ['frame', 'leg', 'map']],
  [21, ['frame', 'leg', 'map']],
  [23, ['frame', 'leg', 'map']],
  [24, ['half', 'quarter', 'inning']],
  [POINT_TOTAL, ['game']],
  [POINT_HANDICAP, ['game']],
]);

function unitOf(kind: number, sportId: number): Unit {
  return sportId === TENNIS && (kind === POINT_TOTAL || kind === POINT_HANDICAP) ? 'game' : periodOf(sportId);
}

/** Heading of a market group: 'Total goals', 'Next goal 3', 'Frame 5 winner'. */
export function kindName(
  market: Pick<NamedMarket, 'kind' | 'param'>,
  { home, away, sportId }: NamedGame,
  t: Translate,
): string {
  const unit = unitOf(market.kind, sportId);
  const key = UNITS.get(market.kind)?.includes(unit) === true ? `kind.${market.kind}.${unit}` : `kind.${market.kind}`;
  const said = t(key, { home, away, ...countOf(market.kind, market.param, t) });
  return said === key ? t('kind.other', { kind: market.kind }) : said;
}

/** Market kind and outcome in one line, for the coupon and the history. */
export function marketName(market: NamedMarket, game: NamedGame, t: Translate): string {
  return market.kind === OUTRIGHT
    ? outcomeName(market, game, t)
    : `${kindName(market, game, t)}: ${outcomeName(market, game, t)}`;
}
