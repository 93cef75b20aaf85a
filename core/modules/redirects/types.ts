/** The service's answer about an address. */
export interface KnownRedirect {
  /** The requested address: path with language, and query. */
  readonly asked: string;
  /** Null without an answer. Fields that the operator omitted are null or false. */
  readonly answer: {
    readonly redirect: boolean;
    readonly code: number | null;
    readonly url: string | null;
    readonly hasReasons: boolean;
    readonly hasBreadcrumbs: boolean;
  } | null;
}
