/** The fault of the last answer; `unreachable`: no question, or no validation, was available. */
export type CaptchaNote = 'wrong' | 'unreachable';

/** The current challenge, for a shell to draw. */
export interface CaptchaView {
  readonly id: string;
  /** The operator's words, plain text; null until loaded. */
  readonly question: string | null;
  readonly phase: 'loading' | 'asking' | 'checking' | 'unreachable';
  readonly note: CaptchaNote | null;
}
