export type { CaptchaState } from './decider.ts';
export type { CaptchaCommand, CaptchaEvent, CaptchaRejection } from './messages.ts';
export type { CaptchaView } from './views.ts';
