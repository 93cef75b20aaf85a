import type { Observable } from 'rxjs';
import type { Result } from '../kernel/result.ts';

/** A request for one part of a view. A successful result is the whole body, whose bytes have the requested hash. */
export interface RemoteRequest {
  /** A path of the site's own origin, or an https address of one of `origins`. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * Origins that may send the part; `self` is the site's own. An answer from any other origin, or a redirect, is
   * refused.
   */
  readonly origins: readonly string[];
  /** `sha256-` and base64, as in an integrity attribute. */
  readonly integrity: string;
  readonly type: 'application/json' | 'text/javascript';
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** The address contains the hash of its content, so a cached copy is valid. */
  readonly isHashed?: boolean;
}

export type RemoteFetchFailure =
  | {
      readonly code:
        | 'network'
        | 'timeout'
        | 'tooLarge'
        | 'wrongType'
        | 'integrity'
        | 'origin'
        | 'redirected'
        | 'unsupported';
    }
  | { readonly code: 'status'; readonly status: number };

/** Code of a view, from any allowed origin: a classic script. */
export interface RemoteScript {
  readonly kind: 'script';
  /** The name under which the code registers itself. */
  readonly name: string;
  readonly url: string;
  readonly origins: readonly string[];
  readonly integrity: string;
  readonly timeoutMs: number;
}

/**
 * A view of the site's own release: the file of the view first, then the files that it needs in addition to those of
 * the page. All are ES modules of the site's own origin.
 */
export interface RemoteModule {
  readonly kind: 'module';
  readonly files: readonly { readonly url: string; readonly integrity: string }[];
  readonly timeoutMs: number;
}

export type RemoteScriptFailure = {
  readonly code: 'network' | 'timeout' | 'threw' | 'noAnswer' | 'origin' | 'unsupported';
};

/** A view's document that arrived together with the page. */
export interface DocumentSeed {
  readonly view: string;
  /** The route's path without language, and the language of the page. */
  readonly path: string;
  readonly language: string;
  readonly appName: string;
  /** The document as JSON; the core decodes it. */
  readonly text: string;
}

/** Loads remote views and runs their code. */
export interface RemoteViewsPort {
  /** Cold: each subscription fetches once; unsubscribing aborts. Never errors. */
  fetchPart(request: RemoteRequest): Observable<Result<string, RemoteFetchFailure>>;
  /**
   * The list of the views in this release of the site, as JSON text with the hash that the page names. `null` when the
   * page names none. Never errors.
   */
  bundledViews(): Observable<Result<string, RemoteFetchFailure> | null>;
  /**
   * Loads the code and mounts its view into `target`, an element of the shell's page. The returned function removes the
   * view in any state and may be called twice. `onFailure` is called at most once, also when the mounted view throws
   * later.
   */
  mount(
    code: RemoteScript | RemoteModule,
    target: object,
    bridge: object,
    onFailure: (failure: RemoteScriptFailure) => void,
  ): () => void;
}
