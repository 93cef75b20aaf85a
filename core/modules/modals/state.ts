import type { Message } from '../../kernel/message.ts';
import type { Text } from '../../kernel/text.ts';
import type { ModalKind } from './kinds.ts';

export interface ModalButton {
  readonly text: Text;
  readonly does: 'confirm' | 'dismiss';
  /** Published with the result. */
  readonly value?: string;
  /** Dispatched once it is pressed. */
  readonly command?: Message;
  /** Where it leads, without language; the shell goes there. */
  readonly path?: string;
}

export interface NewModal {
  readonly kind: ModalKind;
  /** The opener's own id; the stamp's id by default. */
  readonly id?: string;
  /** By default `modal.<kind>.title` and `modal.<kind>.text` with `params`. */
  readonly title?: Text;
  readonly text?: readonly Text[];
  readonly params?: Readonly<Record<string, string | number>>;
  readonly buttons?: readonly ModalButton[];
  /** By default the value in the table of kinds. */
  readonly canClose?: boolean;
  readonly lastsMs?: number | null;
  /** The shell draws it as part of its own screen, which opens and withdraws it; here it only waits for its turn. */
  readonly isHeld?: boolean;
}

/** One that is open, drawn or waiting. */
export interface Modal {
  readonly id: string;
  readonly kind: ModalKind;
  readonly title: Text;
  readonly text: readonly Text[];
  readonly params: Readonly<Record<string, string | number>>;
  readonly buttons: readonly ModalButton[];
  readonly canClose: boolean;
  readonly lastsMs: number | null;
  readonly isHeld: boolean;
  /** While the player's pointer or focus is on it, its time does not run [MDL-6]. */
  readonly isResting?: boolean;
  /** True if the modal waited while a button of another one navigated: the new page shows this modal [MDL-5]. */
  readonly comesAlong?: true;
}

/** The open modals, in the order they were opened. */
export type ModalsState = readonly Modal[];
