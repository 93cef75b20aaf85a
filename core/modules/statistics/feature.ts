/** Statistics of competitions and games, and results by day. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { statistics } from './contract.ts';
import { statisticsDecider } from './decider.ts';
import { loadStatistics } from './load-statistics.process.ts';
import type { StatisticsAnswers } from './types.ts';

export const feature = defineFeature(statistics, {
  needs: { preferences },
  decider: statisticsDecider,
  create({ api, own, state }) {
    const answers = createCell<StatisticsAnswers>({ competition: null, game: null, odds: null, results: null });
    return {
      facts: () => undefined,
      view: combine([own.readable, answers] as const, ([now, known]) => ({ ...now, ...known })),
      effects: {
        load: () =>
          loadStatistics({ events$: own.events$, api, language: () => state('preferences').language, answers }),
      },
    };
  },
});
