/** Jurisdictions in which a withdrawal that was requested can't be called back [CSH-20]. */
import type { Payment } from '../types.ts';

/** GB: RTS 14B. */
const FINAL: ReadonlySet<string> = new Set(['GB']);

export function areWithdrawalsFinal(jurisdiction: string): boolean {
  return FINAL.has(jurisdiction);
}

/** Whether rules alone keep a withdrawal from being cancelled: nothing was sent yet. */
export function isFinal({ kind, state, canCancel, steps }: Payment): boolean {
  return (
    kind === 'withdrawal' &&
    state === 'pending' &&
    !canCancel &&
    steps.some(({ step, at }) => step === 'sent' && at === null)
  );
}
