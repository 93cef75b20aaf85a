/**
 * A text as a key with parameters: the shell renders the key in the player's language. Amounts and odds stay numbers
 * until then.
 */
export interface Text {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function text(key: string, params: Readonly<Record<string, string | number>> = {}): Text {
  return { key, params };
}
