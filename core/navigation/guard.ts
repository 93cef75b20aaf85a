/**
 * A guard reads the target and the context and returns a verdict. Guards are pure: a requested effect is part of the
 * verdict.
 */
import type { NavigationCommand } from './commands.ts';
import type { NavigationContext } from './navigation-context.ts';
import type { Target } from './target.ts';

export type { KnownContext } from './navigation-context.ts';
export type { Target } from './target.ts';

export type Verdict =
  | { readonly kind: 'pass'; readonly commands?: readonly NavigationCommand[] }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'fail'; readonly status: 404 | 500 }
  /** `until` is false for the context that made the guard wait; `command`, if any, requests the awaited fact. */
  | {
      readonly kind: 'wait';
      readonly command: NavigationCommand | null;
      readonly until: (context: NavigationContext) => boolean;
    };

export const PASS: Verdict = { kind: 'pass' };

export interface Guard {
  readonly name: string;
  /**
   * The verdict when the guard throws, or redirects where no redirect may lead: `open` lets the player through,
   * `closed` does not (500). An open guard waits at most `GUARD_TIMEOUT_MS` and then lets the player through; a closed
   * guard waits without a limit.
   */
  readonly onFault: 'open' | 'closed';
  readonly judge: (target: Target, context: NavigationContext) => Verdict;
}
