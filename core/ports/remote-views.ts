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
}

export type RemoteFetchFailure =
  | { readonly code: 'network' | 'timeout' | 'tooLarge' | 'wrongType' | 'integrity' | 'origin' | 'redirected' | 'unsupported' }
  | { readonly code: 'status'; readonly status: number };

/** Code that is to stand on the page. */
export interface RemoteScript {
  /** The name under which the code registers itself. */
  readonly name: string;
  readonly url: string;
  readonly origins: readonly string[];
  readonly integrity: string;
  readonly timeoutMs: number;
}

export type RemoteScriptFailure = { readonly code: 'network' | 'timeout' | 'threw' | 'noAnswer' | 'origin' | 'unsupported' };

/** Where remote views come from and where their code runs. */
export interface RemoteViewsPort {
  /** Cold: each subscription fetches once; unsubscribing aborts. Never errors. */
  deliver(request: RemoteRequest): Observable<Result<string, RemoteFetchFailure>>;
  /**
   * Loads the script and mounts what it registered into `target`, an element of the shell's page. The answer takes the view away again, whatever it is doing, and may be called twice.
   * `onFailure` is told at most once, also later, when the view throws while it stands.
   */
  mount(script: RemoteScript, target: object, bridge: object, onFailure: (failure: RemoteScriptFailure) => void): () => void;
}
