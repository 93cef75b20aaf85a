/** The markets of a field at their prices [FLD-5]. */
import { FIELD_KIND, placesOfKind } from 'touchline/core/line/rules/field-kinds';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Fixture, PricedMarket } from '../../line/types.ts';
import { fairShares } from '../books.ts';
import { marginOf, priceBook } from '../margin.ts';
import { roundFutures, teesOf } from './golf.ts';
import type { Future } from './law.ts';
import { pairChances, placeChances } from './law.ts';
import { gridOf, raceFutures } from './motorsport.ts';
import type { FieldNow } from './standing.ts';
import type { FieldModel } from './terms.ts';
import { FIELD_TERMS, numberParam, pairParam, pairsOf } from './terms.ts';

/** A place that is less likely, or likelier, is not offered. */
const MIN_PLACE = 0.01;
const MAX_PLACE = 0.96;
const MAIN_SELECTIONS = 3;

export interface FieldChances {
  readonly futures: readonly Future[];
  readonly win: readonly number[];
}

/** Where the competitors may finish from a state; null before the start. */
export function chancesOf(fixture: Fixture, model: FieldModel, now: FieldNow | null): FieldChances {
  const futures =
    model === 'motorsport'
      ? raceFutures(fixture, now ?? gridOf(fixture))
      : roundFutures(fixture, now ?? teesOf(fixture));
  return { futures, win: placeChances(futures, 1, 'broken') };
}

function winMarkets(fixture: Fixture, model: FieldModel, { win }: FieldChances, isMain: boolean): PricedMarket[] {
  const prices = priceBook(win, marginOf(KIND.outright, model));
  const shown = isMain ? (win.toSorted((a, b) => b - a)[MAIN_SELECTIONS - 1] ?? 0) : 0;
  return prices.flatMap((price, at): PricedMarket[] => {
    const chance = win[at] ?? 0;
    if (price === null || chance < shown) return [];
    const key = { kind: KIND.outright, type: at + 1, param: 0 };
    return [{ ...key, price, suspended: false, fair: fairShares(chance), label: fixture.field?.[at]?.name ?? '' }];
  });
}

function placeMarkets(fixture: Fixture, model: FieldModel, { futures }: FieldChances, kind: number): PricedMarket[] {
  const chances = placeChances(futures, placesOfKind(kind) ?? 0, FIELD_TERMS[model].ties);
  const offered = chances.flatMap((chance, at) => (chance > MIN_PLACE && chance < MAX_PLACE ? [{ chance, at }] : []));
  const prices = priceBook(
    offered.map(({ chance }) => chance),
    marginOf(kind, model),
    offered.reduce((sum, { chance }) => sum + chance, 0),
  );
  return offered.flatMap(({ chance, at }, index): PricedMarket[] => {
    const price = prices[index] ?? null;
    if (price === null) return [];
    const key = { kind, type: 1, param: numberParam(at + 1) };
    return [{ ...key, price, suspended: false, fair: fairShares(chance), label: fixture.field?.[at]?.name ?? '' }];
  });
}

function pairMarkets(fixture: Fixture, model: FieldModel, { futures }: FieldChances): PricedMarket[] {
  const kind = FIELD_KIND.headToHead;
  return pairsOf(model, futures.length).flatMap(([low, high]): PricedMarket[] => {
    const [one, other] = [futures[low - 1], futures[high - 1]];
    if (one === undefined || other === undefined) return [];
    const { first, second, neither } = pairChances(one, other, FIELD_TERMS[model].ties);
    if (first + second === 0) return [];
    const share = first / (first + second);
    const prices = priceBook([share, 1 - share], marginOf(kind, model));
    return [
      { type: 1, number: low, own: share },
      { type: 3, number: high, own: 1 - share },
    ].flatMap(({ type, number, own }, at): PricedMarket[] => {
      const price = prices[at] ?? null;
      if (price === null) return [];
      const label = fixture.field?.[number - 1]?.name ?? '';
      return [
        { kind, type, param: pairParam(low, high), price, suspended: false, fair: fairShares(own, neither), label },
      ];
    });
  });
}

/** The markets of an event that is not over; null is before the start. */
export function priceField(
  fixture: Fixture,
  model: FieldModel,
  now: FieldNow | null,
  isMain: boolean,
): readonly PricedMarket[] {
  const chances = chancesOf(fixture, model, now);
  if (isMain) return winMarkets(fixture, model, chances, true);
  return [
    ...winMarkets(fixture, model, chances, false),
    ...FIELD_TERMS[model].placeKinds.flatMap((kind) => placeMarkets(fixture, model, chances, kind)),
    ...pairMarkets(fixture, model, chances),
  ];
}
