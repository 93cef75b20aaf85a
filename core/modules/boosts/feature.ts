/** Boosted prices. Loaded by the parts that show them. */
import { defineFeature } from '../../app/define-feature.ts';
import { boosts } from './contract.ts';
import { boostsDecider } from './decider.ts';
import { loadBoosts } from './load-boosts.process.ts';

export const feature = defineFeature(boosts, {
  decider: boostsDecider,
  create: ({ api, own }) => ({
    view: own.readable,
    effects: { load: () => loadBoosts(own.events$, api) },
  }),
});
