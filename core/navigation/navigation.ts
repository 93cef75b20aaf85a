import type { NavigationCommand } from './commands.ts';
import type { Target } from './guard.ts';

/** A decision, which explains why a player is on a page: one entry for each navigation, newest last. */
export interface Decision {
  readonly at: number;
  readonly asked: string;
  /** Each guard that ran, in order, with its verdict; after waits, the last round. */
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
   * Runs the guards for an address inside the site (`/en/live?x=1#y`). Resolves when no guard waits. A redirect's `to`
   * is a path of the site, or an https address of an allowed origin.
   */
  decide(address: string): Promise<Outcome>;
  /**
   * Calls `listener` each time a context change would redirect the page that `decide` showed last: a ban, a site that
   * closes or opens. Returns an unsubscribe function.
   */
  onOutdated(listener: () => void): () => void;
  /**
   * Judges an address synchronously for the first paint: a wait counts as a pass, and an address outside the first
   * routes has the screen `undecided` until `decide` resolves.
   */
  peek(address: string): Outcome;
  /** The address in a query's `return-url`, if it is safe to follow: a path of this site. Otherwise `null`. */
  returnTo(query: string): string | null;
  /** `/{language}{path}` in the player's language. */
  href(path: string): string;
  readonly trail: () => readonly Decision[];
}
