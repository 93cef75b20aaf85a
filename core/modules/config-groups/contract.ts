import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ConfigGroupsCommand, ConfigGroupsEvent, ConfigGroupsRejection } from './messages.ts';
import type { ConfigGroupsState } from './state.ts';

export interface ConfigGroupsContract extends FeatureTypes {
  readonly name: 'config-groups';
  readonly state: ConfigGroupsState;
  readonly command: ConfigGroupsCommand;
  readonly event: ConfigGroupsEvent;
  readonly rejection: ConfigGroupsRejection;
  readonly view: ConfigGroupsState;
  readonly service: null;
  readonly actions: null;
}

export const configGroups = contract<ConfigGroupsContract>('config-groups');
