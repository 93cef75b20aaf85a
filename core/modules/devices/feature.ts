/** The devices on which the player is signed in. */
import { defineFeature } from '../../app/define-feature.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { devices } from './contract.ts';
import { devicesDecider } from './decider.ts';
import { manageDevices } from './manage-devices.process.ts';
import type { DevicesCommand } from './messages.ts';

export const feature = defineFeature(devices, {
  needs: { session },
  decider: devicesDecider,
  create: ({ api, own, readable }) => ({
    view: own.readable,
    effects: {
      manage: () => manageDevices({ events$: own.events$, api }),
      forget: () => withoutPlayer<DevicesCommand>(readable('session'), { type: 'devices/forget', payload: {} }),
    },
  }),
});
