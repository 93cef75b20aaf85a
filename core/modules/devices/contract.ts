import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { DevicesCommand, DevicesEvent, DevicesRejection } from './messages.ts';
import type { DevicesState } from './types.ts';

export interface DevicesContract extends FeatureTypes {
  readonly name: 'devices';
  readonly state: DevicesState;
  readonly command: DevicesCommand;
  readonly event: DevicesEvent;
  readonly rejection: DevicesRejection;
  readonly view: DevicesState;
  readonly service: null;
  readonly actions: null;
}

export const devices = contract<DevicesContract>('devices');
