import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { VersionCommand, VersionEvent, VersionRejection } from './messages.ts';
import type { VersionState, VersionView } from './types.ts';

export interface VersionContract extends FeatureTypes {
  readonly name: 'app-version';
  readonly state: VersionState;
  readonly command: VersionCommand;
  readonly event: VersionEvent;
  readonly rejection: VersionRejection;
  readonly view: VersionView;
  readonly service: null;
  readonly actions: null;
}

export const version = contract<VersionContract>('app-version');
