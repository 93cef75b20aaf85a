/** Events of a field as matches of the line: one ranking, with markets before and during it [FLD-1]. */
import { FIELD_KIND, placesOfKind } from 'touchline/core/line/rules/field-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { MarketKey, MatchModelRules, PricedMarket, SettledStatus } from '../../line/types.ts';
import { stateBeforeStart } from '../frames.ts';
import { playRound } from './golf.ts';
import { playRace } from './motorsport.ts';
import { priceField } from './price.ts';
import type { FieldFrame, FieldNow, FieldTimeline, Standing } from './standing.ts';
import { ranked } from './standing.ts';
import type { FieldModel } from './terms.ts';
import { FIELD_TERMS, numberOf, pairOf } from './terms.ts';

const LOSE = 0;
const WIN = 1;
const RETURN = 2;

/** The frame that is seen at `now`, and when the next one comes; null before the first. */
function frameAt(
  { frames }: FieldTimeline,
  now: number,
): { readonly frame: FieldFrame; readonly nextAt: number } | null {
  let [low, high] = [0, frames.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((frames[middle]?.at ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  const frame = frames[low - 1];
  return frame === undefined ? null : { frame, nextAt: frames[low]?.at ?? Infinity };
}

/** Whether a competitor is among the first places; equal scores are shared where the sport shares them. */
function isPlaced(model: FieldModel, standings: readonly Standing[], number: number, places: number): boolean {
  const own = standings[number - 1];
  if (own === undefined || own.isOut) return false;
  const order = ranked(standings);
  if (FIELD_TERMS[model].ties === 'broken') return order.slice(0, places).includes(own);
  return order.filter(({ score, isOut }) => !isOut && score < own.score).length < places;
}

/** How the key settles by the final standings; null for a key of another kind. */
export function settledBy(
  model: FieldModel,
  standings: readonly Standing[],
  { kind, type, param }: MarketKey,
): SettledStatus | null {
  const places = placesOfKind(kind);
  if (kind !== KIND.outright && kind !== FIELD_KIND.headToHead && places === null) return null;
  const order = ranked(standings);
  if (order.every(({ isOut }) => isOut)) return RETURN;
  if (kind === KIND.outright) return order[0]?.number === type ? WIN : LOSE;
  if (places !== null) return isPlaced(model, standings, numberOf(param), places) ? WIN : LOSE;
  const [one, other] = pairOf(param).map((number) => standings[number - 1]);
  if (one === undefined || other === undefined) return RETURN;
  if (one.isOut && other.isOut) return RETURN;
  const isEqual = !one.isOut && !other.isOut && one.score === other.score;
  if (isEqual && FIELD_TERMS[model].ties === 'shared') return RETURN;
  const better = order.indexOf(one) < order.indexOf(other) ? 1 : 3;
  return better === type ? WIN : LOSE;
}

const MAX_KEPT = 2;

/** The latest prices of a fixture, which the list, the page and the book ask for in turn. */
interface Kept {
  readonly now: FieldNow | null;
  readonly isMain: boolean;
  readonly markets: readonly PricedMarket[];
}

export function fieldRules(model: FieldModel): MatchModelRules<FieldTimeline> {
  const kept = new WeakMap<object, readonly Kept[]>();
  return {
    play: model === 'motorsport' ? playRace : playRound,
    stateAt: (fixture, timeline, now) => {
      const found = frameAt(timeline, now);
      if (found === null) return stateBeforeStart(fixture);
      const { frame, nextAt } = found;
      return {
        ...stateBeforeStart(fixture),
        status: frame.isOver ? 4 : 2,
        period: frame.period,
        suspended: frame.isSuspended ? 'review' : null,
        field: frame.now,
        fieldEvents: timeline.events,
        nextChangeAt: frame.isOver ? Infinity : nextAt,
      };
    },
    price: (fixture, { status, suspended, field = null }, scope) => {
      if (status === 4) return [];
      const isMain = scope !== 'all';
      const known = kept.get(fixture) ?? [];
      const found = known.find((each) => each.now === field && each.isMain === isMain);
      const markets = found?.markets ?? priceField(fixture, model, field, isMain);
      if (found === undefined) kept.set(fixture, [...known, { now: field, isMain, markets }].slice(-MAX_KEPT));
      return suspended === null ? markets : markets.map((market) => ({ ...market, suspended: true }));
    },
    settle: (_fixture, { frames }, key, now) => {
      const last = frames.at(-1);
      if (last === undefined || now < last.at) return null;
      return settledBy(model, last.now.standings, key) ?? RETURN;
    },
  };
}
