/**
 * The coupon: legs, type, stake, possible returns, blockers, and the state of the placing. The component shows and
 * asks; the core decides.
 */
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { PlacingSlice, SlipSlice, StakeSlice } from 'touchline/core/coupon/slices';
import { GamesWay } from '../../components/games-way.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import { Deferred } from '../../shell/deferred.tsx';
import { legCountOf } from '../../shell/selectors.ts';
import { useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { useParts, useProjection } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { CouponLeg } from './coupon-leg.tsx';
import { ChangeChoice, TypeChoices } from './choices.tsx';
import { DepositSlot } from './deposit-slot.tsx';
import { MainButton } from './main-button.tsx';
import { OddsQuestionPanel } from './odds-question.tsx';
import { isOneClickOn } from './one-click-mark.ts';
import { OneClickBanner } from './one-click.tsx';
import { OneClickAmounts, OneClickQuestion, OneClickSettings } from './one-click-settings.tsx';
import { Options } from './options.tsx';
import { Orders } from './orders.tsx';
import { isUnderWay, Placing, Refusal } from './placing.tsx';
import { PriceNews } from './price-news.tsx';
import { Loading, Ready } from './ready.tsx';
import { currencyOf, marketIdsOf, placingOf, shapeOf } from './selectors.ts';
import { SeveralBets } from './several.tsx';
import { AccountChoice, Stake } from './stake.tsx';
import { LossTable, SystemSizes } from './system.tsx';
import { Tools } from './tools.tsx';
import { FootTotals, Totals } from './totals.tsx';
import { useKeptFocus } from './kept-focus.ts';

const Blocks = lazyAgain(async () => (await import('./blocks.tsx')).Blocks);
const SameGame = lazyAgain(async () => (await import('./same-game.tsx')).SameGame);

const canUndoOf = ({ canUndo }: SlipSlice): boolean => canUndo;

function EmptyCoupon(): ReactNode {
  const core = useCore();
  const canUndo = useProjection(core.coupon.slip, canUndoOf);
  const t = useText();
  return (
    <div className="coupon">
      <Orders />
      <Empty
        icon="ticket"
        title={t('coupon.empty.title')}
        text={t('coupon.empty.text')}
        drawing={<Drawing name="coupon" />}
      >
        {canUndo && (
          <button type="button" className="button" onClick={() => core.dispatch({ type: 'coupon/undo', payload: {} })}>
            <Icon name="undo" size={16} />
            {t('coupon.empty.undo')}
          </button>
        )}
        <GamesWay />
      </Empty>
      <Loading />
      <Ready />
      <OneClickSettings />
    </div>
  );
}

/** One-click mode has no coupon to fill: shows the amounts, the account, and the results of recent taps. */
function OneClickCoupon(): ReactNode {
  const core = useCore();
  const t = useText();
  const placing = useProjection(core.coupon.placing, placingOf);
  const currency = useProjection(core.coupon.stake, currencyOf);
  return (
    <div className="coupon">
      <OneClickBanner />
      <OneClickAmounts />
      <AccountChoice />
      <Orders />
      {placing.state === 'several' ? (
        <SeveralBets placing={placing} currency={currency} isSequence />
      ) : placing.state === 'idle' ? (
        <p className="coupon-hint">{t('coupon.oneClickEmpty')}</p>
      ) : (
        <Placing />
      )}
    </div>
  );
}

interface PartsProps {
  readonly isCalled: boolean;
}

const saidOf = ({ blockers, question, placing }: PlacingSlice) => ({
  blockers,
  question,
  refusals: placing.state === 'rejected' ? placing.reasons : null,
});
/** Whether several selections are of one game. */
const hasSameGame = ({ legs }: SlipSlice): boolean => new Set(legs.map(({ gameId }) => gameId)).size < legs.length;

const asksToClearOf = ({ oneClick }: StakeSlice): boolean => oneClick.asksToClear;

/** Always visible: blockers, stake, possible returns, and the main button. */
function Foot({ isCalled }: PartsProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { blockers, question, refusals } = useParts(core.coupon.placing, saidOf);
  const isSameGame = useProjection(core.coupon.slip, hasSameGame);
  const asksToClear = useProjection(core.coupon.stake, asksToClearOf);
  const currency = useProjection(core.coupon.stake, currencyOf);
  if (asksToClear)
    return (
      <div className="coupon-foot">
        <OneClickQuestion />
      </div>
    );
  if (question !== null)
    return (
      <div className="coupon-foot">
        <OddsQuestionPanel question={question} />
      </div>
    );
  const isLong = refusals !== null || blockers.length > 0;
  return (
    <div className="coupon-foot">
      {/* Content that does not fit scrolls here, by keyboard too. */}
      <div
        className="foot-message"
        {...(isLong ? { role: 'group', tabIndex: 0, 'aria-label': t('coupon.place') } : {})}
      >
        {isSameGame && (
          <Deferred>
            <SameGame />
          </Deferred>
        )}
        {refusals !== null && <Refusal reasons={refusals} currency={currency} />}
        <Blockers blockers={blockers} currency={currency} />
        <DepositSlot blockers={blockers} />
      </div>
      <Stake isCalled={isCalled} />
      <FootTotals />
      <MainButton />
    </div>
  );
}

/** A placing under way replaces the coupon; scrolls to its start. */
function UnderWay(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = panel.current?.closest('.rail, .dialog-body');
    if (scroller) scroller.scrollTop = 0;
  }, []);
  return (
    <div className="coupon" ref={panel} data-focus-home tabIndex={-1}>
      <Placing />
    </div>
  );
}

function Legs(): ReactNode {
  const marketIds = useParts(useCore().coupon.slip, marketIdsOf);
  return (
    <ul className="legs">
      {marketIds.map((marketId) => (
        <CouponLeg key={marketId} marketId={marketId} />
      ))}
    </ul>
  );
}

const isPlacingOf = ({ placing }: PlacingSlice): boolean => isUnderWay(placing);

function CouponParts({ isCalled }: PartsProps): ReactNode {
  const { slip, stake, placing } = useCore().coupon;
  const isEmpty = useProjection(slip, legCountOf) === 0;
  const { hasBlocks, hasSystem } = useProjection(slip, shapeOf);
  const isOneClick = useProjection(stake, isOneClickOn);
  const isPlacing = useProjection(placing, isPlacingOf);
  if (isOneClick && isEmpty) return <OneClickCoupon />;
  if (isPlacing) return <UnderWay />;
  if (isEmpty) return <EmptyCoupon />;
  return (
    <div className="coupon">
      {isOneClick && <OneClickBanner />}
      <Tools />
      <Orders />
      <PriceNews />
      {hasBlocks ? (
        <Suspense fallback={<Legs />}>
          <Blocks />
        </Suspense>
      ) : (
        <Legs />
      )}
      <TypeChoices />
      {hasSystem && <SystemSizes />}
      <AccountChoice />
      <Totals />
      <LossTable />
      <ChangeChoice />
      <Options />
      <Foot isCalled={isCalled} />
    </div>
  );
}

/** `isCalled`: the player came by keyboard, so a dialog around the coupon focuses the stake. */
export function Coupon({ isCalled = false }: { readonly isCalled?: boolean }): ReactNode {
  const room = useKeptFocus();
  return (
    <div className="coupon-room" ref={room} tabIndex={-1}>
      <CouponParts isCalled={isCalled} />
    </div>
  );
}
