export interface KnownGroup {
  readonly language: string;
  /** When it came, ms. */
  readonly at: number;
  readonly value: unknown;
}

export interface ConfigGroupsState {
  /** Of what was asked for last. */
  readonly language: string;
  readonly known: ReadonlyMap<string, KnownGroup>;
  /** On their way, and since when. */
  readonly asked: ReadonlyMap<string, number>;
}

export const initial: ConfigGroupsState = { language: '', known: new Map(), asked: new Map() };

/** What a group says, in whatever language it is known: words of another language are better than none until the right ones come. */
export function groupOf(state: ConfigGroupsState, name: string): unknown {
  return state.known.get(name)?.value;
}
