import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from './messages.ts';
import type { HistoryState } from './state.ts';
import type { HistoryView } from './views.ts';

export interface HistoryContract extends FeatureTypes {
  readonly name: 'history';
  readonly state: HistoryState;
  readonly command: HistoryCommand;
  readonly event: HistoryEvent;
  readonly rejection: HistoryRejection;
  readonly view: HistoryView;
  readonly service: null;
  readonly actions: null;
}

export const history = contract<HistoryContract>('history');
