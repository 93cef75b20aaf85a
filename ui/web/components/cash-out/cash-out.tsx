/** Cash-out of an open bet: the offer, what is given up, the request's states in words, and its result. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CashOutOffer, CashOutPart } from 'touchline/core/cash-out/types';
import type { BetCashOut } from 'touchline/core/cash-out/views';
import type { Bet } from 'touchline/core/history/views';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useParts } from '../../use-projection.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { useMoney } from '../use-money.ts';
import { AutoCashOut } from './auto-cash-out.tsx';
import { PartPicker } from './part-picker.tsx';
import { CashOutResult, CashOutUnderWay } from './cash-out-states.tsx';
import { usePickedPart } from './use-picked-part.ts';
import { useWatchedBet } from './use-watched-bet.ts';

/**
 * The terms of a cash-out: the amount paid, the win given up, and the stake kept. A change of the amount is announced.
 * Without a part its place stays, so that nothing jumps.
 */
function Terms({ part, currency }: { readonly part: CashOutPart | null; readonly currency: string }): ReactNode {
  const t = useText();
  const money = useMoney();
  return (
    <dl className="facts cash-out-terms">
      <div>
        <dt>{t('cashOut.get')}</dt>
        <dd className="number strong" aria-live="polite">
          {part === null ? t('cashOut.waiting') : money(part.amount, currency)}
        </dd>
      </div>
      <div>
        <dt>{t('cashOut.givesUp')}</dt>
        <dd className="number">{part === null ? t('cashOut.waiting') : money(part.givesUp, currency)}</dd>
      </div>
      {part?.restStake !== 0 && (
        <div>
          <dt>{t('cashOut.stays')}</dt>
          <dd>
            {part === null
              ? t('cashOut.waiting')
              : t('cashOut.staysText', {
                  stake: money(part.restStake, currency),
                  best: money(part.restBest, currency),
                })}
          </dd>
        </div>
      )}
    </dl>
  );
}

function Confirm({
  bet,
  offer,
  isStale,
  onClose,
}: {
  readonly bet: Bet;
  readonly offer: CashOutOffer;
  readonly isStale: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const picked = usePickedPart(bet.currency, offer);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const { part } = picked;
  const canTake = part !== null && !isStale;
  const take = (): void => {
    if (part === null || isStale) return;
    const { stake, amount } = part;
    core.dispatch({ type: 'cash-out/ask', payload: { betId: bet.id, stake, amount } });
  };
  return (
    <div className="cash-out-open" tabIndex={-1} ref={panel}>
      <PartPicker currency={bet.currency} offer={offer} picked={picked} />
      <Terms part={part} currency={bet.currency} />
      {offer.isLive && <p className="cash-out-note">{t('cashOut.live')}</p>}
      {isStale && (
        <p className="cash-out-note" role="status">
          {t('cashOut.stale')}
        </p>
      )}
      <div className="cash-out-ways">
        <button type="button" className="button" onClick={onClose}>
          {t('cashOut.keep')}
        </button>
        <button type="button" className="button is-main" aria-disabled={!canTake} onClick={take}>
          {part === null ? t('cashOut.offer') : t('cashOut.take', { amount: money(part.amount, bet.currency) })}
        </button>
      </div>
      <AutoCashOut bet={bet} offer={offer} />
    </div>
  );
}

function Offer({ bet, cashOut }: { readonly bet: Bet; readonly cashOut: BetCashOut }): ReactNode {
  const t = useText();
  const money = useMoney();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  // Closed, the focus is back on the button that opened it.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { offer, isStale } = cashOut;
  const whole = offer?.parts.at(-1);
  if (offer === null) return <p className="cash-out-note">{t('cashOut.asking')}</p>;
  if (offer.isWaiting) return <p className="cash-out-note">{t('cashOut.elsewhere')}</p>;
  if (whole === undefined) {
    return (
      <>
        <p className="cash-out-note">{t(`cashOut.none.${offer.reason ?? 'notPriced'}`)}</p>
        {offer.autoAmount !== null && <AutoCashOut bet={bet} offer={offer} />}
      </>
    );
  }
  if (isOpen) return <Confirm bet={bet} offer={offer} isStale={isStale} onClose={() => setOpen(false)} />;
  return (
    <>
      <button type="button" ref={button} className="button is-outline cash-out-offer" onClick={() => setOpen(true)}>
        <span>{t('cashOut.offer')}</span>
        <b className="number">{money(whole.amount, bet.currency)}</b>
      </button>
      {offer.autoAmount !== null && (
        <p className="cash-out-note">{t('cashOut.auto.on', { amount: money(offer.autoAmount, bet.currency) })}</p>
      )}
    </>
  );
}

export function CashOut({ bet }: { readonly bet: Bet }): ReactNode {
  const core = useCore();
  const t = useText();
  useWatchedBet(bet.id);
  const cashOut = useParts(core.feature('cashOut'), (view) => view?.get(bet.id) ?? null);
  const group = useRef<HTMLDivElement>(null);
  const isUnderWay = cashOut !== null && cashOut.underWay !== null;
  const hasResult = cashOut !== null && cashOut.result !== null;
  // The pressed button is gone: the focus stays with the cash-out unless the player has moved on.
  useEffect(() => {
    if ((isUnderWay || hasResult) && isFocusLost()) group.current?.focus({ preventScroll: true });
  }, [isUnderWay, hasResult]);
  if (cashOut === null) return null;
  const { underWay, result } = cashOut;
  return (
    <div className="cash-out" role="group" aria-label={t('cashOut.title', { id: bet.id })} tabIndex={-1} ref={group}>
      {underWay !== null && <CashOutUnderWay underWay={underWay} currency={bet.currency} />}
      {underWay === null && result !== null && <CashOutResult bet={bet} result={result} />}
      {underWay === null && bet.status === 'open' && <Offer bet={bet} cashOut={cashOut} />}
    </div>
  );
}
