/** The player's settings at the operator: what is hidden, and which messages are sent. */
import { defineFeature } from '../../app/define-feature.ts';
import { preferences } from '../preferences/public.ts';
import { session, withoutPlayer } from '../session/public.ts';
import { officeSettings } from './contract.ts';
import { officeSettingsDecider } from './decider.ts';
import { manageSettings } from './manage-settings.process.ts';
import { createMenuOwner } from './menu-owner.ts';
import type { OfficeSettingsCommand } from './messages.ts';

export const feature = defineFeature(officeSettings, {
  needs: { session, preferences },
  decider: officeSettingsDecider,
  create: ({ api, own, readable, state }) => ({
    view: own.readable,
    actions: createMenuOwner(api, () => state('preferences').language),
    effects: {
      manage: () =>
        manageSettings({
          events$: own.events$,
          state: own.readable,
          api,
          language: () => state('preferences').language,
        }),
      forget: () =>
        withoutPlayer<OfficeSettingsCommand>(readable('session'), { type: 'office-settings/forget', payload: {} }),
    },
  }),
});
