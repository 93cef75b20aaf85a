import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { PreferencesCommand, PreferencesEvent, PreferencesRejection } from './messages.ts';
import type { Preferences } from './types.ts';

export interface PreferencesContract extends FeatureTypes {
  readonly name: 'preferences';
  readonly state: Preferences;
  readonly command: PreferencesCommand;
  readonly event: PreferencesEvent;
  readonly rejection: PreferencesRejection;
  readonly view: Preferences;
  readonly service: null;
  readonly actions: null;
}

export const preferences = contract<PreferencesContract>('preferences');
