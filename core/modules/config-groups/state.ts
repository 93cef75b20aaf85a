export interface KnownGroup {
  readonly language: string;
  /** When the group arrived, ms. */
  readonly at: number;
  readonly value: unknown;
}

export interface ConfigGroupsState {
  /** The language of the latest request. */
  readonly language: string;
  readonly known: ReadonlyMap<string, KnownGroup>;
  /** Pending groups, with the time of the request. */
  readonly asked: ReadonlyMap<string, number>;
}

export const initial: ConfigGroupsState = { language: '', known: new Map(), asked: new Map() };

/**
 * The value of a group in any known language: words of another language are better than none until the right ones load.
 */
export function groupOf(state: ConfigGroupsState, name: string): unknown {
  return state.known.get(name)?.value;
}
