/** The selections that players have bet on most. Loaded by the parts that show them. */
import { defineFeature } from '../../app/define-feature.ts';
import { popular } from './contract.ts';
import { popularDecider } from './decider.ts';
import { loadPopular } from './load-popular.process.ts';

export const feature = defineFeature(popular, {
  decider: popularDecider,
  create: ({ api, own }) => ({
    view: own.readable,
    effects: { load: () => loadPopular(own.events$, api) },
  }),
});
