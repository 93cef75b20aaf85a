export type { ChangeKind } from './types.ts';
export type { AccountChangesView } from './views.ts';
