import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { Line } from './create-line.ts';
import type { LineState } from './decider.ts';
import type { LineCommand, LineEvent, LineRejection } from './messages.ts';

export interface LineContract extends FeatureTypes {
  readonly name: 'line';
  readonly state: LineState;
  readonly command: LineCommand;
  readonly event: LineEvent;
  readonly rejection: LineRejection;
  readonly view: LineState;
  readonly service: Line;
  readonly actions: null;
}

export const line = contract<LineContract>('line');
