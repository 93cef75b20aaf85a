import type { Engine, Law } from './engine.ts';

/** The default export of `laws.config.mjs` or `laws.config.ts`. */
export interface LawsConfig {
  readonly engine: Engine;
  readonly packs: readonly (readonly Law[])[];
  /** Cases of each law; 300 by default. */
  readonly runs?: number;
  /** The same seed always gives the same cases; 1 by default. */
  readonly seed?: number;
}
