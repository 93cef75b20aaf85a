export { ACCOUNT_TYPE_NUMBERS } from './account-types.ts';
export { canonical } from './canonical.ts';
export { receipts } from './contract.ts';
export { MAX_RECEIPTS } from './max-receipts.ts';
export type { ReceiptsState } from './decider.ts';
export type { CashOutReceiptBody, Due, Receipt, ReceiptBody, ReceiptLeg } from './types.ts';
