import { contract } from '../../kernel/feature.ts';
import type { FeatureTypes } from '../../kernel/feature.ts';
import type { AnalyticsState } from './decider.ts';
import type { AnalyticsCommand, AnalyticsEvent, AnalyticsRejection } from './messages.ts';

/** `isOn`: the visitor allows analytics, and the operator has a sink. */
export type AnalyticsView = AnalyticsState & { readonly isOn: boolean };

export interface AnalyticsContract extends FeatureTypes {
  readonly name: 'analytics';
  readonly state: AnalyticsState;
  readonly command: AnalyticsCommand;
  readonly event: AnalyticsEvent;
  readonly rejection: AnalyticsRejection;
  readonly view: AnalyticsView;
  readonly service: null;
  readonly actions: null;
}

export const analytics = contract<AnalyticsContract>('analytics');
