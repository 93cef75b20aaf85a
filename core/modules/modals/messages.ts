import type { Message } from '../../kernel/message.ts';
import type { ModalKind } from './kinds.ts';
import type { Modal, NewModal } from './state.ts';

/** `closed`: by the cross, Escape or a click outside. `withdrawn`: by its opener. */
export type ModalEnd = 'answered' | 'closed' | 'time' | 'navigation' | 'withdrawn';

export type ModalReference = { readonly id: string };

export type ModalsCommand =
  | Message<'modals/open', NewModal>
  /** From the player: an answer of a body of its own, a button by its index, or closing it. */
  | Message<'modals/answer', ModalReference & { readonly isConfirmed: boolean; readonly value?: string }>
  | Message<'modals/press', ModalReference & { readonly button: number }>
  | Message<'modals/close', ModalReference>
  /** The player's pointer or focus is on the modal, or has left it. */
  | Message<'modals/rest', ModalReference & { readonly isResting: boolean }>
  /** From the opener, which no longer needs the modal. */
  | Message<'modals/withdraw', ModalReference>
  /** From the module's processes and from navigation. */
  | Message<'modals/expire', ModalReference>
  | Message<'modals/closeAll', Record<string, never>>;

/** The result: exactly one for each opened modal [MDL-4]. */
export interface ModalResult {
  readonly id: string;
  readonly kind: ModalKind;
  readonly isConfirmed: boolean;
  readonly isDismissed: boolean;
  readonly value: string | null;
  readonly why: ModalEnd;
  /** Of the button that was pressed. */
  readonly command?: Message;
  /** The pressed button navigates: modals behind this one have not been seen yet when the page changes. */
  readonly isLeading?: true;
}

export type ModalsEvent =
  | Message<'modals/opened', Modal>
  | Message<'modals/rested', ModalReference & { readonly isResting: boolean }>
  | Message<'modals/cameAlong', ModalReference>
  | Message<'modals/closed', ModalResult>;
export type ModalsRejection = {
  readonly code: 'modals/unknown' | 'modals/alreadyOpen' | 'modals/mustBeAnswered' | 'modals/heldOnly' | 'modals/full';
};
