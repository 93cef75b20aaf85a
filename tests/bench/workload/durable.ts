/**
 * Two durable modules with 100,000 events each: the coupon with a player's history, and a keyed module with minimal
 * events.
 */
import type { AnyModule, Decider, Module } from 'touchline/kernel/decider';
import type { Message, Recorded } from 'touchline/kernel/message';
import { ok } from 'touchline/kernel/result';
import { createModules } from '../../models/modules.ts';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import { couponHistory } from './coupon-events.ts';
import { BASE_TIME_MS, createLine, priceOf } from './line.ts';
import { createSeeded } from './seeded.ts';

export const HISTORY_LENGTH = 100_000;
const GAMES = 200;

type Noted = Message<'notes/noted', { readonly id: number; readonly price: number }>;
type Notes = Record<string, number>;
type NotesDecider = Decider<Notes, Noted, Noted, null, never>;

function isNoted(payload: unknown): payload is Noted['payload'] {
  if (typeof payload !== 'object' || payload === null) return false;
  const { id, price } = payload as { id?: unknown; price?: unknown };
  return Number.isSafeInteger(id) && Number.isSafeInteger(price);
}

/** The keyed module. Events are validated by hand-written code when they are read. */
function notesModule(): AnyModule {
  const decider: NotesDecider = {
    initial: {},
    decide: (command) => ok([command]),
    evolve(notes, { payload }) {
      notes[payload.id] = payload.price;
      return notes;
    },
  };
  const module: Module<'notes', Notes, Noted, Noted, null, never> = {
    name: 'notes',
    decider,
    facts: () => null,
    persist: {
      version: 1,
      upcast: (version, event) =>
        version === 1 && event.type === 'notes/noted' && isNoted(event.payload)
          ? { type: event.type, payload: event.payload }
          : null,
      readState: (version, state) =>
        version === 1 && typeof state === 'object' && state !== null ? (state as Notes) : null,
    },
  };
  return module;
}

function notesHistory(): readonly Recorded[] {
  const { marketIds } = createLine(GAMES);
  const next = createSeeded(7);
  return Array.from({ length: HISTORY_LENGTH }, (_, at) => ({
    seq: at + 1,
    at: BASE_TIME_MS + at * 50,
    id: `m2k1x-000abc-${at.toString(36).padStart(7, '0')}`,
    event: { type: 'notes/noted', payload: { id: marketIds[next(marketIds.length)] ?? 0, price: priceOf(next) } },
  }));
}

export const NO_FACTS: CouponFacts = {
  market: () => null,
  movedTo: () => null,
  fresh: true,
  player: null,
  sessionUnknown: false,
  ownLimits: null,
  rightStops: { bet: [], bonus: [] },
  guestCurrency: 'EUR',
  oddsView: 'decimal',
  appView: 'european',
  groupMark: '',
  config: {
    maxLegs: 30,
    isVipBetAllowed: true,
    isBonusBetAllowed: true,
    isAdvanceAllowed: true,
    isPromoCodeAllowed: true,
    isOneClickAllowed: true,
    minAmountTypes: [],
    maxAmountTypes: [],
    antiExpressMargin: 116,
    hasExpressOfTheDay: true,
    hasBetGenerator: true,
  },
};

/** All modules of the site. */
export function siteModules(): readonly AnyModule[] {
  return createModules({ signedIn: () => false, coupon: () => NO_FACTS });
}

export type Kind = 'notes' | 'coupon';

/** Creates new modules on each call, because the fold mutates their state in place. */
export function durable(kind: Kind): {
  readonly modules: readonly AnyModule[];
  readonly history: () => readonly Recorded[];
} {
  switch (kind) {
    case 'notes':
      return { modules: [notesModule()], history: notesHistory };
    case 'coupon':
      return { modules: siteModules(), history: () => couponHistory(HISTORY_LENGTH) };
  }
}
