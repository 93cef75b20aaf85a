/**
 * The coupon: legs, type, stake, possible returns, blockers, and the state of the placing. The component shows and
 * asks; the core decides.
 */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { CouponCommand } from 'touchline/core/coupon/messages';
import { GamesWay } from '../../components/games-way.tsx';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../place.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
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
import { FootTotals, Totals } from './totals.tsx';
import { useKeptFocus } from './kept-focus.ts';

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
          aria-controls={isOpen ? id : undefined}
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
        <GamesWay />
      </Empty>
      <Loading coupon={coupon} />
      <Ready coupon={coupon} />
      <OneClickSettings coupon={coupon} />
    </div>
  );
}

/** One-click mode has no coupon to fill: shows the amounts, the account, and the results of recent taps. */
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

/** A guest's next step is to log in, whatever else blocks the bet [CPN-29]. */
function MainButton({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const core = useCore();
  const go = useGo();
  const t = useText();
  const money = useMoney();
  const { blockers, canPlace, currency, exact } = coupon;
  const paid = coupon.totalStake ?? coupon.stake;
  if (blockers.some(({ code }) => code === 'signedOut'))
    return (
      <button type="button" className="button is-main is-large" onClick={() => go('/user/login')}>
        {t('coupon.logInToBet')}
      </button>
    );
  return (
    <button
      type="button"
      className="button is-main is-large"
      disabled={!canPlace}
      onClick={() => core.dispatch(command('coupon/place'))}
    >
      {paid === null || !canPlace
        ? t('coupon.place')
        : t(exact.coef === null ? 'coupon.placeAmount' : 'coupon.orderAmount', { amount: money(paid, currency) })}
    </button>
  );
}

interface PartsProps {
  readonly coupon: CouponView;
  readonly isCalled: boolean;
}

/** Always visible: blockers, stake, possible returns, and the main button. */
function Foot({ coupon, isCalled }: PartsProps): ReactNode {
  const t = useText();
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
  const isLong = refusals !== null || blockers.length > 0;
  return (
    <div className="coupon-foot">
      {/* Content that does not fit scrolls here, by keyboard too. */}
      <div className="foot-said" {...(isLong ? { role: 'group', tabIndex: 0, 'aria-label': t('coupon.place') } : {})}>
        {refusals !== null && <Refusal reasons={refusals} currency={currency} />}
        <Blockers blockers={blockers} currency={currency} />
      </div>
      <Stake coupon={coupon} isCalled={isCalled} />
      <FootTotals coupon={coupon} />
      <MainButton coupon={coupon} />
    </div>
  );
}

/** A placing under way replaces the coupon; scrolls to its start. */
function UnderWay({ coupon }: { readonly coupon: CouponView }): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = panel.current?.closest('.rail, .dialog-body');
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div className="coupon" ref={panel} data-focus-home tabIndex={-1}>
      <Placing coupon={coupon} />
    </div>
  );
}

function CouponParts({ coupon, isCalled }: PartsProps): ReactNode {
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
      <AccountChoice coupon={coupon} />
      <Totals coupon={coupon} />
      <LossTable coupon={coupon} />
      <ChangeChoice coupon={coupon} />
      <Options coupon={coupon} />
      <Foot coupon={coupon} isCalled={isCalled} />
    </div>
  );
}

/** `isCalled`: the player came by keyboard, so a dialog around the coupon focuses the stake. */
export function Coupon({ isCalled = false }: { readonly isCalled?: boolean }): ReactNode {
  const coupon = useProjection(useCore().coupon, identity);
  const room = useKeptFocus();
  return (
    <div className="coupon-room" ref={room} tabIndex={-1}>
      <CouponParts coupon={coupon} isCalled={isCalled} />
    </div>
  );
}
