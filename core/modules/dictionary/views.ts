export interface SportName {
  readonly sportId: number;
  readonly nameEng: string;
}

/** The sports map of a language. `language` is null until the first request. */
export interface DictionaryView {
  readonly language: string | null;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  /** The sports of the last loaded language, and the long-term entry. */
  readonly sports: readonly SportName[];
}
