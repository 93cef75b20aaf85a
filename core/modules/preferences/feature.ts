/** What a player chose of language, odds, theme and clock. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { preferences } from './contract.ts';
import { preferencesDecider } from './decider.ts';
import { deviceLanguages, firstPreferences } from './first-preferences.ts';
import { keepPreferences } from './keep-preferences.process.ts';

export const preferencesFeature = defineFeature(preferences, {
  decider: preferencesDecider,
  initial: firstPreferences,
  create: ({ ports: { page, storage, tabs, report }, own }) => ({
    view: own.readable,
    guardFacts: derive(own.readable, ({ language }) => ({
      language,
      detectedLanguages: deviceLanguages(page),
    })),
    effects: { keep: () => keepPreferences({ events$: own.events$, storage, tabs, report }) },
  }),
});
