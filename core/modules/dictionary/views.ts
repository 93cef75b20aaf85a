export interface SportName {
  readonly sportId: number;
  readonly nameEng: string;
}

/** The sports map of a language. `language` is null until one has been asked for. */
export interface DictionaryView {
  readonly language: string | null;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  /** Those of the last language that came, and the long-term entry. */
  readonly sports: readonly SportName[];
}
