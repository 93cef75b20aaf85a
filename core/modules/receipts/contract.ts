import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { ReceiptsService } from './service.ts';
import type { ReceiptsState } from './decider.ts';
import type { ReceiptsCommand, ReceiptsEvent, ReceiptsRejection } from './messages.ts';

export interface ReceiptsContract extends FeatureTypes {
  readonly name: 'receipts';
  readonly state: ReceiptsState;
  readonly command: ReceiptsCommand;
  readonly event: ReceiptsEvent;
  readonly rejection: ReceiptsRejection;
  readonly view: ReceiptsState;
  readonly service: ReceiptsService;
  readonly actions: null;
}

export const receipts = contract<ReceiptsContract>('receipts');
