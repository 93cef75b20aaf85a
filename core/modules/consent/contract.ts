import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ConsentState } from './decider.ts';
import type { ConsentCommand, ConsentEvent, ConsentRejection } from './messages.ts';
import type { ConsentView } from './views.ts';

export interface ConsentContract extends FeatureTypes {
  readonly name: 'consent';
  readonly state: ConsentState;
  readonly command: ConsentCommand;
  readonly event: ConsentEvent;
  readonly rejection: ConsentRejection;
  readonly view: ConsentView;
  readonly service: null;
  readonly actions: null;
}

export const consent = contract<ConsentContract>('consent');
