/** The service of receipts for shells, beyond the list. */
import type { Verdicts } from './verify-receipts.ts';

export interface ReceiptsService {
  /** Verifies the stored receipts against their seals. Rejects where there is no digest. */
  readonly verify: () => Promise<Verdicts>;
}
