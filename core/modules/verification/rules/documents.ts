/** Copies of documents that can be sent [VRF-4]. One rule for the core and the stand-in operator. */
import type { DocumentStatus } from '../types.ts';

/** Whether a copy can be sent now: not while one is checked, and not after one has been accepted. */
export function canSend(status: DocumentStatus): boolean {
  return status === 'missing' || status === 'declined';
}
