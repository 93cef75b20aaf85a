import type { Message } from '../../kernel/message.ts';
import type { Text } from '../../kernel/text.ts';

/** A button of a notice; pressing it also dismisses the notice. */
export interface NoticeAction {
  readonly text: Text;
  readonly command?: Message;
  /** Without language, such as `/office/account`. */
  readonly path?: string;
}

export interface Notice {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'error';
  readonly text: Text;
  /** Milliseconds after which it leaves by itself; null stays until dismissed. */
  readonly lastsMs: number | null;
  /** The default area where it is left out. */
  readonly area?: 'maintenance' | 'custom';
  readonly actions?: readonly NoticeAction[];
  /** False: nothing but an action or the one who showed it takes it away. */
  readonly canClose?: boolean;
  /** While the player is on it, its time does not run [NTC-7]. */
  readonly isResting?: boolean;
}
