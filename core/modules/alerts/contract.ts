import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AlertsCommand, AlertsEvent, AlertsRejection } from './messages.ts';
import type { AlertsState, AlertsView } from './types.ts';

export interface AlertsContract extends FeatureTypes {
  readonly name: 'alerts';
  readonly state: AlertsState;
  readonly command: AlertsCommand;
  readonly event: AlertsEvent;
  readonly rejection: AlertsRejection;
  readonly view: AlertsView;
  readonly service: null;
  readonly actions: null;
}

export const alerts = contract<AlertsContract>('alerts');
