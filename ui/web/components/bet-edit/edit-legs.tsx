/**
 * The selections of the edited bet with their other outcomes, and those of the bet slip that can be added or swapped
 * in.
 */
import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { hasFixedPlaces } from 'touchline/core/bet-edit/rules/edited-type';
import type { EditLeg } from 'touchline/core/bet-edit/types';
import type { EditDraftView } from 'touchline/core/bet-edit/views';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import type { Bet, BetLeg } from 'touchline/core/history/views';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { legName, marketName } from 'touchline/core/line/rules/market-names';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useParts, useProjection } from '../../use-projection.ts';
import { ComboParts } from '../combo-parts.tsx';
import { EditSwap } from './edit-swap.tsx';

type SlipLeg = SlipSlice['legs'][number];

/** A selection of the bet slip, without what belongs to the slip. */
function legOf(leg: SlipLeg): EditLeg {
  const { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price } = leg;
  return { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price };
}

interface RowProps {
  readonly leg: EditLeg;
  readonly price: number;
  /** Whether the leg stands in every combination of a system. */
  readonly isBanker?: boolean;
  /** Null where the row has no action of its own. */
  readonly action: string | null;
  readonly onAct: () => void;
  /** The content below the row that belongs to it. */
  readonly children?: ReactNode;
}

function Row({ leg, price, isBanker = false, action, onAct, children }: RowProps): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const name = gameTitle(leg, t);
  const market = marketName(leg, leg, t);
  return (
    <li className="bet-edit-leg">
      <span className="bet-edit-name">
        <b>{legName(leg, t)}</b>
        <small>{isBanker ? t('coupon.bankerOf', { name }) : name}</small>
      </span>
      <b className="number">{oddsText(price, oddsView)}</b>
      {action !== null && (
        <button type="button" className="button is-small" onClick={onAct} aria-label={`${action}: ${market}, ${name}`}>
          {action}
        </button>
      )}
      {leg.kind === KIND.sameGame && <ComboParts leg={leg} />}
      {children}
    </li>
  );
}

interface SwapProps {
  readonly leg: EditLeg;
  /** The bet's own leg on this game; undefined for a leg that the draft added. */
  readonly original: BetLeg | undefined;
  readonly isExpress: boolean;
}

/** The way to the other outcomes of a selection, and the selection that it replaces [BED-13]. */
function Swap({ leg, original, isExpress }: SwapProps): ReactNode {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setIsOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    const element = whole.current;
    if (!isOpen || element === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Otherwise the same key closes the sheet that the card is in.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [isOpen, close]);
  const isSwapped = original !== undefined && original.marketId !== leg.marketId;
  const action = t('betEdit.others');
  return (
    <div className="bet-edit-others" ref={whole}>
      <div aria-live="polite">
        {isSwapped && <small>{t('betEdit.instead', { name: legName(original, t) })}</small>}
        {isSwapped && original.kind === KIND.sameGame && <ComboParts leg={original} />}
      </div>
      <button
        type="button"
        ref={button}
        className="cash-out-more"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${action}: ${marketName(leg, leg, t)}, ${gameTitle(leg, t)}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {action}
      </button>
      {isOpen && (
        <EditSwap id={id} leg={leg} isExpress={isExpress} original={original?.marketId ?? null} onSwapped={close} />
      )}
    </div>
  );
}

interface EditLegsProps {
  readonly bet: Bet;
  readonly draft: EditDraftView;
}

export function EditLegs({ bet, draft }: EditLegsProps): ReactNode {
  const core = useCore();
  const t = useText();
  const slip = useParts(core.coupon.slip, ({ legs }) => legs.filter(({ isLive }) => !isLive).map(legOf));
  const chosen = new Set(draft.legs.map(({ marketId }) => marketId));
  const games = new Set(draft.legs.map(({ gameId }) => gameId));
  const prices = new Map(draft.terms?.prices.map(({ marketId, price }) => [marketId, price]));
  const isFixed = hasFixedPlaces(bet.betType);
  const more = slip.filter(({ marketId, gameId }) => !chosen.has(marketId) && (!isFixed || games.has(gameId)));
  return (
    <>
      <ul className="bet-edit-legs" aria-label={t('betEdit.legs')}>
        {draft.legs.map((leg) => {
          const original = bet.legs.find(({ gameId }) => gameId === leg.gameId);
          return (
            <Row
              key={leg.gameId}
              leg={leg}
              price={prices.get(leg.marketId) ?? leg.price}
              isBanker={bet.betType === 'system' && original?.isBanker === true}
              action={isFixed ? null : t('betEdit.remove')}
              onAct={() => core.dispatch({ type: 'bet-edit/removeLeg', payload: { marketId: leg.marketId } })}
            >
              <Swap leg={leg} original={original} isExpress={draft.legs.length > 1} />
            </Row>
          );
        })}
      </ul>
      {more.length > 0 && (
        <ul className="bet-edit-legs is-slip" aria-label={t('betEdit.fromSlip')}>
          {more.map((leg) => (
            <Row
              key={leg.marketId}
              leg={leg}
              price={leg.price}
              action={t(games.has(leg.gameId) ? 'betEdit.swap' : 'betEdit.add')}
              onAct={() => core.dispatch({ type: 'bet-edit/addLeg', payload: { leg } })}
            />
          ))}
        </ul>
      )}
      {isFixed && <p className="cash-out-note">{t('betEdit.fixed')}</p>}
      {!isFixed && more.length === 0 && <p className="cash-out-note">{t('betEdit.hint')}</p>}
    </>
  );
}
