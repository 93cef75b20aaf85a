import type { Message, Nothing } from '../../kernel/message.ts';

export type FoundVersion = { readonly version: string };

export type VersionCommand =
  /** From the shell: the loaded version, and newer ones. A version is a name that is only compared. */
  | Message<'app-version/start', FoundVersion>
  | Message<'app-version/report', FoundVersion>
  /** From the guard, or from the module's process. */
  | Message<'app-version/announce', FoundVersion>
  | Message<'app-version/close', Nothing>;

export type VersionEvent =
  | Message<'app-version/started', FoundVersion>
  | Message<'app-version/reported', FoundVersion>
  | Message<'app-version/announced', FoundVersion>
  | Message<'app-version/closed', Nothing>;

export type VersionRejection = { readonly code: 'app-version/unchanged' | 'app-version/notShown' };
