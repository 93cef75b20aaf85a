/** A step of a history of one player's limits. */
import type { Exclusion, MoneyLimit } from './limit-engine.ts';
import type { fc } from './npm-install-fast-check.ts';

/**
 * An amount of a stake or deposit in minor units, or by the smallest remainder: `left` is all of it, `over` a unit
 * more; 1,000 where nothing limits.
 */
export type StepAmount = number | 'left' | 'over';

/** A step of a history. Moments and amounts that depend on the history are named, and resolved by the reference. */
export type LimitStep =
  | { readonly do: 'wait'; readonly ms: number }
  /** Waits until `ms` after a moment; not at all where the moment does not exist or has passed. */
  | {
      readonly do: 'waitUntil';
      readonly moment: 'due' | 'lapse' | 'free';
      readonly kind: MoneyLimit;
      readonly ms: number;
    }
  | { readonly do: 'waitUntilEnd'; readonly exclusion: Exclusion; readonly ms: number }
  | { readonly do: 'change'; readonly kind: MoneyLimit; readonly value: number | null; readonly seen?: number | null }
  | { readonly do: 'confirm' | 'reject'; readonly kind: MoneyLimit }
  | { readonly do: 'exclude'; readonly exclusion: Exclusion; readonly days: number }
  | { readonly do: 'stake'; readonly amount: StepAmount }
  /** Settles the oldest open bet; `percent` of its stake is returned. */
  | { readonly do: 'settle'; readonly percent: number }
  /** Sends the last accepted stake or deposit again, with the same id. */
  | { readonly do: 'repeat' }
  | { readonly do: 'deposit'; readonly amount: StepAmount; readonly fails: boolean }
  | { readonly do: 'withdraw'; readonly amount: number }
  | { readonly do: 'bonus' }
  | { readonly do: 'order'; readonly amount: StepAmount }
  /** The odds of the oldest order are reached. */
  | { readonly do: 'strike' }
  /** A stake or a deposit in another currency than the limits'; not sent where no limit counts it. */
  | {
      readonly do: 'otherCurrency';
      readonly call: 'stake' | 'deposit';
      readonly amount: number;
      readonly currency: string;
    }
  | {
      readonly do: 'otherCurrencyChange';
      readonly kind: MoneyLimit;
      readonly value: number | null;
      readonly currency: string;
    };

export type Steps = fc.Arbitrary<readonly LimitStep[]>;
