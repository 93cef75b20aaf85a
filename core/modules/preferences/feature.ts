/** Preferences: the player's choice of language, odds, theme and clock. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { preferences } from './contract.ts';
import { preferencesDecider } from './decider.ts';
import { deviceLanguages, firstPreferences } from './first-preferences.ts';
import { keepPreferences, storedPreferences } from './keep-preferences.process.ts';

export const feature = defineFeature(preferences, {
  decider: preferencesDecider,
  initial: firstPreferences,
  create({ ports, own }) {
    const first = own.readable.get();
    return {
      view: own.readable,
      guardFacts: derive(own.readable, ({ language }) => ({
        language,
        detectedLanguages: deviceLanguages(ports.page),
      })),
      effects: {
        keep: () => {
          const now = own.readable.get();
          const chosenEarly = now === first ? null : now;
          return keepPreferences({
            events$: own.events$,
            stored: storedPreferences(ports),
            tabs: ports.tabs,
            chosenEarly,
          });
        },
      },
    };
  },
});
