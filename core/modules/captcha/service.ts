import type { CaptchaPort } from '../../ports/captcha.ts';

/** The captcha for the call policies: the operator's question as a port. */
export type CaptchaService = CaptchaPort;
