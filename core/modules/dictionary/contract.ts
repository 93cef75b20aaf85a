import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { DictionaryState } from './decider.ts';
import type { DictionaryCommand, DictionaryEvent, DictionaryRejection } from './messages.ts';
import type { DictionaryView } from './views.ts';

export interface DictionaryContract extends FeatureTypes {
  readonly name: 'dictionary';
  readonly state: DictionaryState;
  readonly command: DictionaryCommand;
  readonly event: DictionaryEvent;
  readonly rejection: DictionaryRejection;
  readonly view: DictionaryView;
  readonly service: null;
  readonly actions: null;
}

export const dictionary = contract<DictionaryContract>('dictionary');
