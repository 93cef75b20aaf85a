export type { Device, DevicesState } from './types.ts';
