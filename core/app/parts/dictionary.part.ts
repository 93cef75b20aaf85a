/** The operator's names in the player's language, and what the dictionary-loader guard knows of them. */
import type { Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import { dictionaryDecider } from '../../modules/dictionary/decider.ts';
import type { DictionaryState } from '../../modules/dictionary/decider.ts';
import { loadDictionary } from '../../modules/dictionary/load-dictionary.process.ts';
import type { DictionaryCommand, DictionaryEvent, DictionaryRejection } from '../../modules/dictionary/messages.ts';
import type { DictionaryView } from '../../modules/dictionary/public.ts';
import type { Part } from './part.ts';

export const dictionaryPart: Part<DictionaryView> = ({ ports, api, runtime, readable, eventsOf }) => {
  const module: Module<'dictionary', DictionaryState, DictionaryCommand, DictionaryEvent, null, DictionaryRejection> = {
    name: 'dictionary',
    decider: dictionaryDecider,
    facts: () => null,
  };
  runtime.join(module);
  const dictionary = readable('dictionary');
  return {
    view: dictionary,
    processes: [
      {
        name: 'dictionary/load',
        run: () =>
          loadDictionary({
            events$: eventsOf('dictionary'),
            language: derive(readable('preferences'), ({ language }) => language),
            api,
            page: ports.page,
          }),
      },
    ],
    world: derive(dictionary, ({ language, state }) => ({
      dictionary: language === null || state === 'none' ? null : { language, state },
    })),
  };
};
