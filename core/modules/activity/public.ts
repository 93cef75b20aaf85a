export type { ActivityState } from './decider.ts';
export { unlessLeft } from './unless-left.ts';
