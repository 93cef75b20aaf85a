import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AccountChangesCommand, AccountChangesEvent, AccountChangesRejection } from './messages.ts';
import type { AccountChangesState } from './types.ts';
import type { AccountChangesView } from './views.ts';

export interface AccountChangesContract extends FeatureTypes {
  readonly name: 'account-changes';
  readonly state: AccountChangesState;
  readonly command: AccountChangesCommand;
  readonly event: AccountChangesEvent;
  readonly rejection: AccountChangesRejection;
  readonly view: AccountChangesView;
  readonly service: null;
  readonly actions: null;
}

export const accountChanges = contract<AccountChangesContract>('account-changes');
