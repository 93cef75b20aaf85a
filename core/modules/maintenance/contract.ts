import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { MaintenanceCommand, MaintenanceEvent, MaintenanceRejection } from './messages.ts';
import type { MaintenanceState } from './types.ts';
import type { MaintenanceView } from './views.ts';

export interface MaintenanceContract extends FeatureTypes {
  readonly name: 'maintenance';
  readonly state: MaintenanceState;
  readonly command: MaintenanceCommand;
  readonly event: MaintenanceEvent;
  readonly rejection: MaintenanceRejection;
  readonly view: MaintenanceView;
  readonly service: null;
  readonly actions: null;
}

export const maintenance = contract<MaintenanceContract>('maintenance');
