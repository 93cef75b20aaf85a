import type { Message } from '../../kernel/message.ts';

export type ConfigGroupsCommand =
  /** Requests groups, as often as the caller likes: a fresh group is not loaded again. */
  | Message<'config-groups/want', { readonly groups: readonly string[] }>
  | Message<'config-groups/receive', Answered>
  | Message<'config-groups/reportFailure', { readonly groups: readonly string[] }>;

export interface Answered {
  readonly language: string;
  /** By name, undecoded: the part that shows a group decodes it. */
  readonly groups: Readonly<Record<string, unknown>>;
}

export type ConfigGroupsEvent =
  | Message<
      'config-groups/asked',
      { readonly language: string; readonly groups: readonly string[]; readonly at: number }
    >
  | Message<'config-groups/received', Answered & { readonly at: number }>
  | Message<'config-groups/failed', { readonly groups: readonly string[] }>;

export type ConfigGroupsRejection = { readonly code: 'config-groups/fresh' | 'config-groups/outdated' };
