/** The races of a virtual sport. Loaded by the pages that show them. */
import { defineFeature } from '../../app/define-feature.ts';
import { races } from './contract.ts';
import { racesDecider } from './decider.ts';
import { followRaces } from './follow-races.process.ts';

export const feature = defineFeature(races, {
  decider: racesDecider,
  create: ({ ports: { clock }, api, own }) => ({
    facts: () => undefined,
    view: own.readable,
    effects: { follow: () => followRaces({ events$: own.events$, api, clock }) },
  }),
});
