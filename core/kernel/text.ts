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

/** A shell's translator: returns the text of a key, or the key itself when there is no text for it. */
export type Translate = (key: string, params?: Text['params']) => string;
