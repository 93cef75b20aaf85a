/** All reasons why the coupon can't be placed now, the most important first, each with its one-tap remedy [CPN-4]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { CouponState } from '../state.ts';
import type { Leg } from '../types.ts';
import type { Blocker, LegLock } from '../views.ts';
import { blocker as plain } from './blocker.ts';
import { locksOf } from './locks.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { replacementOf } from './odds-change.ts';
import { pickParams } from './pick.ts';
import { rightBlockers } from './right-blockers.ts';
import { stakeBlockers } from './stake-blockers.ts';
import { fittingType, whyNot } from './types.ts';
import { winBlockers } from './win-blockers.ts';

const LOCK_ORDER: readonly LegLock[] = [
  'finished',
  'gone',
  'blocked',
  'suspended',
  'bannedExpress',
  'dependent',
  'noBanker',
  'stale',
];

/** Reasons that no change of the coupon can remedy: they come before all others. */
const CLOSES_EVERY_BET: ReadonlySet<string> = new Set([
  'banned',
  'notAllowed',
  'maintenance',
  'siteBlocked',
  'excluded',
  'limitMissing',
]);

export function blockersOf(state: CouponState, facts: CouponFacts, slip: ResolvedSlip): readonly Blocker[] {
  if (state.legs.length === 0) return [plain('empty')];
  const blockers = [
    ...(facts.player === null ? [] : rightBlockers(facts, slip)),
    ...placingBlockers(state),
    ...typeBlockers(state, facts),
    ...legBlockers(state, facts, slip),
    ...shapeBlockers(slip),
    ...winBlockers(slip),
    ...stakeBlockers(state, facts, slip),
    ...playerBlockers(facts),
  ];
  const closing = blockers.filter(({ code }) => CLOSES_EVERY_BET.has(code));
  return [...closing, ...blockers.filter((blocker) => !closing.includes(blocker))];
}

function remedy(
  code: string,
  command: CouponCommand,
  params: Readonly<Record<string, string | number>> = {},
): NonNullable<Blocker['remedy']> {
  return { text: text(`coupon.remedy.${code}`, params), command };
}

function typeBlockers({ betType, legs }: CouponState, { config }: CouponFacts): readonly Blocker[] {
  const why = whyNot(betType, legs.length, config.maxLegs);
  if (why === null) return [];
  const fits = [fittingType('single', legs.length), 'singles' as const].find(
    (name) => whyNot(name, legs.length, config.maxLegs) === null,
  );
  return [
    {
      code: 'type',
      text: why,
      money: [],
      remedy:
        fits === undefined ? null : remedy(`type.${fits}`, { type: 'coupon/chooseType', payload: { betType: fits } }),
    },
  ];
}

function legBlockers(state: CouponState, facts: CouponFacts, { bankers }: ResolvedSlip): readonly Blocker[] {
  let hasStale = false;
  const gamesInConflict = new Set<number>();
  return state.legs.flatMap((leg) => {
    const locks = locksOf(leg, state.legs, state.betType, bankers.has(leg.marketId), facts);
    return LOCK_ORDER.filter((lock) => locks.includes(lock)).flatMap((lock): readonly Blocker[] => {
      if (lock === 'stale') {
        // One feed, one reason.
        if (hasStale) return [];
        hasStale = true;
        return [plain('stale')];
      }
      if (lock === 'dependent') {
        // One game, one reason.
        if (gamesInConflict.has(leg.gameId)) return [];
        gamesInConflict.add(leg.gameId);
        return [conflictBlocker(leg, state.legs, facts)];
      }
      const { home, away } = leg;
      return [{ ...plain(lock, { home, away }), remedy: lockRemedy(lock, leg, state.legs, facts) }];
    });
  });
}

/**
 * Selections of one game that can't be legs of this bet together: all of them by name, the removal of each, and
 * singles, which allow them all [CPN-27].
 */
function conflictBlocker({ gameId, home, away }: Leg, legs: readonly Leg[], { config }: CouponFacts): Blocker {
  const picks = legs.filter((leg) => leg.gameId === gameId);
  // Outcomes of one market have distinct names; across markets, 'Draw' may be the result of the match or of a half.
  const isOneMarket = picks.every(({ kind }) => kind === picks[0]?.kind);
  const removals = picks.map((leg) =>
    remedy(
      isOneMarket ? 'removeOutcome' : 'removePick',
      { type: 'coupon/removeLeg', payload: { marketId: leg.marketId } },
      pickParams(leg),
    ),
  );
  const singles =
    whyNot('singles', legs.length, config.maxLegs) === null
      ? [remedy('type.singles', { type: 'coupon/chooseType', payload: { betType: 'singles' } })]
      : [];
  const [first = null, ...alternatives] = [...removals, ...singles];
  return {
    ...plain('dependent', { home, away }),
    picks: picks.map((leg) => text(isOneMarket ? 'coupon.outcome' : 'coupon.pick', pickParams(leg))),
    remedy: first,
    alternatives,
  };
}

function lockRemedy(lock: LegLock, leg: Leg, legs: readonly Leg[], facts: CouponFacts): Blocker['remedy'] {
  const { marketId, home, away } = leg;
  const by = lock === 'gone' ? replacementOf(leg, legs, facts) : null;
  if (by !== null)
    return remedy(
      'replaceLeg',
      { type: 'coupon/replaceLeg', payload: { marketId, by: by.leg.marketId } },
      { home, away, param: by.leg.param / 4, price: by.leg.price },
    );
  if (lock === 'noBanker')
    return remedy('unsetBanker', { type: 'coupon/setBanker', payload: { marketId, isBanker: false } }, { home, away });
  return remedy('removeLeg', { type: 'coupon/removeLeg', payload: { marketId } }, { home, away });
}

/** Errors of the mathematics about legs and blocks; the stake's own reasons cover stakes. */
function shapeBlockers({ quote, type, legs, blocks }: ResolvedSlip): readonly Blocker[] {
  if (quote.ok) return [];
  return quote.error.flatMap((error): readonly Blocker[] => {
    switch (error.code) {
      case 'tooFewLegs':
        // Without bankers or a lobby the type's own reason covers this.
        return legs.length < type.minLegs ? [] : [{ ...plain('tooFewLegs', { min: error.minimum }), remedy: null }];
      case 'tooFewBlocks':
        return legs.length < type.minLegs
          ? []
          : [{ ...plain('tooFewBlocks', { min: error.minimum }), remedy: splitRemedy(blocks) }];
      case 'badSystemValue':
        return [
          {
            ...plain('badSystem', { min: error.minimum, max: error.maximum }),
            remedy: remedy(
              'system',
              { type: 'coupon/chooseSystem', payload: { value: error.minimum } },
              { value: error.minimum },
            ),
          },
        ];
      case 'tooManyLegs':
      case 'legWithoutBlock':
      case 'badPrice':
      case 'badLegAmount':
      case 'badBlockAmount':
      case 'blockAmountTooHigh':
      case 'tooManySplits':
      case 'badStake':
      case 'badTerms':
        return [];
    }
  });
}

/** Moves a leg out of the block that holds all legs; legs of a lobby make no block. */
function splitRemedy(blocks: ResolvedSlip['blocks']): Blocker['remedy'] {
  const together = blocks.find(({ marketIds }) => marketIds.length > 1);
  const last = together?.marketIds.at(-1);
  return last === undefined
    ? null
    : remedy('splitBlocks', { type: 'coupon/moveToBlock', payload: { marketId: last, blockId: null } });
}

function playerBlockers(facts: CouponFacts): readonly Blocker[] {
  if (facts.player !== null) return [];
  if (facts.sessionUnknown) return [plain('sessionUnknown')];
  return [{ ...plain('signedOut'), remedy: { text: text('coupon.remedy.register'), open: 'register' } }];
}

function placingBlockers(state: CouponState): readonly Blocker[] {
  return state.intents.some(({ couponId, phase }) => couponId === state.couponId && phase !== 'ordered')
    ? [plain('placing')]
    : [];
}
