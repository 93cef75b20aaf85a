/** The arm of each trial, by the trial's name. */
export type Arms = Readonly<Record<string, string>>;

/** The running trials, each with its arms; the first arm is the site as it is. */
export type Trials = Readonly<Record<string, readonly string[]>>;

export interface TrialsView {
  /** Every running trial has its arm, the first one until another is drawn. */
  readonly arms: Arms;
}
