/**
 * The edits of a coupon. A new edit is one more entry; `pick` chooses from the line or the coupon, and returns null
 * without a choice.
 */
import type { Command } from 'touchline/app/features';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import { CHANGE_TOLERANCES } from 'touchline/core/coupon/rules/accepted-move';
import type { CouponView } from 'touchline/core/coupon/slices';

export interface Choice {
  readonly pick: number;
  readonly view: CouponView;
  /** Every market of the line. */
  readonly marketIds: readonly number[];
}

interface Edit {
  /** The relative weight of the edit. */
  readonly weight: number;
  readonly command: (choice: Choice) => Command | null;
}

const STAKES = ['1', '2', '5', '10', '12.50', '40', '200', '', 'x'] as const;
const SETTINGS = [
  { isVipBet: true },
  { isVipBet: false },
  { isAdvance: true },
  { isCouponFixed: true },
  { isCouponFixed: false },
  { isDropOnScoreChange: true },
  { isAutoMax: true },
  { isAutoMax: false },
  { oneClickText: '3' },
] as const;

function of<T>(list: readonly T[], pick: number): T | null {
  return list.length === 0 ? null : (list[pick % list.length] ?? null);
}

function ofLeg(command: (marketId: number, pick: number) => Command): Edit['command'] {
  return ({ pick, view }) => {
    const leg = of(view.legs, pick);
    return leg === null ? null : command(leg.marketId, pick);
  };
}

export const EDITS = {
  place: { weight: 6, command: () => ({ type: 'coupon/place', payload: {} }) },
  acceptPrices: { weight: 2, command: () => ({ type: 'coupon/acceptPrices', payload: {} }) },
  declinePrices: { weight: 1, command: () => ({ type: 'coupon/declinePrices', payload: {} }) },
  addLeg: {
    weight: 5,
    command: ({ pick, marketIds }) => {
      const marketId = of(marketIds, pick);
      return marketId === null ? null : { type: 'coupon/addLeg', payload: { marketId } };
    },
  },
  removeLeg: { weight: 1, command: ofLeg((marketId) => ({ type: 'coupon/removeLeg', payload: { marketId } })) },
  /** Applies the remedy of a leg that can no longer be bet on. */
  removeLocked: {
    weight: 1,
    command: ({ view }) => {
      const locked = view.legs.find(({ locks }) => locks.length > 0);
      return locked === undefined ? null : { type: 'coupon/removeLeg', payload: { marketId: locked.marketId } };
    },
  },
  clear: { weight: 1, command: () => ({ type: 'coupon/clear', payload: {} }) },
  chooseType: {
    weight: 5,
    command: ({ pick, view }) => {
      const choice = of(
        view.types.filter(({ allowed }) => allowed),
        pick,
      );
      return choice === null ? null : { type: 'coupon/chooseType', payload: { betType: choice.betType } };
    },
  },
  typeStake: {
    weight: 3,
    command: ({ pick }) => ({ type: 'coupon/typeStake', payload: { text: of(STAKES, pick) ?? '' } }),
  },
  chooseChangeAction: {
    weight: 2,
    command: ({ pick }) => ({
      type: 'coupon/chooseChangeAction',
      payload: {
        action: of(changeActionNames, pick) ?? 'ask',
        tolerance: of(CHANGE_TOLERANCES, Math.floor(pick / changeActionNames.length)) ?? 0,
      },
    }),
  },
  chooseSystem: {
    weight: 1,
    command: ({ pick, view }) => {
      const option = of(view.systemOptions, pick);
      return option === null ? null : { type: 'coupon/chooseSystem', payload: { value: option.value } };
    },
  },
  setBanker: {
    weight: 1,
    command: ofLeg((marketId, pick) => ({ type: 'coupon/setBanker', payload: { marketId, isBanker: pick % 3 > 0 } })),
  },
  moveLeg: {
    weight: 1,
    command: ofLeg((marketId, pick) => ({ type: 'coupon/moveLeg', payload: { marketId, to: pick % 3 } })),
  },
  moveToBlock: {
    weight: 2,
    command: ofLeg((marketId, pick) => ({
      type: 'coupon/moveToBlock',
      payload: { marketId, blockId: pick % 4 === 3 ? null : pick % 4 },
    })),
  },
  typeBlockStake: {
    weight: 1,
    command: ({ pick, view }) => {
      const block = of(view.blocks, pick);
      return block === null
        ? null
        : { type: 'coupon/typeBlockStake', payload: { blockId: block.id, text: of(STAKES, pick) ?? '' } };
    },
  },
  typeLegStake: {
    weight: 2,
    command: ofLeg((marketId, pick) => ({
      type: 'coupon/typeLegStake',
      payload: { marketId, text: of(STAKES, pick) ?? '' },
    })),
  },
  choosePromoCode: {
    weight: 1,
    command: ({ pick, view }) => ({
      type: 'coupon/choosePromoCode',
      payload: { code: pick % 4 === 0 ? '' : (of(view.promo.offered, pick)?.code ?? 'NONE') },
    }),
  },
  setBonusBet: {
    weight: 1,
    command: ({ pick }) => ({ type: 'coupon/setBonusBet', payload: { isOn: pick % 2 === 0 } }),
  },
  /** An order, often for unreachable odds, so that it waits. */
  typeExactCoef: {
    weight: 2,
    command: ({ pick }) => ({
      type: 'coupon/typeExactCoef',
      payload: { text: of(['', '1.6', '2.5', '9'], pick) ?? '' },
    }),
  },
  cancelOrder: {
    weight: 1,
    command: ({ pick, view }) => {
      const order = of(view.orders, pick);
      return order === null ? null : { type: 'coupon/cancelOrder', payload: { key: order.key } };
    },
  },
  chooseAccount: {
    weight: 1,
    command: ({ pick, view }) => {
      const account = of(view.account.choices, pick);
      return account === null ? null : { type: 'coupon/chooseAccount', payload: { accountId: account.id } };
    },
  },
  changeSettings: {
    weight: 2,
    command: ({ pick }) => ({ type: 'coupon/changeSettings', payload: { settings: of(SETTINGS, pick) ?? {} } }),
  },
  setOneClick: { weight: 1, command: ({ pick }) => ({ type: 'coupon/setOneClick', payload: { isOn: pick % 3 > 0 } }) },
  answerOneClick: {
    weight: 1,
    command: ({ pick }) => ({ type: 'coupon/answerOneClick', payload: { isYes: pick % 3 > 0 } }),
  },
  undo: { weight: 2, command: () => ({ type: 'coupon/undo', payload: {} }) },
  redo: { weight: 1, command: () => ({ type: 'coupon/redo', payload: {} }) },
  dismissResult: { weight: 1, command: () => ({ type: 'coupon/dismissResult', payload: {} }) },
  /** Applies the remedy of a blocker or a refusal. */
  remedy: {
    weight: 2,
    command: ({ pick, view }) => {
      const offers = [...view.blockers, ...(view.placing.state === 'rejected' ? view.placing.reasons : [])];
      const remedy = of(
        offers.flatMap((offer) => (offer.remedy !== null && 'command' in offer.remedy ? [offer.remedy.command] : [])),
        pick,
      );
      return remedy;
    },
  },
} as const satisfies Readonly<Record<string, Edit>>;

export type EditName = keyof typeof EDITS;

/** The command of an edit for the coupon in its current state. */
export function commandOf(name: EditName, choice: Choice): Command | null {
  const edit: Edit = EDITS[name];
  return edit.command(choice);
}
