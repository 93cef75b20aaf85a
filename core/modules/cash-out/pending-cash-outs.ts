/** Requests stored on this device: written before a request is sent and removed with its answer [CSO-8]. */
import { DEVICE_STORAGE } from '../../kernel/device-storage.ts';
import { createStoredRequests } from '../../kernel/stored-requests.ts';
import type { StoredRequests } from '../../kernel/stored-requests.ts';
import { jsonOf } from '../../kernel/stored-value.ts';
import type { Report } from '../../ports/report.ts';
import type { KeyValueStorage } from '../../ports/storage.ts';
import type { AgreedCashOut } from './types.ts';
import { decodeAgreed } from './wire.ts';

export type PendingCashOuts = StoredRequests<AgreedCashOut>;

export function createPendingCashOuts(storage: KeyValueStorage, report: Report): PendingCashOuts {
  return createStoredRequests({
    storage,
    report,
    where: 'cash-out/pending',
    prefix: DEVICE_STORAGE.cashOut.name,
    format: jsonOf(decodeAgreed),
  });
}
