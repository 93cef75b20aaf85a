import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { DebugActions } from './actions.ts';

export interface DebuggerContract extends FeatureTypes {
  readonly name: 'debugger';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: null;
  readonly service: null;
  readonly actions: DebugActions;
}

export const debug = contract<DebuggerContract>('debugger');
