/** Short messages that a shell shows beside the screen. */
import { defineFeature } from '../../app/define-feature.ts';
import { notices } from './contract.ts';
import { noticesDecider } from './decider.ts';
import { expireNotices } from './expire-notices.process.ts';

export const feature = defineFeature(notices, {
  decider: noticesDecider,
  create: ({ ports, own }) => ({
    view: own.readable,
    effects: { expire: () => expireNotices(own.readable, ports.clock) },
  }),
});
