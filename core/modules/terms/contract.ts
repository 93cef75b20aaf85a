import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { TermsCommand, TermsEvent, TermsRejection } from './messages.ts';
import type { TermsState } from './types.ts';

export interface TermsContract extends FeatureTypes {
  readonly name: 'terms';
  readonly state: TermsState;
  readonly command: TermsCommand;
  readonly event: TermsEvent;
  readonly rejection: TermsRejection;
  readonly view: TermsState;
  readonly service: null;
  readonly actions: null;
}

export const terms = contract<TermsContract>('terms');
