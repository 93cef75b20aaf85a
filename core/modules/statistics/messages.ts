import type { Message } from '../../kernel/message.ts';
import type { Asked, AskedKind, Loading } from './types.ts';

export interface StatisticAnswer {
  readonly kind: AskedKind;
  readonly key: string;
  readonly status: Exclude<Loading, 'loading'>;
}

export type StatisticsCommand =
  | Message<'statistics/ask', Asked>
  /** From the module's process. */
  | Message<'statistics/report', StatisticAnswer>;

export type StatisticsEvent = Message<'statistics/asked', Asked> | Message<'statistics/answered', StatisticAnswer>;

/** `outdated`: another question of the kind has been asked since. */
export type StatisticsRejection = { readonly code: 'statistics/outdated' };
