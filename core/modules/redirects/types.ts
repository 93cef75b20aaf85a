/** What the service said of an address. */
export interface KnownRedirect {
  /** The address that was asked about: path with language, and query. */
  readonly asked: string;
  /** Null where there was no answer. Fields that the operator left out are null or false. */
  readonly answer: {
    readonly redirect: boolean;
    readonly code: number | null;
    readonly url: string | null;
    readonly hasReasons: boolean;
    readonly hasBreadcrumbs: boolean;
  } | null;
}
