export { modals } from './contract.ts';
export { ROUTED } from './kinds.ts';
export type { ModalKind } from './kinds.ts';
export type { ModalEnd, ModalResult, ModalsCommand, ModalsEvent } from './messages.ts';
export type { Modal, ModalButton, NewModal } from './state.ts';
export type { ModalsView } from './views.ts';
