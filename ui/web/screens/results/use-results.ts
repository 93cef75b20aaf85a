/** The operator's answer to a choice of results [STT-1, STT-7]. */
import { useMemo } from 'react';
import { keyOf } from 'touchline/core/statistics/rules/results-query';
import type { StatisticsView } from 'touchline/core/statistics/types';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { questionOf, type ResultsChoice } from './results-address.ts';

export interface Results {
  /** Null until the answer has come. */
  readonly found: StatisticsView['results'];
  readonly hasFailed: boolean;
  /** Asks again; what was found stays meanwhile. */
  readonly again: () => void;
}

/** `choice` has to keep its identity between renders. */
export function useResults(choice: ResultsChoice): Results {
  const core = useCore();
  const { timeZone } = useProjection(core.preferences, identity);
  const ask = useMemo(
    () =>
      ({
        type: 'statistics/ask',
        payload: { kind: 'results', query: questionOf(choice, core.line.now(), timeZone) },
      }) as const,
    [core, choice, timeZone],
  );
  const { view, hasFailed, again } = useLoadedFeature('statistics', ask);
  const key = keyOf(ask.payload);
  const asked = view?.asked.results;
  return {
    found: view?.results?.key === key ? view.results : null,
    hasFailed: hasFailed || (asked?.key === key && (asked.status === 'failed' || asked.status === 'missing')),
    again,
  };
}
