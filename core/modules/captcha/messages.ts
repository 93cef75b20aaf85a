import type { Message } from '../../kernel/message.ts';
import type { CaptchaNote } from './views.ts';

export type CaptchaReference = { readonly id: string };
/** How a challenge ended. `withdrawn`: no call waits for it any more. */
export type CaptchaEnd = 'solved' | 'cancelled' | 'withdrawn' | 'logout';

export type CaptchaCommand =
  /** From the visitor. */
  | Message<'captcha/answer', { readonly text: string }>
  | Message<'captcha/renew', Record<string, never>>
  | Message<'captcha/cancel', Record<string, never>>
  /** From the module's processes. */
  | Message<'captcha/ask', CaptchaReference & { readonly code: string; readonly language: string }>
  | Message<'captcha/receive', CaptchaReference & { readonly question: string }>
  | Message<'captcha/report', CaptchaReference & { readonly note: CaptchaNote }>
  | Message<'captcha/end', CaptchaReference & { readonly how: Exclude<CaptchaEnd, 'cancelled'> }>;

export type CaptchaEvent =
  | Message<'captcha/asked', CaptchaReference & { readonly code: string; readonly language: string }>
  | Message<'captcha/renewed', CaptchaReference>
  | Message<'captcha/received', CaptchaReference & { readonly question: string }>
  | Message<'captcha/answered', CaptchaReference & { readonly text: string }>
  | Message<'captcha/noted', CaptchaReference & { readonly note: CaptchaNote }>
  | Message<'captcha/ended', CaptchaReference & { readonly how: CaptchaEnd }>;

export type CaptchaRejection = {
  readonly code: 'captcha/none' | 'captcha/other' | 'captcha/open' | 'captcha/busy' | 'captcha/empty';
};
