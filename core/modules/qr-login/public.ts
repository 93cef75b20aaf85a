export type { QrLoginActions, QrLoginView } from './contract.ts';
export type { Approving, Asking, DecisionFailure, QrRequest } from './types.ts';
export { TICKET } from './wire.ts';
