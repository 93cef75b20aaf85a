export { gate } from './contract.ts';
export type { GateView } from './contract.ts';
