import type { Message, Nothing } from '../../kernel/message.ts';

type Named = { readonly version: string };

export type VersionCommand =
  /** From the shell: the loaded version, and newer ones. A version is a name that is only compared. */
  | Message<'app-version/start', Named>
  | Message<'app-version/report', Named>
  /** From the guard, or from the module's process. */
  | Message<'app-version/announce', Named>
  | Message<'app-version/close', Nothing>;

export type VersionEvent =
  | Message<'app-version/started', Named>
  | Message<'app-version/reported', Named>
  | Message<'app-version/announced', Named>
  | Message<'app-version/closed', Nothing>;

export type VersionRejection = { readonly code: 'app-version/unchanged' | 'app-version/notShown' };
