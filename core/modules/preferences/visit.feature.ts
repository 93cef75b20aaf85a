/** Preferences of a shell that keeps nothing on the device: the defaults, until the shell chooses. */
import { defineFeature } from '../../app/define-feature.ts';
import { preferences } from './contract.ts';
import { preferencesDecider } from './decider.ts';

export const feature = defineFeature(preferences, {
  decider: preferencesDecider,
  create: ({ own }) => ({ view: own.readable }),
});
