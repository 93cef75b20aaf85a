import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AccountsState } from './decider.ts';
import type { AccountsCommand, AccountsEvent, AccountsRejection } from './messages.ts';
import type { AccountsView } from './views.ts';

export interface AccountsContract extends FeatureTypes {
  readonly name: 'accounts';
  readonly state: AccountsState;
  readonly command: AccountsCommand;
  readonly event: AccountsEvent;
  readonly rejection: AccountsRejection;
  readonly view: AccountsView;
  readonly service: null;
  readonly actions: null;
}

export const accounts = contract<AccountsContract>('accounts');
