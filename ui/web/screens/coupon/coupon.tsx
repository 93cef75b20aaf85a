/** The coupon: legs, type, stake, what it may win, why it can't be placed, and where the placing stands. It shows and asks; the core decides. */
import type { ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import type { CouponCommand } from '../../../../core/modules/coupon/messages.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { CouponLeg, PriceNews } from './coupon-leg.tsx';
import { ChangeChoice, TypeChoices } from './choices.tsx';
import { OddsQuestionPanel } from './odds-question.tsx';
import { Placing, isUnderWay } from './placing.tsx';
import { Stake } from './stake.tsx';

const command = <T extends CouponCommand['type']>(type: T) => ({ type, payload: {} }) as const;

function Tools({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <div className="coupon-tools">
      <span className="coupon-count">{coupon.legs.length > 0 ? t('coupon.legs', { count: coupon.legs.length }) : ''}</span>
      <button type="button" className="icon-button" aria-label={t('coupon.undo')} title={t('coupon.undo')} disabled={!coupon.canUndo} onClick={() => core.dispatch(command('coupon/undo'))}><Icon name="undo" size={16} /></button>
      <button type="button" className="icon-button" aria-label={t('coupon.redo')} title={t('coupon.redo')} disabled={!coupon.canRedo} onClick={() => core.dispatch(command('coupon/redo'))}><Icon name="redo" size={16} /></button>
      <button type="button" className="icon-button" aria-label={t('coupon.clear')} title={t('coupon.clear')} disabled={coupon.legs.length === 0} onClick={() => core.dispatch(command('coupon/clear'))}><Icon name="trash" size={16} /></button>
    </div>
  );
}

function Totals({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { oddsView } = useProjection(useCore().preferences, whole);
  return (
    <dl className="totals">
      {coupon.legs.length > 1 && <div><dt>{t('coupon.totalOdds')}</dt><dd className="number">{coupon.totalOdds === '' ? '–' : oddsText(coupon.totalOddsThousandths, oddsView)}</dd></div>}
      <div><dt>{t('coupon.stake')}</dt><dd className="number">{coupon.stake === null ? '–' : money(coupon.stake, coupon.currency)}</dd></div>
      <div className="is-main"><dt>{t('coupon.maxWin')}</dt><dd className="number">{coupon.maxWin === null ? '–' : money(coupon.maxWin, coupon.currency)}</dd></div>
    </dl>
  );
}

function EmptyCoupon({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <Empty icon="ticket" title={t('coupon.empty.title')} text={t('coupon.empty.text')}>
      {coupon.canUndo && <button type="button" className="button" onClick={() => core.dispatch(command('coupon/undo'))}><Icon name="undo" size={16} />{t('coupon.empty.undo')}</button>}
      <Go to="/live" className="button">{t('home.allLive')}</Go>
    </Empty>
  );
}

export function Coupon(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const coupon = useProjection(core.coupon, whole);
  const { placing, question, legs } = coupon;
  if (isUnderWay(placing)) return <div className="coupon"><Placing coupon={coupon} /></div>;
  if (legs.length === 0) return <EmptyCoupon coupon={coupon} />;
  return (
    <div className="coupon">
      <Tools coupon={coupon} />
      <PriceNews legs={legs} />
      <ul className="legs">{legs.map((leg) => <CouponLeg key={leg.marketId} leg={leg} />)}</ul>
      <TypeChoices coupon={coupon} />
      <Stake coupon={coupon} />
      <Totals coupon={coupon} />
      <ChangeChoice coupon={coupon} />
      {placing.state === 'rejected' && <Placing coupon={coupon} />}
      {question !== null ? <OddsQuestionPanel question={question} coupon={coupon} /> : (
        <>
          <Blockers blockers={coupon.blockers} currency={coupon.currency} />
          <button type="button" className="button is-main is-large" disabled={!coupon.canPlace} onClick={() => core.dispatch(command('coupon/place'))}>
            {coupon.stake === null || !coupon.canPlace ? t('coupon.place') : t('coupon.placeAmount', { amount: money(coupon.stake, coupon.currency) })}
          </button>
        </>
      )}
    </div>
  );
}
