/** All reasons why the coupon can't be placed now, each with its one-tap remedy [CPN-4]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand } from '../messages.ts';
import type { CouponState } from '../state.ts';
import type { Leg } from '../types.ts';
import type { Blocker, LegLock } from '../views.ts';
import { locksOf } from './locks.ts';
import type { Meaning } from './meaning.ts';
import { replacementOf } from './odds-change.ts';
import { stakeBlockers } from './stake-blockers.ts';
import { fittingType, SEVERAL_SINGLES, whyNot } from './types.ts';

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

export function blockersOf(state: CouponState, facts: CouponFacts, meaning: Meaning): readonly Blocker[] {
  if (state.legs.length === 0) return [plain('empty')];
  return [
    ...typeBlockers(state, facts),
    ...legBlockers(state, facts, meaning),
    ...shapeBlockers(meaning),
    ...stakeBlockers(state, facts, meaning),
    ...playerBlockers(facts),
    ...placingBlockers(state),
  ];
}

function plain(code: string, params: Readonly<Record<string, string | number>> = {}): Blocker {
  return { code, text: text(`coupon.block.${code}`, params), money: [], remedy: null };
}

function remedy(
  code: string,
  command: CouponCommand,
  params: Readonly<Record<string, string | number>> = {},
): NonNullable<Blocker['remedy']> {
  return { text: text(`coupon.remedy.${code}`, params), command };
}

function typeBlockers({ typeId, legs }: CouponState, { config }: CouponFacts): readonly Blocker[] {
  const why = whyNot(typeId, legs.length, config.maxLegs);
  if (why === null) return [];
  const fits = [fittingType(0, legs.length), SEVERAL_SINGLES].find(
    (id) => whyNot(id, legs.length, config.maxLegs) === null,
  );
  return [
    {
      code: 'type',
      text: why,
      money: [],
      remedy:
        fits === undefined ? null : remedy(`type${fits}`, { type: 'coupon/chooseType', payload: { typeId: fits } }),
    },
  ];
}

function legBlockers(state: CouponState, facts: CouponFacts, { bankers }: Meaning): readonly Blocker[] {
  let staleTold = false;
  return state.legs.flatMap((leg) => {
    const locks = locksOf(leg, state.legs, state.typeId, bankers.has(leg.marketId), facts);
    return LOCK_ORDER.filter((lock) => locks.includes(lock)).flatMap((lock): readonly Blocker[] => {
      if (lock === 'stale') {
        // One feed, one reason.
        if (staleTold) return [];
        staleTold = true;
        return [plain('stale')];
      }
      const { home, away } = leg;
      return [{ ...plain(lock, { home, away }), remedy: lockRemedy(lock, leg, state.legs, facts) }];
    });
  });
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

/** What the mathematics refuses about legs and blocks; stakes are told by the stake's own reasons. */
function shapeBlockers({ quote, type, legs, blocks }: Meaning): readonly Blocker[] {
  if (quote.ok) return [];
  return quote.error.flatMap((error): readonly Blocker[] => {
    switch (error.code) {
      case 'tooFewLegs':
        // Without bankers or a lobby the type's own reason says it.
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

/** A leg out of the block that they all are in; those of a lobby make no block. */
function splitRemedy(blocks: Meaning['blocks']): Blocker['remedy'] {
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
  return state.intents.some(({ couponId, phase }) => couponId === state.couponId && phase !== 'waiting')
    ? [plain('placing')]
    : [];
}
