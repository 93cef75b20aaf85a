import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { VerificationCommand, VerificationEvent, VerificationRejection } from './messages.ts';
import type { VerificationState } from './types.ts';
import type { VerificationActions, VerificationView } from './views.ts';

export interface VerificationContract extends FeatureTypes {
  readonly name: 'verification';
  readonly state: VerificationState;
  readonly command: VerificationCommand;
  readonly event: VerificationEvent;
  readonly rejection: VerificationRejection;
  readonly view: VerificationView;
  readonly service: null;
  readonly actions: VerificationActions;
}

export const verification = contract<VerificationContract>('verification');
