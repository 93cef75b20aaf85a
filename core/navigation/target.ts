import type { Route } from './routes.ts';

/** A parsed address inside the site. `path` starts with `/` and has no language. */
export interface Target {
  readonly language: string | null;
  readonly path: string;
  readonly query: string;
  readonly hash: string;
  readonly route: Route | null;
  readonly params: Readonly<Record<string, string>>;
}
