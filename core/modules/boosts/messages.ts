import type { Message, Nothing } from '../../kernel/message.ts';
import type { Boost } from './types.ts';

export type BoostsCommand =
  /** `currency`: ISO code, of the largest stakes. */
  | Message<'boosts/load', { readonly currency: string }>
  /** The operator's answer; null when there was none. */
  | Message<'boosts/receive', { readonly currency: string; readonly boosts: readonly Boost[] | null }>;

export type BoostsEvent =
  | Message<'boosts/loading', { readonly currency: string }>
  | Message<'boosts/received', { readonly boosts: readonly Boost[] }>
  | Message<'boosts/failed', Nothing>;

/** `busy`: the list is being asked for in this currency. `outdated`: an answer that nobody waits for. */
export type BoostsRejection = { readonly code: 'boosts/busy' | 'boosts/outdated' };
