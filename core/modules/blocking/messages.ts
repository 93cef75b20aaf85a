import type { Message, Nothing } from '../../kernel/message.ts';
import type { BlockReason } from '../../navigation/navigation-context.ts';
import type { BlockAnswer, BlockCall, BlockStage } from './types.ts';

export type BlockingCommand =
  /**
   * From the guard before a page, or from a blocked visitor: asks whether the visitor may open this address (a path
   * with language).
   */
  | Message<'blocking/check', { readonly url: string }>
  /** From the module's processes. */
  | Message<'blocking/look', { readonly stage: BlockStage }>
  /** During a maintenance that a missing answer has caused: asks again. */
  | Message<'blocking/probe', Nothing>
  | Message<'blocking/receive', BlockAnswer & { readonly isForcedOff: boolean }>
  | Message<'blocking/reportFailure', { readonly call: BlockCall }>
  | Message<'blocking/becomeDue', Nothing>;

export type BlockingEvent =
  | Message<
      'blocking/asked',
      { readonly call: 'light'; readonly stage: BlockStage } | { readonly call: 'full'; readonly url: string }
    >
  | Message<
      'blocking/blocked',
      { readonly reason: BlockReason; readonly reasonNumber: number | null; readonly isForcedOff: boolean }
    >
  | Message<'blocking/freed', Nothing>
  /** `activates`: the failure closes the site [BLK-5]. */
  | Message<'blocking/failed', { readonly call: BlockCall; readonly activates: boolean }>
  | Message<'blocking/becameDue', Nothing>;

export type BlockingRejection = { readonly code: 'blocking/busy' | 'blocking/maintenance' | 'blocking/unchanged' };
