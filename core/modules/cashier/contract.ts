import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { CashierCommand, CashierEvent, CashierRejection } from './messages.ts';
import type { CashierState } from './state.ts';
import type { CashierActions, CashierView } from './views.ts';

export interface CashierContract extends FeatureTypes {
  readonly name: 'cashier';
  readonly state: CashierState;
  readonly command: CashierCommand;
  readonly event: CashierEvent;
  readonly rejection: CashierRejection;
  readonly view: CashierView;
  readonly service: null;
  readonly actions: CashierActions;
}

export const cashier = contract<CashierContract>('cashier');
