/** The bet's type, with reasons for what is not offered, and what to do when odds change. */
import { useId, type ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import { useSay } from '../../components/use-say.ts';
import { useCore } from '../../core-context.ts';
import { Pick } from '../../shell/picks.tsx';
import { useText } from '../../text.ts';

const ACTIONS = [0, 1, 2] as const;

export function TypeChoices({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const say = useSay();
  const id = useId();
  const reasons = coupon.types.filter((type) => !type.allowed && type.why !== null);
  return (
    <div className="types">
      <div className="segments" role="group" aria-label={t('coupon.type')}>
        {coupon.types.map((type) => (
          <button type="button" key={type.typeId} className="segment" aria-pressed={coupon.typeId === type.typeId} aria-disabled={!type.allowed} aria-describedby={type.allowed ? undefined : `${id}-${type.typeId}`}
            onClick={() => type.allowed && core.dispatch({ type: 'coupon/chooseType', payload: { typeId: type.typeId } })}>{t(`coupon.type.${type.typeId}`)}</button>
        ))}
      </div>
      {reasons.map((type) => (
        <p className="types-why" id={`${id}-${type.typeId}`} key={type.typeId}>{t('coupon.whyNot', { type: t(`coupon.type.${type.typeId}`), why: type.why === null ? '' : say(type.why) })}</p>
      ))}
    </div>
  );
}

export function ChangeChoice({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <Pick className="is-row" label={t('coupon.change')} value={coupon.changeCoefAction} options={ACTIONS.map((action) => [action, t(`coupon.change.${action}`)] as const)}
      onPick={(action) => core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action } })} />
  );
}
