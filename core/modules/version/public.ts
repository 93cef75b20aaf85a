export type { VersionView } from './types.ts';
