/** A guard looks at where the player wants to go and at the world, and says one of these. It is pure: what it wants done, it returns. */
import type { NavigationCommand } from './commands.ts';
import type { Route } from './routes.ts';
import type { World } from './world.ts';

export type { NavigationWorld } from './world.ts';

/** An address inside the site, taken apart. `path` starts with `/` and has no language. */
export interface Target {
  readonly language: string | null;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
  readonly route: Route | null;
  readonly params: Readonly<Record<string, string>>;
}

export type Verdict =
  | { readonly kind: 'pass'; readonly commands?: readonly NavigationCommand[] }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'fail'; readonly status: 404 | 500 }
  /** `until` is false of the world that made the guard wait; `command`, if any, asks for what it waits for. */
  | { readonly kind: 'wait'; readonly command: NavigationCommand | null; readonly until: (world: World) => boolean };

export const PASS: Verdict = { kind: 'pass' };

export interface Guard {
  readonly name: string;
  /**
   * What happens when the guard itself can't tell, because it throws, or because it sends the player where no redirect may lead: `open` lets her through, `closed` does not (500).
   * An open guard waits no longer than `PATIENCE_MS`, then lets through; a closed one waits as long as it takes.
   */
  readonly onFault: 'open' | 'closed';
  readonly judge: (target: Target, world: World) => Verdict;
}
