/**
 * A history as data: actions of the player and the world, and faults. One object, so that a failing history shrinks
 * to the few actions and faults that matter. A new kind of edit is one more entry of `edits.ts`; a new fault is one
 * more entry here and one more case in `faults.ts`.
 */
import fc from 'fast-check';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { EDITS } from './edits.ts';
import type { EditName } from './edits.ts';

export type Act =
  /** The player edits, places or answers a question in an open tab; `pick` chooses among the possibilities. */
  | { readonly act: 'edit'; readonly tab: number; readonly edit: EditName; readonly pick: number }
  /** The operator moves a price, suspends or opens a market. */
  | { readonly act: 'move'; readonly market: number; readonly price: number; readonly state: 0 | 1 }
  | { readonly act: 'endGame'; readonly game: number }
  | { readonly act: 'wait'; readonly ms: number }
  | { readonly act: 'open' }
  | { readonly act: 'kill'; readonly tab: number }
  /** Hides or shows the tab. */
  | { readonly act: 'hide'; readonly tab: number }
  /** Changes this device's clock. */
  | { readonly act: 'jump'; readonly ms: number }
  | { readonly act: 'logOut'; readonly tab: number }
  | { readonly act: 'logIn'; readonly tab: number; readonly who: 0 | 1 }
  /** Stops the feed for a while; afterwards the streams continue with a gap, or end. */
  | { readonly act: 'feedGap'; readonly ms: number; readonly cut: boolean };

/** The port calls that a fault can affect. */
export type CallKind = 'place' | 'ask' | 'token' | 'session' | 'other';

export type NetworkFate =
  | { readonly kind: 'dropRequest' | 'dropAnswer' | 'down' | 'brokenJson' | 'crossed' }
  /** The call arrives twice; the first answer is returned. */
  | { readonly kind: 'duplicate'; readonly ms: number }
  | { readonly kind: 'delay'; readonly ms: number }
  /** An error from an intermediary: the operator never received the call, or (`afterwards`) had already executed it. */
  | { readonly kind: 'status'; readonly status: 401 | 451 | 500 | 502 | 503; readonly afterwards: boolean }
  | { readonly kind: 'truncated'; readonly at: number };

/** Faults of the disk. `rot` damages one text before a tab reads it; `junk` adds an invalid one. */
export type DiskFate =
  | { readonly kind: 'full' }
  | { readonly kind: 'rot'; readonly text: number; readonly at: number }
  | { readonly kind: 'junk' };

/** The fault affects `times` calls of its kind, after `skip` successful ones. */
export type Fault = { readonly skip: number; readonly times: number } & (
  | { readonly on: CallKind | 'any'; readonly fate: NetworkFate }
  | { readonly on: 'write'; readonly fate: Extract<DiskFate, { kind: 'full' }> }
  | { readonly on: 'read'; readonly fate: Exclude<DiskFate, { kind: 'full' }> }
);

export interface Plan {
  /** The number of tabs at the start. */
  readonly tabs: number;
  /** The duration of a write to the disk. */
  readonly diskMs: number;
  /** The error of this device's clock. */
  readonly skewMs: number;
  /** The coupon's markets at the start, by index in the line; several games allow an express. */
  readonly legs: readonly number[];
  /** The type chosen at the start, if available. */
  readonly betType: BetTypeName;
  /** The exact odds to wait for; '' for current odds. */
  readonly exactCoef: string;
  readonly acts: readonly Act[];
  readonly faults: readonly Fault[];
  /** Whether the history ends with a new tab instead of an open one. */
  readonly reopens: boolean;
}

const tab = fc.nat(2);
const pick = fc.nat(11);

const edit: fc.Arbitrary<Act> = fc.oneof(
  ...Object.entries(EDITS).map(([name, { weight }]) => ({
    weight,
    arbitrary: fc.record({ act: fc.constant('edit' as const), tab, edit: fc.constant(name as EditName), pick }),
  })),
);

const press: fc.Arbitrary<Act> = fc.record({
  act: fc.constant('edit' as const),
  tab,
  edit: fc.constant('place' as const),
  pick: fc.constant(0),
});

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: press },
  { weight: 16, arbitrary: edit },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 20, 120, 1_000, 6_000, 25_000, 45_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('move' as const),
      market: pick,
      price: fc.integer({ min: 1_100, max: 4_000 }),
      state: fc.constantFrom(0 as const, 0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('endGame' as const), game: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('open' as const) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('kill' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('hide' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('jump' as const),
      ms: fc.constantFrom(-3_600_000, -40_000, 40_000, 3_600_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('logOut' as const), tab }) },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('logIn' as const),
      tab,
      who: fc.constantFrom(0 as const, 0 as const, 1 as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('feedGap' as const),
      ms: fc.constantFrom(200, 3_000, 9_000),
      cut: fc.boolean(),
    }),
  },
);

/** Weighted towards actions at the moment of placing, which matter most. */
const opening: fc.Arbitrary<readonly Act[]> = fc
  .tuple(
    fc.array(press, { maxLength: 2 }),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: tab.map((at): Act[] => [{ act: 'logOut', tab: at }]) },
      { weight: 1, arbitrary: tab.map((at): Act[] => [{ act: 'kill', tab: at }, { act: 'open' }]) },
      { weight: 1, arbitrary: fc.constant<Act[]>([{ act: 'open' }]) },
    ),
  )
  .map(([pressed, then]) => [...pressed, ...then]);

const networkFate: fc.Arbitrary<NetworkFate> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'dropRequest' as const,
        'dropAnswer' as const,
        'down' as const,
        'brokenJson' as const,
        'crossed' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('duplicate' as const), ms: fc.constantFrom(0, 400, 20_000) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('delay' as const),
      ms: fc.constantFrom(300, 4_000, 9_000, 18_000, 35_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      status: fc.constantFrom(401 as const, 451 as const, 500 as const, 502 as const, 503 as const),
      afterwards: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('truncated' as const), at: fc.nat(99) }) },
);

const repeated = { skip: fc.nat(2), times: fc.constantFrom(1, 1, 2, 5) };

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ ...repeated, on: fc.constant('place' as const), fate: networkFate }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...repeated,
      on: fc.constantFrom('ask' as const, 'token' as const, 'session' as const, 'other' as const, 'any' as const),
      fate: networkFate,
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...repeated, on: fc.constant('session' as const), fate: networkFate }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...repeated,
      on: fc.constant('write' as const),
      fate: fc.constant({ kind: 'full' as const }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      skip: fc.constantFrom(0, 0, 1),
      times: fc.constantFrom(1, 2),
      on: fc.constant('read' as const),
      fate: fc.oneof(
        fc.record({ kind: fc.constant('rot' as const), text: fc.nat(20), at: fc.nat(2_000) }),
        fc.constant({ kind: 'junk' as const }),
      ),
    }),
  },
);

/** Histories: mostly a coupon that is ready to place, with a few actions and faults around the placing. */
export const anyPlan: fc.Arbitrary<Plan> = fc.record({
  tabs: fc.constantFrom(1, 1, 2, 3),
  diskMs: fc.constantFrom(0, 30),
  skewMs: fc.constantFrom(0, 0, 0, -300_000, 300_000),
  // From different games, because two legs of one game can only be singles.
  legs: fc.oneof(
    {
      weight: 9,
      arbitrary: fc.uniqueArray(pick, { minLength: 1, maxLength: 4, selector: (at) => Math.floor(at / 3) }),
    },
    { weight: 1, arbitrary: fc.constant([]) },
  ),
  betType: fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom('single', 'express') },
    { weight: 1, arbitrary: fc.integer({ min: 2, max: 9 }).map((at) => betTypeNames[at] ?? 'singles') },
  ),
  exactCoef: fc.oneof({ weight: 7, arbitrary: fc.constant('') }, { weight: 1, arbitrary: fc.constantFrom('9', '90') }),
  acts: fc.tuple(opening, fc.array(act, { maxLength: 24, size: 'max' })).map(([first, then]) => [...first, ...then]),
  faults: fc.array(fault, { maxLength: 5, size: 'max' }),
  reopens: fc.boolean(),
});
