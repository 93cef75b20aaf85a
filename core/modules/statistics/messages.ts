import type { Message } from '../../kernel/message.ts';
import type { Asked, AskedKind, Loading } from './types.ts';

interface Answered {
  readonly kind: AskedKind;
  readonly key: string;
  readonly status: Exclude<Loading, 'loading'>;
}

export type StatisticsCommand =
  | Message<'statistics/ask', Asked>
  /** From the module's process. */
  | Message<'statistics/report', Answered>;

export type StatisticsEvent = Message<'statistics/asked', Asked> | Message<'statistics/answered', Answered>;

/** `outdated`: another question of the kind has been asked since. */
export type StatisticsRejection = { readonly code: 'statistics/outdated' };
