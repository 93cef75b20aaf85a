import type { Message, Nothing } from '../../kernel/message.ts';
import type { RightStop } from '../user/public.ts';
import type { CheckedCode, KeyedAct, RewardAct, RewardsAnswer } from './types.ts';

export type RewardsCommand =
  | Message<'rewards/load', Nothing>
  | Message<'rewards/act', { readonly act: RewardAct }>
  | Message<'rewards/checkCode', { readonly code: string }>
  /** From the module's processes. */
  | Message<'rewards/receive', RewardsAnswer>
  | Message<'rewards/reportFailure', Nothing>
  | Message<'rewards/reportDone', RewardsAnswer>
  | Message<'rewards/reportRefused', { readonly message: string; readonly answer: RewardsAnswer | null }>
  | Message<'rewards/reportUnknown', Nothing>
  | Message<'rewards/reportCode', { readonly answer: CheckedCode | null }>
  | Message<'rewards/forget', Nothing>;

export type RewardsEvent =
  | Message<'rewards/loading', Nothing>
  | Message<'rewards/received', RewardsAnswer>
  | Message<'rewards/failed', Nothing>
  | Message<'rewards/acting', KeyedAct>
  | Message<'rewards/done', RewardsAnswer>
  | Message<'rewards/refused', { readonly message: string; readonly answer: RewardsAnswer | null }>
  | Message<'rewards/unknown', Nothing>
  | Message<'rewards/checking', { readonly code: string }>
  | Message<'rewards/codeChecked', { readonly answer: CheckedCode | null }>
  | Message<'rewards/forgotten', Nothing>;

export type RewardsRejection =
  | { readonly code: 'rewards/busy' | 'rewards/unchanged' | 'rewards/impossible' }
  | { readonly code: 'rewards/notAllowed'; readonly stops: readonly RightStop[] };
