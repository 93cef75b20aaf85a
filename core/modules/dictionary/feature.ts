/** The operator's names in the player's language. */
import { defineFeature } from '../../app/define-feature.ts';
import { derive } from '../../kernel/readable.ts';
import { preferences } from '../preferences/public.ts';
import { dictionary } from './contract.ts';
import { dictionaryDecider } from './decider.ts';
import { loadDictionary } from './load-dictionary.process.ts';

export const feature = defineFeature(dictionary, {
  needs: { preferences },
  decider: dictionaryDecider,
  create: ({ ports, api, own, readable }) => ({
    view: own.readable,
    effects: {
      load: () =>
        loadDictionary({
          events$: own.events$,
          language: derive(readable('preferences'), ({ language }) => language),
          api,
          page: ports.page,
        }),
    },
    guardFacts: derive(own.readable, ({ language, state }) => ({
      dictionary: language === null || state === 'none' ? null : { language, state },
    })),
  }),
});
