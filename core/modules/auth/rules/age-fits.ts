/**
 * Registration requires the player's own statement of age [AUT-9]; a full registration gives a birth date instead,
 * which the form and the operator check.
 */
import type { AuthJob } from '../types.ts';

export function ageFits(job: Extract<AuthJob, { readonly kind: 'register' }>): boolean {
  return job.type === 'full_reg' || job.account.isAdult;
}
