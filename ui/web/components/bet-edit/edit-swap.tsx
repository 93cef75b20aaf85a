/** The other outcomes of a selection's game, to swap it before kick-off: its own market first [BED-13]. */
import { useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { EditLeg } from 'touchline/core/bet-edit/types';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { kindName, outcomeName } from 'touchline/core/line/rules/market-names';
import { otherSelections } from 'touchline/core/line/rules/other-selections';
import type { Game, Market } from 'touchline/core/line/types';
import { useCore, useGameReadable, useMarketsReadable, useWatch } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

interface OptionProps {
  readonly market: Market;
  readonly leg: EditLeg;
  readonly isOriginal: boolean;
  readonly onChoose: (market: Market) => void;
}

/** One outcome with its current price; a suspended one can't be chosen. */
function Option({ market, leg, isOriginal, onChoose }: OptionProps): ReactNode {
  const { line, preferences } = useCore();
  const t = useText();
  const { oddsView } = useProjection(preferences, identity);
  const { id } = market;
  const subscribe = useCallback((changed: () => void) => line.onMarket(id, changed), [line, id]);
  const price = useSyncExternalStore(subscribe, () => line.price(id));
  const isOpen = useSyncExternalStore(subscribe, () => line.state(id) === 'open') && price > 0;
  return (
    <li>
      <button
        type="button"
        className="bet-edit-option"
        aria-disabled={!isOpen}
        onClick={() => isOpen && onChoose(market)}
      >
        <span>
          <span className="vh">
            {t('betEdit.swap')}: {kindName(market, leg, t)}:{' '}
          </span>
          {outcomeName(market, leg, t)}
          {isOriginal && <small>{t('betEdit.original')}</small>}
        </span>
        <b className="number">{price > 0 ? oddsText(price, oddsView) : '–'}</b>
      </button>
    </li>
  );
}

/** The outcome as a leg of the draft. */
function legOf(market: Market, { champ, home, away, startsAt }: Game, price: number): EditLeg {
  const { id, gameId, kind, type, param, label } = market;
  const { sportId, name } = champ;
  return {
    marketId: id,
    gameId,
    sportId,
    champ: name,
    home,
    away,
    kind,
    type,
    param,
    label,
    isLive: false,
    startsAt,
    price,
  };
}

interface EditSwapProps {
  readonly id: string;
  readonly leg: EditLeg;
  /** Whether the bet has further selections. */
  readonly isExpress: boolean;
  /** The market that the bet has on this game now; null for a leg that the draft added. */
  readonly original: number | null;
  readonly onSwapped: () => void;
}

export function EditSwap({ id, leg, isExpress, original, onSwapped }: EditSwapProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { line } = core;
  useWatch([`game:${leg.gameId}`]);
  const game = useProjection(useGameReadable(leg.gameId), identity);
  const markets = useProjection(useMarketsReadable(leg.gameId), identity);
  const isAhead = game?.status === 'scheduled';
  const groups = isAhead
    ? otherSelections({ leg, markets, price: (marketId) => line.price(marketId), sportId: leg.sportId, isExpress })
    : [];
  const choose = (market: Market): void => {
    if (game === null) return;
    core.dispatch({ type: 'bet-edit/addLeg', payload: { leg: legOf(market, game, line.price(market.id)) } });
    onSwapped();
  };
  return (
    <div id={id} className="bet-edit-swap" role="group" aria-label={t('betEdit.othersOf', { game: gameTitle(leg, t) })}>
      {game === null && <p className="cash-out-note">{t('betEdit.othersLoading')}</p>}
      {game !== null && !isAhead && <p className="cash-out-note">{t('betEdit.reason.inPlay')}</p>}
      {isAhead && groups.length === 0 && <p className="cash-out-note">{t('betEdit.noOthers')}</p>}
      {groups.map((group) => {
        const name = kindName(group, leg, t);
        return (
          <div key={group.key} className="bet-edit-market">
            <small aria-hidden="true">{name}</small>
            <ul aria-label={name}>
              {group.markets.map((market) => (
                <Option
                  key={market.id}
                  market={market}
                  leg={leg}
                  isOriginal={market.id === original}
                  onChoose={choose}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
