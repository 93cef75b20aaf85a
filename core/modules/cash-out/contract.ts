import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { CashOutCommand, CashOutEvent, CashOutRejection } from './messages.ts';
import type { CashOutState } from './state.ts';
import type { CashOutView } from './views.ts';

export interface CashOutContract extends FeatureTypes {
  readonly name: 'cash-out';
  readonly state: CashOutState;
  readonly command: CashOutCommand;
  readonly event: CashOutEvent;
  readonly rejection: CashOutRejection;
  readonly view: CashOutView;
  readonly service: null;
  readonly actions: null;
}

export const cashOut = contract<CashOutContract>('cash-out');
