import type { Message } from '../../kernel/message.ts';

type Nothing = Record<string, never>;
type Named = { readonly version: string };

export type VersionCommand =
  /** From the shell: what this page was loaded with, and what it hears of. A version is a name, to be compared and nothing else. */
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
