import type { Observable } from 'rxjs';
import type { Result } from '../kernel/result.ts';

/** One part of a view to be fetched. What comes back is the whole body, whose bytes had the hash that was asked for. */
export interface RemoteRequest {
  /** A path of the site's own origin, or an https address of one of `origins`. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Origins that may deliver it; `self` is the site's own. An answer from anywhere else, or a redirect, is refused. */
  readonly origins: readonly string[];
  /** `sha256-` and base64, as in an integrity attribute. */
  readonly integrity: string;
  readonly type: 'application/json' | 'text/javascript';
  readonly mostBytes: number;
  readonly timeoutMs: number;
  /** Its address has its content's hash in it: what the browser kept of it will do. */
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

/** Code that is to stand on the page, from wherever it may come: a classic script. */
export interface RemoteScript {
  readonly kind: 'script';
  /** The name under which the code registers itself. */
  readonly name: string;
  readonly url: string;
  readonly origins: readonly string[];
  readonly integrity: string;
  readonly timeoutMs: number;
}

/** A view of the site's own release: the file of the view first, then the files that it needs beside those of the page. ES modules of the site's own origin. */
export interface RemoteModule {
  readonly kind: 'module';
  readonly files: readonly { readonly url: string; readonly integrity: string }[];
  readonly timeoutMs: number;
}

export type RemoteScriptFailure = {
  readonly code: 'network' | 'timeout' | 'threw' | 'noAnswer' | 'origin' | 'unsupported';
};

/** Where remote views come from and where their code runs. */
export interface RemoteViewsPort {
  /** Cold: each subscription fetches once; unsubscribing aborts. Never errors. */
  deliver(request: RemoteRequest): Observable<Result<string, RemoteFetchFailure>>;
  /** The list of the views that this release of the site brings along, as text of JSON, with the hash that the page itself names. `null`: the page names none. Never errors. */
  ownViews(): Observable<Result<string, RemoteFetchFailure> | null>;
  /**
   * Loads the code and mounts what it offers into `target`, an element of the shell's page. The answer takes the view away again, whatever it is doing, and may be called twice.
   * `onFailure` is told at most once, also later, when the view throws while it stands.
   */
  mount(
    code: RemoteScript | RemoteModule,
    target: object,
    bridge: object,
    onFailure: (failure: RemoteScriptFailure) => void,
  ): () => void;
}
