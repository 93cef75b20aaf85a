/**
 * Names of market kinds: text keys `kind.<n>`, or `kind.<n>.<unit>` where a sport counts in something else: frames in snooker, legs in darts, maps in esports,
 * games in tennis.
 */
import type { Translate } from '../text.ts';
import { COUNTED, OUTRIGHT, outcomeName, type NamedMarket, type Sides } from './market-name.ts';
import { periodOf, type Period } from './period.ts';

/** Whose market it is. */
export interface NamedGame extends Sides {
  readonly sportId: number;
}

type Unit = Period | 'game';

const TENNIS = 4;
const POINT_TOTAL = 22;
const POINT_HANDICAP = 25;
/** Units that a kind has words of its own for; in any other unit it is said without one. */
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

/** The heading of a market's group: 'Total goals', 'Next goal 3', 'Frame 5 winner'. */
export function kindName(
  market: Pick<NamedMarket, 'kind' | 'param'>,
  { home, away, sportId }: NamedGame,
  t: Translate,
): string {
  const unit = unitOf(market.kind, sportId);
  const key = UNITS.get(market.kind)?.includes(unit) === true ? `kind.${market.kind}.${unit}` : `kind.${market.kind}`;
  const said = t(key, { home, away, n: COUNTED.has(market.kind) ? market.param / 4 : '' });
  return said === key ? t('kind.other', { kind: market.kind }) : said;
}

/** Kind and outcome in one line, for a coupon or a history. */
export function marketName(market: NamedMarket, game: NamedGame, t: Translate): string {
  return market.kind === OUTRIGHT
    ? outcomeName(market, game, t)
    : `${kindName(market, game, t)}: ${outcomeName(market, game, t)}`;
}
