/** What was wrong with the last answer; `unreachable`: no question, or no judgement, could be had. */
export type CaptchaNote = 'wrong' | 'unreachable';

/** The challenge that stands, for a shell to draw. */
export interface CaptchaView {
  readonly id: string;
  /** The operator's words, plain text; null until they have come. */
  readonly question: string | null;
  readonly phase: 'loading' | 'asking' | 'checking' | 'unreachable';
  readonly note: CaptchaNote | null;
}
