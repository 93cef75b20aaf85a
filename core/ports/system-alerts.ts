import type { Readable } from '../kernel/readable.ts';
import type { Text } from '../kernel/text.ts';

/** `ask`: the user has not decided yet. `unsupported`: the device shows nothing outside the page. */
export type SystemPermission = 'unsupported' | 'ask' | 'granted' | 'denied';

/** A message that the system shows outside the page. */
export interface SystemAlert {
  /** A later alert with the same tag replaces the earlier one. */
  readonly tag: string;
  readonly title: Text;
  readonly body: Text;
  /** Where a press leads, without language, such as `/live/1/5/7`. */
  readonly path: string;
}

/** Messages of the system: the Notifications API in a browser. The adapter finds the words and follows presses. */
export interface SystemAlertsPort {
  readonly permission: Readable<SystemPermission>;
  /** Asks the user. Called while a press of the user is handled, because browsers ignore other calls. */
  request(): void;
  show(alert: SystemAlert): Promise<void>;
}
