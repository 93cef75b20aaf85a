import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { OfficeSettingsCommand, OfficeSettingsEvent, OfficeSettingsRejection } from './messages.ts';
import type { OfficeSettingsActions } from './menu-owner.ts';
import type { OfficeSettingsState } from './types.ts';

export interface OfficeSettingsContract extends FeatureTypes {
  readonly name: 'office-settings';
  readonly state: OfficeSettingsState;
  readonly command: OfficeSettingsCommand;
  readonly event: OfficeSettingsEvent;
  readonly rejection: OfficeSettingsRejection;
  readonly view: OfficeSettingsState;
  readonly service: null;
  readonly actions: OfficeSettingsActions;
}

export const officeSettings = contract<OfficeSettingsContract>('office-settings');
