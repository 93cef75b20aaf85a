export { activity } from './contract.ts';
export type { ActivityState } from './decider.ts';
export { unlessLeft } from './unless-left.ts';
