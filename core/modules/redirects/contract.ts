import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { RedirectsState } from './decider.ts';
import type { RedirectsCommand, RedirectsEvent, RedirectsRejection } from './messages.ts';

export interface RedirectsContract extends FeatureTypes {
  readonly name: 'redirects';
  readonly state: RedirectsState;
  readonly command: RedirectsCommand;
  readonly event: RedirectsEvent;
  readonly rejection: RedirectsRejection;
  readonly view: RedirectsState;
  readonly service: null;
  readonly actions: null;
}

export const redirects = contract<RedirectsContract>('redirects');
