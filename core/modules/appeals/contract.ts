import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AppealsActions, AppealsView } from './views.ts';
import type { AppealsCommand, AppealsEvent, AppealsRejection } from './messages.ts';
import type { AppealsState } from './types.ts';

export interface AppealsContract extends FeatureTypes {
  readonly name: 'appeals';
  readonly state: AppealsState;
  readonly command: AppealsCommand;
  readonly event: AppealsEvent;
  readonly rejection: AppealsRejection;
  readonly view: AppealsView;
  readonly service: null;
  readonly actions: AppealsActions;
}

export const appeals = contract<AppealsContract>('appeals');
