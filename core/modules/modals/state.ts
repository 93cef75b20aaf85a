import type { Message } from '../../kernel/message.ts';
import type { Text } from '../../kernel/text.ts';
import type { ModalKind } from './kinds.ts';

export interface ModalButton {
  readonly text: Text;
  readonly does: 'confirm' | 'dismiss';
  /** Told with the result. */
  readonly value?: string;
  /** Dispatched once it is pressed. */
  readonly command?: Message;
  /** Where it leads, without language; the shell goes there. */
  readonly path?: string;
}

export interface NewModal {
  readonly kind: ModalKind;
  /** The opener's own name for it; the stamp's id where it is left out. */
  readonly id?: string;
  /** `modal.<kind>.title` and `modal.<kind>.text` with `params` where they are left out. */
  readonly title?: Text;
  readonly text?: readonly Text[];
  readonly params?: Readonly<Record<string, string | number>>;
  readonly buttons?: readonly ModalButton[];
  /** The table of kinds says it where it is left out. */
  readonly canClose?: boolean;
  readonly lastsMs?: number | null;
  /** The shell draws it as a part of a screen of its own, which opens it and takes it back; here it only waits for its turn. */
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
  /** While the player is on it, its time does not run [MDL-6]. */
  readonly isResting?: boolean;
  /** It waited while a button of another one led elsewhere, where it is to be seen [MDL-5]. */
  readonly comesAlong?: true;
}

/** Those that are open, in the order they were opened. */
export type ModalsState = readonly Modal[];
