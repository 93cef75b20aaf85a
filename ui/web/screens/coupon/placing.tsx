/**
 * The state of the placing in words: saving, sending, waiting for the live delay, accepted with a receipt, refused with
 * reasons, unknown and being checked.
 */
import { useCallback, useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import type { StakeSlice } from 'touchline/core/coupon/slices';
import type { Blocker, PlacingView } from 'touchline/core/coupon/views';
import type { Bet, HistoryView } from 'touchline/core/history/views';
import { BetLegList } from '../../components/bet-legs.tsx';
import { WholeBetStatus } from '../../components/bet-status.tsx';
import { BetTerms } from '../../components/bet-terms.tsx';
import { Tick } from '../../components/clock.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { useLiveBets } from '../../components/use-live-bets.ts';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { oddsText, totalOddsText } from '../../format/odds.ts';
import { formatTime } from '../../format/time.ts';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { useText } from '../../text.ts';
import { useParts, useProjection, identity } from '../../use-projection.ts';
import { Blockers } from './blockers.tsx';
import { marketIdsOf, placingOf } from './selectors.ts';
import { SeveralBets } from './several.tsx';
import { useLeg } from './use-leg.ts';

/** Whether the placing replaces the coupon on the screen. */
export function isUnderWay(placing: PlacingView): boolean {
  return placing.state !== 'idle' && placing.state !== 'rejected';
}

/**
 * Whether what has just appeared in the coupon may take the focus: the focus is in the coupon, or nowhere, as after a
 * click in browsers that do not focus buttons. A page that nobody has touched yet keeps its own: a result from before a
 * reload is not news.
 */
function mayTakeFocus(): boolean {
  const { activeElement: focused } = document;
  if (focused === null || focused === document.body) return hasBeenTouched();
  return focused.closest('.coupon-room, dialog') !== null;
}

/** Browsers before 2023 do not report it. */
function hasBeenTouched(): boolean {
  return (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;
}

/** A panel that takes the focus as it appears, if the focus was in the coupon; a player elsewhere stays there. */
function useFocusOnAppearance(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mayTakeFocus()) panel.current?.focus({ preventScroll: true });
  }, []);
  return panel;
}

/** The bet is the history's: settled, cashed out or edited by now; until it is there, as it was accepted [BPL-7]. */
function Receipt({ bet: accepted }: { readonly bet: Bet }): ReactNode {
  const core = useCore();
  const nowOf = useCallback(
    ({ known }: HistoryView) => known.find(({ id }) => id === accepted.id) ?? accepted,
    [accepted],
  );
  const bet = useProjection(core.history, nowOf);
  useLiveBets([bet]);
  const isOpen = bet.status === 'open';
  const t = useText();
  const money = useMoney();
  const chosen = useProjection(core.preferences, identity);
  const panel = useFocusOnAppearance();
  const title = useId();
  return (
    <div className="receipt" role="group" aria-labelledby={title} tabIndex={-1} ref={panel}>
      <p className="placing-title is-good" id={title}>
        <Icon name="check" />
        {t('coupon.accepted')}
      </p>
      <p className="placing-text">
        {t('coupon.acceptedText', { id: bet.id, time: formatTime(bet.placedAt, 'time', chosen) })}{' '}
        {!isOpen && <WholeBetStatus bet={bet} />}
      </p>
      <BetTerms bet={bet} />
      {/* Scores and clocks of games in play are no news; the result is. */}
      <div aria-live="off">
        <BetLegList bet={bet} />
      </div>
      <dl className="totals">
        <div>
          <dt>{t('coupon.type')}</dt>
          <dd>{t(`coupon.type.${bet.betType}`)}</dd>
        </div>
        {bet.coef !== '' && (
          <div>
            <dt>{t('coupon.totalOdds')}</dt>
            <dd className="number">{totalOddsText(bet.coef, chosen.oddsView)}</dd>
          </div>
        )}
        <div>
          <dt>{t('coupon.stake')}</dt>
          <dd className="number">{money(bet.amount, bet.currency)}</dd>
        </div>
        <div className="is-main">
          <dt>{t(isOpen ? 'coupon.maxWin' : 'bet.payout')}</dt>
          <dd className="number">{money(isOpen ? bet.possibleWin : bet.payout, bet.currency)}</dd>
        </div>
      </dl>
      <div className="receipt-next">
        <Link to={`/office/history/${bet.id}`} className="button">
          {t('coupon.toBet')}
        </Link>
        <button
          type="button"
          className="button is-main"
          onClick={() => core.dispatch({ type: 'coupon/dismissResult', payload: {} })}
        >
          {t('coupon.newBet')}
        </button>
      </div>
    </div>
  );
}

const WaitRing = deferred(async () => (await import('./wait-ring.tsx')).WaitRing, 'coupon');

/** A live bet waits for the game, a VIP bet for a trader; both for a fixed number of seconds. */
function Waiting({ acceptAt, isVip }: { readonly acceptAt: number; readonly isVip: boolean }): ReactNode {
  const { line } = useCore();
  const t = useText();
  const read = useCallback(() => {
    const count = Math.max(0, Math.ceil((acceptAt - line.now()) / 1000));
    return isVip
      ? t('coupon.pendingVipText', { time: t('coupon.seconds', { count }) })
      : t('coupon.pendingText', { count });
  }, [acceptAt, isVip, line, t]);
  return <Tick read={read} className="placing-text" />;
}

/** Refusal above the main button, with the coupon unchanged. */
export function Refusal({
  reasons,
  currency,
}: {
  readonly reasons: readonly Blocker[];
  readonly currency: string;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const panel = useFocusOnAppearance();
  return (
    <div className="placing is-bad" role="alert" tabIndex={-1} ref={panel}>
      <div className="placing-head">
        <p className="placing-title">
          <Icon name="alert" />
          {t('coupon.rejected')}
        </p>
        <button
          type="button"
          className="button is-small"
          onClick={() => core.dispatch({ type: 'coupon/dismissResult', payload: {} })}
        >
          {t('action.understood')}
        </button>
      </div>
      <p className="placing-text">{t('coupon.rejectedText')}</p>
      <Blockers blockers={reasons} currency={currency} isQuiet />
    </div>
  );
}

/** The operator holds the order; the stake is reserved until the odds come or the order ends. */
function Ordered({ exactCoef }: { readonly exactCoef: number }): ReactNode {
  const core = useCore();
  const t = useText();
  const { oddsView } = useProjection(core.preferences, identity);
  return (
    <div className="placing" role="status">
      <p className="placing-title is-good">
        <Icon name="clock" />
        {t('coupon.ordered')}
      </p>
      <p className="placing-text">{t('coupon.orderedText', { odds: oddsText(exactCoef, oddsView) })}</p>
      <button
        type="button"
        className="button is-main"
        onClick={() => core.dispatch({ type: 'coupon/dismissResult', payload: {} })}
      >
        {t('coupon.newBet')}
      </button>
    </div>
  );
}

const termsOf = ({ currency, vip }: StakeSlice) => ({ currency, isVip: vip.isOn });

function Game({ marketId }: { readonly marketId: number }): ReactNode {
  const t = useText();
  const leg = useLeg(marketId);
  return leg !== null && <li>{gameTitle(leg, t)}</li>;
}

export function Placing(): ReactNode {
  const { slip, stake, placing: slice } = useCore().coupon;
  const t = useText();
  const placing = useProjection(slice, placingOf);
  const { currency, isVip } = useParts(stake, termsOf);
  const marketIds = useParts(slip, marketIdsOf);
  switch (placing.state) {
    case 'idle':
      return null;
    case 'accepted':
      return (
        <div role="status">
          <Receipt bet={placing.bet} />
        </div>
      );
    case 'rejected':
      return <Refusal reasons={placing.reasons} currency={currency} />;
    case 'ordered':
      return <Ordered exactCoef={placing.exactCoef} />;
    case 'several':
      return <SeveralBets placing={placing} currency={currency} />;
    case 'saving':
    case 'sending':
    case 'pending':
    case 'unknown':
      return (
        <div className="placing" role="status">
          {placing.state === 'pending' ? (
            <Deferred waiting={<span className="spinner" aria-hidden="true" />}>
              <WaitRing acceptAt={placing.acceptAt} />
            </Deferred>
          ) : (
            <span className="spinner" aria-hidden="true" />
          )}
          <p className="placing-title">
            {t(placing.state === 'pending' && isVip ? 'coupon.pendingVip' : `coupon.${placing.state}`)}
          </p>
          {placing.state === 'pending' ? (
            <Waiting acceptAt={placing.acceptAt} isVip={isVip} />
          ) : (
            <p className="placing-text">{t(`coupon.${placing.state}Text`)}</p>
          )}
          <ul className="placing-legs">
            {marketIds.map((marketId) => (
              <Game key={marketId} marketId={marketId} />
            ))}
          </ul>
        </div>
      );
  }
}
