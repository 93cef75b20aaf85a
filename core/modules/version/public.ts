export { version } from './contract.ts';
export type { VersionView } from './types.ts';
