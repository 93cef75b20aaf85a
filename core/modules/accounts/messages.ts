import type { Message } from '../../kernel/message.ts';
import type { Account } from './types.ts';

export interface AccountsAnswer {
  readonly accounts: readonly Account[];
  readonly session: { readonly loginAt: number; readonly previousLoginAt: number | null; readonly netPosition: number };
}

export type AccountsCommand =
  | Message<'accounts/refresh', Record<string, never>>
  | Message<'accounts/receive', AccountsAnswer>
  | Message<'accounts/reportFailure', Record<string, never>>
  | Message<'accounts/forget', Record<string, never>>;

export type AccountsEvent =
  | Message<'accounts/asked', Record<string, never>>
  | Message<'accounts/received', AccountsAnswer>
  | Message<'accounts/failed', Record<string, never>>
  | Message<'accounts/forgotten', Record<string, never>>;

export type AccountsRejection = { readonly code: 'accounts/signedOut' | 'accounts/unchanged' };
