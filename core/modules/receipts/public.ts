export { receipts } from './contract.ts';
export type { ReceiptsState } from './decider.ts';
export type { Due, Receipt, ReceiptBody, ReceiptLeg } from './types.ts';
