export { CHOICES } from './types.ts';
export type { Display, DisplayView, SwitchName } from './types.ts';
