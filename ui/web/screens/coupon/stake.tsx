/** The stake: typed with a comma or a dot, stepped, taken from presets, or the most that is allowed. Amounts are minor units; the core reads the text. */
import { useId, type ReactNode } from 'react';
import type { AccountsView } from '../../../../core/modules/accounts/views.ts';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';

const balanceOf = ({ active }: AccountsView): number | null => active?.money ?? null;

export function Stake({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const id = useId();
  const { stake, step, presets, minStake, maxStake, currency, stakeText } = coupon;
  const balance = useProjection(core.accounts, balanceOf);
  const most = maxStake === null ? balance : balance === null ? maxStake : Math.min(maxStake, balance);
  const set = (amount: number): unknown => core.dispatch({ type: 'coupon/setStake', payload: { amount } });
  const isWrong = stakeText.trim() !== '' && stake === null;
  const range = minStake === null || maxStake === null ? '' : t('coupon.range', { min: money(minStake, currency), max: money(maxStake, currency) });
  return (
    <div className="stake">
      <div className="stake-head"><label htmlFor={id}>{t('coupon.stakeIn', { currency })}</label><span className="stake-range" id={`${id}-range`}>{range}</span></div>
      <div className="stake-row">
        <button type="button" className="stake-step" aria-label={t('coupon.less')} disabled={stake === null || stake <= step} onClick={() => set((stake ?? 0) - step)}><Icon name="minus" size={16} /></button>
        <input id={id} className="stake-input number" inputMode="decimal" autoComplete="off" enterKeyHint="done" placeholder="0" value={stakeText} aria-invalid={isWrong} aria-describedby={isWrong ? `${id}-wrong` : `${id}-range`}
          onChange={(event) => core.dispatch({ type: 'coupon/typeStake', payload: { text: event.target.value } })}
          onKeyDown={(event) => event.key === 'Enter' && coupon.canPlace && coupon.question === null && core.dispatch({ type: 'coupon/place', payload: {} })} />
        <button type="button" className="stake-step" aria-label={t('coupon.more')} onClick={() => set((stake ?? 0) + step)}><Icon name="plus" size={16} /></button>
      </div>
      {isWrong && <p className="field-error" id={`${id}-wrong`}>{t('coupon.notAmount')}</p>}
      <div className="presets">
        {presets.map((amount) => <button type="button" key={amount} className="chip" aria-pressed={stake === amount} onClick={() => set(amount)}>{money(amount, currency).replace(/[.,]0+(?=\D*$)/, '')}</button>)}
        <button type="button" className="chip" disabled={most === null || most <= 0} onClick={() => most !== null && set(most)}>{t('coupon.max')}</button>
      </div>
    </div>
  );
}
