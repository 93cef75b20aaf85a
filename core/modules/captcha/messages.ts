import type { Message } from '../../kernel/message.ts';
import type { CaptchaCode } from '../../ports/captcha.ts';
import type { CaptchaNote } from './views.ts';

type Named = { readonly id: string };
/** How a challenge ended. `withdrawn`: no call waits for it any more. */
export type CaptchaEnd = 'solved' | 'cancelled' | 'withdrawn' | 'logout';

export type CaptchaCommand =
  /** From the visitor. */
  | Message<'captcha/answer', { readonly text: string }>
  | Message<'captcha/renew', Record<string, never>>
  | Message<'captcha/cancel', Record<string, never>>
  /** From the module's processes. */
  | Message<'captcha/ask', Named & { readonly code: CaptchaCode; readonly language: string }>
  | Message<'captcha/receive', Named & { readonly question: string }>
  | Message<'captcha/report', Named & { readonly note: CaptchaNote }>
  | Message<'captcha/end', Named & { readonly how: Exclude<CaptchaEnd, 'cancelled'> }>;

export type CaptchaEvent =
  | Message<'captcha/asked', Named & { readonly code: CaptchaCode; readonly language: string }>
  | Message<'captcha/renewed', Named>
  | Message<'captcha/received', Named & { readonly question: string }>
  | Message<'captcha/answered', Named & { readonly text: string }>
  | Message<'captcha/noted', Named & { readonly note: CaptchaNote }>
  | Message<'captcha/ended', Named & { readonly how: CaptchaEnd }>;

export type CaptchaRejection = {
  readonly code: 'captcha/none' | 'captcha/other' | 'captcha/open' | 'captcha/busy' | 'captcha/empty';
};
