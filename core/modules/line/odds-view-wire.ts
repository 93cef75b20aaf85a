/**
 * The operator's numbers of odds views [D3.6.8]: 0 decimal, 1 fractional, 2 american; hongkong, indonesian and malaysian
 * are 4, 5, 6 in the European app view and 14, 15, 16 in the Asian.
 */
import * as v from 'valibot';
import { APP_VIEWS, ODDS_VIEWS } from './rules/odds-view.ts';
import type { AppView, OddsView } from './rules/odds-view.ts';

/** The first views have the same number in both app views. */
const COMMON_VIEWS = 3;

export function oddsViewId(view: OddsView, appView: AppView): number {
  const place = ODDS_VIEWS.indexOf(view);
  return place < COMMON_VIEWS ? place : place + (appView === 'asian' ? 11 : 1);
}

/** The views of a number; the European app view where the number is the same in both. Undefined for anything else. */
export function viewsOf(id: unknown): { readonly oddsView: OddsView; readonly appView: AppView } | undefined {
  const all = APP_VIEWS.flatMap((appView) => ODDS_VIEWS.map((oddsView) => ({ oddsView, appView })));
  return all.find(({ oddsView, appView }) => oddsViewId(oddsView, appView) === id);
}

/** The view of a number of either app view; undefined for anything else. */
export function oddsViewOf(id: unknown): OddsView | undefined {
  return viewsOf(id)?.oddsView;
}

/** A stored view: the operator's number, or the word. */
export const storedOddsView = v.pipe(
  v.unknown(),
  v.transform((stored) => oddsViewOf(stored) ?? stored),
  v.picklist(ODDS_VIEWS),
);
