/** Names of a feed in the languages of its readers [GTW-8]. */
import { createFrame } from '../../bus/feed-frame.ts';
import type { FeedFrame } from '../../bus/feed-frame.ts';

/** How an operator writes the names of its frames; the bus carries each frame once, in the operator's own language. */
export interface FrameNames {
  /** The language in which a reader that asks for one gets the names: one of a few. */
  readonly languageOf: (asked: string) => string;
  /** The frame's text in one of these languages; the same text where no name differs. */
  readonly rewrite: (text: string, language: string) => string;
}

/**
 * Writes each frame once a language, however many readers it has; without `names`, and without a difference, the frame
 * itself.
 */
export function createFrameWriter(names: FrameNames | undefined): (frame: FeedFrame, language: string) => FeedFrame {
  const written = new WeakMap<FeedFrame, Map<string, FeedFrame>>();
  return (frame, language) => {
    if (names === undefined) return frame;
    const byLanguage = written.get(frame) ?? new Map<string, FeedFrame>();
    written.set(frame, byLanguage);
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const text = names.rewrite(frame.text, language);
    const made = text === frame.text ? frame : createFrame(text);
    byLanguage.set(language, made);
    return made;
  };
}
