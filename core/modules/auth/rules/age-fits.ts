/** Nobody registers without her own word on her age [AUT-9]; a full registration gives a birth date instead, which is looked at with the form and by the operator. */
import type { AuthJob } from '../types.ts';

export function ageFits(job: Extract<AuthJob, { readonly kind: 'register' }>): boolean {
  return job.type === 'full_reg' || job.account.isAdult;
}
