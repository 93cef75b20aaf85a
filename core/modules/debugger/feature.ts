/** A developer's queries to the core: its log, the states at any event, an export. Nothing here changes the core. */
import { defineFeature } from '../../app/define-feature.ts';
import { createCell } from '../../kernel/readable.ts';
import { explainAnalytics } from '../analytics/public.ts';
import { debug } from './contract.ts';
import { exportLog } from './export-log.ts';
import { differing, stateAt, write } from './replay.ts';

export const feature = defineFeature(debug, {
  create: ({ ports, runtime }) => ({
    view: createCell(null),
    actions: {
      events: () => runtime.past().events,
      stateAt: (seq) => stateAt(runtime.past(), seq),
      differing: () => differing(runtime.past()),
      write,
      analytics: (trail) => explainAnalytics(runtime.past().events, trail),
      exportLog: (trail) => exportLog(runtime.past().events, trail, ports.clock.now()),
    },
  }),
});
