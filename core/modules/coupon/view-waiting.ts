/** The coupon before the rules of betting are loaded: its legs and what was typed, and nothing that would have to be computed. */
import type { CouponFacts } from './facts.ts';
import type { CouponState } from './state.ts';
import type { CouponView } from './views.ts';

export function viewWaiting(state: CouponState, facts: CouponFacts): CouponView {
  return {
    isReady: false,
    legs: state.legs.map((leg) => {
      const now = facts.market(leg.marketId);
      return {
        ...leg, seenPrice: leg.price, price: now?.leg.price ?? leg.price, locks: [], score: now?.score ?? '', isBanker: false, canBeBanker: false, blockId: 0, stakeText: '', stake: null, maxStake: null,
        win: null, winIfLost: null, movedTo: null,
      };
    }),
    typeId: state.typeId, types: [],
    shape: { hasSystem: false, bankerName: null, hasBlocks: false, isOrdered: false, amountPer: 'coupon', hasCoefficient: true, allowsPromoCode: false },
    currency: facts.player?.currency ?? facts.guestCurrency,
    stakeText: state.stakeText, stake: null, totalStake: null, presets: [], step: 0, minStake: null, maxStake: null,
    lines: 0, stakePerLine: '', totalOdds: '', totalOddsThousandths: 0, maxWin: null, minWin: null, lossTable: [], systemValue: 0, systemOptions: [], blocks: [],
    bonusBet: { isPossible: false, isOn: false, percent: 0 }, hyperBonus: null,
    promo: { isAllowed: false, why: null, code: '', offered: [], worth: null }, vip: { isPossible: false, isOn: false, why: null },
    advance: { isAllowed: false, isOn: false, available: 0, used: 0 }, exact: { isPossible: false, text: '', coef: null, isWrong: false },
    oneClick: { isAllowed: false, isOn: state.settings.isOneClick, asksToClear: false, stakeText: '', bonusStakeText: '' },
    account: { id: null, type: 0, choices: [] }, settings: state.settings, loading: { status: 'idle', problem: null, missing: 0 }, share: { status: 'idle', code: '' }, orders: [],
    expresses: { status: 'idle', live: [], line: [] }, ready: { hasExpressOfTheDay: false, hasBetGenerator: false },
    changeCoefAction: state.settings.changeCoefAction, blockers: [], canPlace: false, placing: { state: 'idle' }, question: null, canUndo: false, canRedo: false,
  };
}
