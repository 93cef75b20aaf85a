/** Exports for shells and siblings. */
export { cashier } from './contract.ts';
export type { CashierCommand, CashierEvent } from './messages.ts';
export type { FieldFault } from './rules/fields.ts';
export { fieldFaults } from './rules/fields.ts';
export { onpayOf, readProviderMessage, readReturn } from './rules/provider.ts';
export type {
  Blocker,
  Demand,
  Fee,
  Field,
  Instrument,
  Method,
  MethodKind,
  MethodTerms,
  Payment,
  PaymentFilter,
  PaymentKind,
  PaymentRequest,
  PaymentState,
  Reason,
  ReasonCode,
  Remedy,
  RequestMessage,
  StepName,
  Topic,
} from './types.ts';
export type { CashierView, DepositLimits, FormView, IntentView, PayResult, RequestView } from './views.ts';
