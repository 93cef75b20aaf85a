/** Text is a key: the core says what to say, the shell says it in the player's language. Amounts and odds stay numbers until then. */
export interface Text {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export function text(key: string, params: Readonly<Record<string, string | number>> = {}): Text {
  return { key, params };
}
