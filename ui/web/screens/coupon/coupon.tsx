/** The coupon: legs, type, stake, what it may win, why it can't be placed, and where the placing stands. It shows and asks; the core decides. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CouponView } from '../../../../core/modules/coupon/views.ts';
import type { CouponCommand } from '../../../../core/modules/coupon/messages.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection, whole } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { Blocks } from './blocks.tsx';
import { CouponLeg, PriceNews } from './coupon-leg.tsx';
import { ChangeChoice, TypeChoices } from './choices.tsx';
import { OddsQuestionPanel } from './odds-question.tsx';
import { OneClickAmounts, OneClickBanner, OneClickQuestion, OneClickSettings } from './one-click.tsx';
import { Options } from './options.tsx';
import { Orders } from './orders.tsx';
import { isUnderWay, Placing, Refusal } from './placing.tsx';
import { Loading, Ready } from './ready.tsx';
import { SeveralBets } from './several.tsx';
import { Share } from './share.tsx';
import { Sign } from './signs.tsx';
import { AccountChoice, Stake } from './stake.tsx';
import { LossTable, SystemSizes } from './system.tsx';
import { Totals } from './totals.tsx';

/** So many reasons stand in the foot without scrolling. */
const FEW = 2;

const command = <T extends CouponCommand['type']>(type: T) => ({ type, payload: {} }) as const;

function Tools({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="coupon-tools">
        <span className="coupon-count">
          {coupon.legs.length > 0 ? t('coupon.legs', { count: coupon.legs.length }) : ''}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.ready')}
          title={t('coupon.ready')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="ticket" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.share')}
          title={t('coupon.share')}
          disabled={coupon.share.status === 'asking'}
          onClick={() => core.dispatch(command('coupon/share'))}
        >
          <Sign name="share" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.undo')}
          title={t('coupon.undo')}
          disabled={!coupon.canUndo}
          onClick={() => core.dispatch(command('coupon/undo'))}
        >
          <Icon name="undo" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.redo')}
          title={t('coupon.redo')}
          disabled={!coupon.canRedo}
          onClick={() => core.dispatch(command('coupon/redo'))}
        >
          <Icon name="redo" size={16} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('coupon.clear')}
          title={t('coupon.clear')}
          disabled={coupon.legs.length === 0}
          onClick={() => core.dispatch(command('coupon/clear'))}
        >
          <Icon name="trash" size={16} />
        </button>
      </div>
      {isOpen && (
        <div id={id}>
          <Ready coupon={coupon} />
        </div>
      )}
      <Loading coupon={coupon} />
      <Share coupon={coupon} />
    </>
  );
}

function EmptyCoupon({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <div className="coupon">
      <Orders coupon={coupon} />
      <Empty icon="ticket" title={t('coupon.empty.title')} text={t('coupon.empty.text')}>
        {coupon.canUndo && (
          <button type="button" className="button" onClick={() => core.dispatch(command('coupon/undo'))}>
            <Icon name="undo" size={16} />
            {t('coupon.empty.undo')}
          </button>
        )}
        <Go to="/live" className="button">
          {t('home.allLive')}
        </Go>
      </Empty>
      <Loading coupon={coupon} />
      <Ready coupon={coupon} />
      <OneClickSettings coupon={coupon} />
    </div>
  );
}

/** While a tap places there is no coupon to fill: the amounts, the account, and what became of the taps. */
function OneClickCoupon({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const t = useText();
  return (
    <div className="coupon">
      <OneClickBanner coupon={coupon} />
      <OneClickAmounts coupon={coupon} />
      <AccountChoice coupon={coupon} />
      <Orders coupon={coupon} />
      {coupon.placing.state === 'several' ? (
        <SeveralBets placing={coupon.placing} currency={coupon.currency} isSequence />
      ) : coupon.placing.state === 'idle' ? (
        <p className="coupon-hint">{t('coupon.oneClickEmpty')}</p>
      ) : (
        <Placing coupon={coupon} />
      )}
    </div>
  );
}

function Place({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { question, currency, placing, blockers } = coupon;
  const refusals = placing.state === 'rejected' ? placing.reasons : null;
  if (coupon.oneClick.asksToClear)
    return (
      <div className="coupon-foot">
        <OneClickQuestion coupon={coupon} />
      </div>
    );
  if (question !== null)
    return (
      <div className="coupon-foot">
        <OddsQuestionPanel question={question} coupon={coupon} />
      </div>
    );
  const paid = coupon.totalStake ?? coupon.stake;
  const isLong = refusals !== null || blockers.length > FEW;
  return (
    <div className="coupon-foot">
      {/* In sight with the button that they are about. Many of them scroll here, by keyboard too. */}
      <div
        className={refusals === null ? 'foot-said' : 'foot-said is-refused'}
        {...(isLong ? { role: 'group', tabIndex: 0, 'aria-label': t('coupon.place') } : {})}
      >
        {refusals !== null && <Refusal reasons={refusals} currency={currency} />}
        <Blockers blockers={blockers} currency={currency} />
      </div>
      <button
        type="button"
        className="button is-main is-large"
        disabled={!coupon.canPlace}
        onClick={() => core.dispatch(command('coupon/place'))}
      >
        {paid === null || !coupon.canPlace
          ? t('coupon.place')
          : t(coupon.exact.coef === null ? 'coupon.placeAmount' : 'coupon.orderAmount', {
              amount: money(paid, currency),
            })}
      </button>
    </div>
  );
}

/** What is under way takes the coupon's place: whoever had scrolled down sees it from its start. */
function UnderWay({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = panel.current?.closest('.rail, .dialog-body');
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div className="coupon" ref={panel}>
      <Placing coupon={coupon} />
    </div>
  );
}

export function Coupon(): ReactNode {
  const coupon = useProjection(useCore().coupon, whole);
  const { placing, legs, shape } = coupon;
  if (coupon.oneClick.isOn && legs.length === 0) return <OneClickCoupon coupon={coupon} />;
  if (isUnderWay(placing)) return <UnderWay coupon={coupon} />;
  if (legs.length === 0) return <EmptyCoupon coupon={coupon} />;
  return (
    <div className="coupon">
      {coupon.oneClick.isOn && <OneClickBanner coupon={coupon} />}
      <Tools coupon={coupon} />
      <Orders coupon={coupon} />
      <PriceNews legs={legs} />
      {shape.hasBlocks ? (
        <Blocks coupon={coupon} />
      ) : (
        <ul className="legs">
          {legs.map((leg, at) => (
            <CouponLeg key={leg.marketId} leg={leg} coupon={coupon} at={at} />
          ))}
        </ul>
      )}
      <TypeChoices coupon={coupon} />
      {shape.hasSystem && coupon.systemOptions.length > 0 && <SystemSizes coupon={coupon} />}
      <Stake coupon={coupon} />
      <AccountChoice coupon={coupon} />
      <Totals coupon={coupon} />
      <LossTable coupon={coupon} />
      <ChangeChoice coupon={coupon} />
      <Options coupon={coupon} />
      <Place coupon={coupon} />
    </div>
  );
}
