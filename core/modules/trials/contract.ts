import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { TrialsCommand, TrialsEvent, TrialsRejection } from './messages.ts';
import type { Arms, TrialsView } from './types.ts';

export interface TrialsContract extends FeatureTypes {
  readonly name: 'trials';
  readonly state: Arms;
  readonly command: TrialsCommand;
  readonly event: TrialsEvent;
  readonly rejection: TrialsRejection;
  readonly view: TrialsView;
  readonly service: null;
  readonly actions: null;
}

export const trials = contract<TrialsContract>('trials');
