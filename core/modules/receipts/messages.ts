import type { Message } from '../../kernel/message.ts';
import type { Agreed } from '../coupon/messages.ts';
import type { Bet } from '../history/public.ts';
import type { Due, Receipt } from './types.ts';

export type ReceiptsCommand =
  /** A bet was accepted: its receipt is due. */
  | Message<'receipts/await', Due>
  /** As `receipts/await`, for a bet that came about elsewhere, on these terms. */
  | Message<'receipts/awaitBet', { readonly key: string; readonly agreed: Agreed; readonly bet: Bet }>
  | Message<'receipts/seal', Receipt>
  /** There is no digest here, or the text is unreadable. */
  | Message<'receipts/reportUnsealed', { readonly key: string }>
  | Message<'receipts/forget', Record<string, never>>;

export type ReceiptsEvent =
  | Message<'receipts/awaited', Due>
  | Message<'receipts/sealed', Receipt>
  | Message<'receipts/sealFailed', { readonly key: string }>
  | Message<'receipts/forgotten', Record<string, never>>;

export type ReceiptsRejection = { readonly code: 'receipts/known' | 'receipts/notDue' };
