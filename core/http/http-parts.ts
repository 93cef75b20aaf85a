/** The parts that a core's calls are built from. */
import type { Message } from '../kernel/message.ts';
import type { CaptchaPort } from '../ports/captcha.ts';
import type { Ports } from '../ports/ports.ts';
import type { FreshTokens } from './token-source.ts';
import type { Decode } from './wire-tools.ts';

export interface HttpParts {
  readonly ports: Ports;
  readonly appName: string;
  readonly country: () => string;
  readonly language: () => string;
  /** The player's id; null for a guest. */
  readonly who: () => string | null;
  readonly dispatch: (command: Message) => { readonly ok: boolean };
  /** The operator's own captcha, loaded on demand. */
  readonly loadCaptcha: () => Promise<CaptchaPort>;
  readonly onTermsChanged: (() => void) | undefined;
  /** The operator has rate-limited a call; `seconds` is the time to wait. */
  readonly onLimited: (seconds: number) => void;
  readonly decodeTokens: Decode<FreshTokens & { readonly userId?: string }>;
}
