import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { IdentificationCommand, IdentificationEvent, IdentificationRejection } from './messages.ts';
import type { IdentificationState } from './types.ts';
import type { IdentificationActions, IdentificationView } from './views.ts';

export interface IdentificationContract extends FeatureTypes {
  readonly name: 'identification';
  readonly state: IdentificationState;
  readonly command: IdentificationCommand;
  readonly event: IdentificationEvent;
  readonly rejection: IdentificationRejection;
  readonly view: IdentificationView;
  readonly service: null;
  readonly actions: IdentificationActions;
}

export const identification = contract<IdentificationContract>('identification');
