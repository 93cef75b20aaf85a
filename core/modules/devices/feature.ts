/** The devices on which the player is signed in. */
import { defineFeature } from '../../app/define-feature.ts';
import { session } from '../session/public.ts';
import { devices } from './contract.ts';
import { devicesDecider } from './decider.ts';
import { forgetDevices, manageDevices } from './manage-devices.process.ts';

export const feature = defineFeature(devices, {
  needs: { session },
  decider: devicesDecider,
  create: ({ api, own, readable }) => ({
    view: own.readable,
    effects: {
      manage: () => manageDevices({ events$: own.events$, api }),
      forget: () => forgetDevices(readable('session')),
    },
  }),
});
