/** Reasons from the player's rights: a ban, a missing right, maintenance, a block [CPN-134]. */
import { text } from '../../../kernel/text.ts';
import type { RightStop } from '../../user/public.ts';
import type { CouponFacts } from '../facts.ts';
import type { Blocker } from '../views.ts';
import type { ResolvedSlip } from './resolved-slip.ts';

type Uses = Pick<ResolvedSlip, 'isBonusAccount' | 'hasPromo' | 'hasBonusBet'>;

export function rightBlockers(facts: CouponFacts, uses: Uses): readonly Blocker[] {
  const { bet, bonus } = facts.rightStops;
  const usesBonus = uses.isBonusAccount || uses.hasPromo || uses.hasBonusBet;
  // A reason that stops every bet is named once.
  const ofBonus = usesBonus ? bonus.filter((stop) => !bet.includes(stop)) : [];
  return [
    ...bet.map((stop) => blocker(stop, byStop(stop))),
    ...ofBonus.map((stop) =>
      stop === 'notAllowed' ? blocker('bonusNotAllowed', withoutBonus(facts, uses)) : blocker(stop, byStop(stop)),
    ),
  ];
}

function blocker(code: string, remedy: Blocker['remedy']): Blocker {
  return { code, text: text(`coupon.block.${code}`), money: [], remedy };
}

/** A closed site reopens without the player's action, so it has no remedy. */
function byStop(stop: RightStop): Blocker['remedy'] {
  return stop === 'banned' || stop === 'notAllowed' ? { text: text('coupon.remedy.support'), open: 'support' } : null;
}

function withoutBonus(facts: CouponFacts, { hasPromo, hasBonusBet }: Uses): Blocker['remedy'] {
  if (hasPromo)
    return {
      text: text('coupon.remedy.dropPromo'),
      command: { type: 'coupon/choosePromoCode', payload: { code: '' } },
    };
  return hasBonusBet
    ? { text: text('coupon.remedy.dropBonusBet'), command: { type: 'coupon/setBonusBet', payload: { isOn: false } } }
    : (toOwnMoney(facts) ?? { text: text('coupon.remedy.support'), open: 'support' });
}

/** The stake from the player's own money instead of the bonus account; null without a main account. */
export function toOwnMoney({ player }: CouponFacts): Blocker['remedy'] {
  const main = player?.accounts.find(({ type }) => type === 'main');
  return main === undefined
    ? null
    : {
        text: text('coupon.remedy.ownMoney'),
        command: { type: 'coupon/chooseAccount', payload: { accountId: main.id } },
      };
}
