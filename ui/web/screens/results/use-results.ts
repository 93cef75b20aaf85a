/** The operator's answer to a choice of results [STT-1, STT-7]. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import 'touchline/core/statistics/feature';
import { keyOf } from 'touchline/core/statistics/rules/results-query';
import type { View } from 'touchline/app/features';
import type { FoundResults, StarredIds, StatisticsView } from 'touchline/core/statistics/types';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { identity, useParts, useProjection } from '../../use-projection.ts';
import { dayOf } from '../office/days.ts';
import { questionOf, type ResultsChoice } from './results-address.ts';

export interface Results {
  /** Null until the answer has come. */
  readonly found: StatisticsView['results'];
  /** The latest answer, which may be that to the choice before: its names stay while another is on its way. */
  readonly last: Known | null;
  /** Whether the latest answer failed; what was found before stays. */
  readonly hasFailed: boolean;
  /** Asks again; what was found stays meanwhile. */
  readonly again: () => void;
}

/** An answer and its choice. */
export interface Known {
  readonly choice: ResultsChoice;
  readonly found: FoundResults;
}

const NO_STARS: StarredIds = { games: [], competitions: [], teams: [] };

/** The player's favourites; null until they are known. */
const starsOf = (view: View<'favourites'> | null): StarredIds | null =>
  view === null ? null : { games: view.games, competitions: view.competitions, teams: view.teams };

/** `choice` has to keep its identity between renders; nothing is asked for null. */
export function useResults(choice: ResultsChoice | null): Results {
  const core = useCore();
  const { timeZone, language } = useProjection(core.preferences, identity);
  const { view, hasFailed: isBroken, retry } = useFeature('statistics');
  const stars = useParts(core.feature('favourites'), starsOf);
  const today = dayOf(core.line.now(), timeZone);
  const ask = useMemo(
    () =>
      choice === null || (choice.isStarred && stars === null)
        ? null
        : ({
            type: 'statistics/ask',
            payload: { kind: 'results', query: questionOf(choice, today, timeZone, stars ?? NO_STARS) },
          } as const),
    [choice, today, timeZone, stars],
  );
  const isLoaded = view !== null;
  const load = useCallback(() => {
    if (isLoaded && ask !== null) core.dispatch(ask);
  }, [core, isLoaded, ask]);
  // Names are those of the language in which the question is asked.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again in another language
  useEffect(load, [load, language]);
  const again = useCallback(() => {
    if (isLoaded) load();
    else retry();
  }, [isLoaded, load, retry]);
  const key = ask === null ? null : keyOf(ask.payload);
  const asked = view?.asked.results;
  const found = key !== null && view?.results?.key === key ? view.results : null;
  const [last, setLast] = useState<Known | null>(null);
  if (choice !== null && found !== null && found !== last?.found) setLast({ choice, found });
  return {
    found,
    last,
    hasFailed: isBroken || (asked?.key === key && (asked?.status === 'failed' || asked?.status === 'missing')),
    again,
  };
}
