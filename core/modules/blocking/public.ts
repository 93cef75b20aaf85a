export { blocking } from './contract.ts';
export type { BlockingView } from './views.ts';
