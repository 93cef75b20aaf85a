export { cashOutReceiptKey, isCashOutReceipt, writeCashOutReceipt } from './cash-out-receipt.ts';
export { receipts } from './contract.ts';
export { MAX_RECEIPTS } from './decider.ts';
export type { ReceiptsState } from './decider.ts';
export type { CashOutReceiptBody, Due, Receipt, ReceiptBody, ReceiptLeg } from './types.ts';
