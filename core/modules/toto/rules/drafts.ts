/** Coupons that are being filled in, at most one a draw [TOC-5]. */
import type { Draft, TotoSection } from '../types.ts';
import { NO_PICKS } from './picks.ts';

/** Older drafts are dropped: their draws have closed. */
const MAX_DRAFTS = 8;

type OfDraw = Pick<Draft, 'section' | 'number'>;

const isOf =
  ({ section, number }: OfDraw) =>
  (draft: OfDraw): boolean =>
    draft.section === section && draft.number === number;

export function draftOf(drafts: readonly Draft[], draw: OfDraw): Draft {
  const { section, number } = draw;
  return drafts.find(isOf(draw)) ?? { section, number, picks: NO_PICKS, stakeText: null, sent: null };
}

/** Whether the draft stays as it was sent: its purchase has no answer yet, and no other player is here [TOC-7]. */
export function isHeld({ sent }: Draft, userId: string | null): boolean {
  return sent !== null && (userId === null || sent.userId === userId);
}

export function withDraft(drafts: readonly Draft[], draft: Draft): readonly Draft[] {
  return [draft, ...withoutDraft(drafts, draft)].slice(0, MAX_DRAFTS);
}

export function withoutDraft(
  drafts: readonly Draft[],
  draw: { readonly section: TotoSection; readonly number: number },
): readonly Draft[] {
  const is = isOf(draw);
  return drafts.filter((draft) => !is(draft));
}

/** The drafts of this visit come before those that were kept for the same draws. */
export function withKept(drafts: readonly Draft[], kept: readonly Draft[]): readonly Draft[] {
  const missing = kept.filter((each) => !drafts.some(isOf(each)));
  return [...drafts, ...missing].slice(0, MAX_DRAFTS);
}
