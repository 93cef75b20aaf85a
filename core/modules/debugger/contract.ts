import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { DebugView } from './views.ts';

export interface DebuggerContract extends FeatureTypes {
  readonly name: 'debugger';
  readonly state: null;
  readonly command: never;
  readonly event: never;
  readonly rejection: never;
  readonly view: DebugView;
  readonly service: null;
  readonly actions: null;
}

export const debug = contract<DebuggerContract>('debugger');
