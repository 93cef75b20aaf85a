import type { NavigationCommand } from './commands.ts';
import type { Target } from './guard.ts';

/** Why a player is where she is: one entry a navigation, newest last. */
export interface Decision {
  readonly at: number;
  readonly asked: string;
  /** Each guard that was asked, in its order, and what it said; after waits, the last round. */
  readonly steps: readonly { readonly guard: string; readonly verdict: string }[];
  readonly outcome: Outcome['kind'];
  readonly landed: string;
}

export type Outcome =
  | { readonly kind: 'show'; readonly target: Target; readonly commands: readonly NavigationCommand[] }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'fail'; readonly status: 404 | 500; readonly target: Target };

export interface Navigation {
  /**
   * Runs the guards for an address inside the site (`/en/live?x=1#y`). Resolves when no guard waits any more. `to` of a redirect is a path of the site, or an https address of an
   * allowed origin. The guards are loaded at the first call; rejects where they can't be.
   */
  decide(address: string): Promise<Outcome>;
  /** Calls `listener` each time when the world has changed so that what `decide` showed last would be led elsewhere now: a ban, a site that closes or opens. Returns the way to stop. */
  onOutdated(listener: () => void): () => void;
  /** What can be said at once, for the first paint: waiting counts as passing, and an address that is none of the first routes has the screen `undecided` until `decide` has spoken. */
  peek(address: string): Outcome;
  /** The address that `return-url` in a query names, if it is safe to follow: a path of this site. Null otherwise. */
  returnTo(query: string): string | null;
  /** `/{language}{path}` in the player's language. */
  href(path: string): string;
  readonly trail: () => readonly Decision[];
}
