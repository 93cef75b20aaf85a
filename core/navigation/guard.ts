/** A guard looks at where the player wants to go and at the world, and says one of these. It is pure: what it wants done, it returns. */
import type { Message } from '../kernel/message.ts';
import type { Route } from './routes.ts';

/** An address inside the site, taken apart. `path` starts with `/` and has no language. */
export interface Target {
  readonly language: string | null;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
  readonly route: Route | null;
  readonly params: Readonly<Record<string, string>>;
}

export interface NavigationWorld {
  readonly signedIn: boolean | null;
  readonly language: string;
  readonly languages: readonly string[];
  readonly isRegistrationAllowed: boolean;
}

export type Verdict =
  | { readonly kind: 'pass'; readonly commands?: readonly Message[] }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'cancel'; readonly reason: string }
  | { readonly kind: 'fail'; readonly status: 404 | 500 }
  | { readonly kind: 'wait'; readonly command: Message | null; readonly until: (world: NavigationWorld) => boolean };

export interface Guard {
  readonly name: string;
  /** What happens when the guard itself can't tell: `open` lets the player through, `closed` does not. */
  readonly onFault: 'open' | 'closed';
  readonly judge: (target: Target, world: NavigationWorld) => Verdict;
}
