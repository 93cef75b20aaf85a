import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { StatisticsCommand, StatisticsEvent, StatisticsRejection } from './messages.ts';
import type { StatisticsState, StatisticsView } from './types.ts';

export interface StatisticsContract extends FeatureTypes {
  readonly name: 'statistics';
  readonly state: StatisticsState;
  readonly command: StatisticsCommand;
  readonly event: StatisticsEvent;
  readonly rejection: StatisticsRejection;
  readonly view: StatisticsView;
  readonly service: null;
  readonly actions: null;
}

export const statistics = contract<StatisticsContract>('statistics');
