/** Answers of the operator's redirect service. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { isActive, maintenance } from '../maintenance/public.ts';
import { askRedirects } from './ask-redirects.process.ts';
import { redirects } from './contract.ts';
import { redirectsDecider } from './decider.ts';

export const feature = defineFeature(redirects, {
  needs: { maintenance },
  decider: redirectsDecider,
  create: ({ ports: { clock, report }, api, own, state }) => ({
    facts: () => ({ isMaintenance: isActive(state('maintenance')) }),
    view: own.readable,
    effects: { ask: () => askRedirects({ events$: own.events$, api, clock, report }) },
    guardFacts: derive(own.readable, ({ answers }) => ({ redirects: answers })),
  }),
});
