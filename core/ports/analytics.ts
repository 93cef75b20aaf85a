/** One thing worth counting: a name and a payload of the catalogue, never personal data. `at`: ms since the epoch. */
export interface AnalyticsItem {
  /** Unique across tabs and visits. */
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly payload: Readonly<Record<string, string | number | boolean | null>>;
}

export type AnalyticsSinkName = 'collector' | 'tag' | 'counter4' | 'counter8' | 'pixel' | 'sportsData';

/** Where items go. A sink with a script loads this script only from an allowed origin and only with this hash. */
export interface AnalyticsSinkSetup {
  readonly name: AnalyticsSinkName;
  readonly key: string;
  readonly script: { readonly url: string; readonly integrity: string } | null;
}

export interface AnalyticsSink {
  /**
   * Hands items over once. `isLast`: the page may never come back, so the items must survive it. Resolves with whether
   * the receiver took them; never sends again by itself.
   */
  send(items: readonly AnalyticsItem[], isLast: boolean): Promise<boolean>;
  /** Ends everything of this sink: requests under way, its script, its globals. */
  stop(): void;
}

/** Measurements of this page view so far; `null` where there is none. `cls` is in thousandths, all others are ms. */
export interface PageMetrics {
  readonly lcp: number | null;
  readonly inp: number | null;
  readonly cls: number | null;
  readonly firstPrice: number | null;
}

/** Everything that analytics does outside the core. The core loads the port only with the visitor's consent. */
export interface AnalyticsPort {
  /** The sink; throws where its script is not allowed. */
  open(setup: AnalyticsSinkSetup): AnalyticsSink;
  /** Starts to measure; returns the reader of the current values. */
  measure(): Promise<() => PageMetrics>;
}
