/** The selections of the edited bet, and those of the bet slip that can be added or swapped in. */
import type { ReactNode } from 'react';
import type { EditLeg } from 'touchline/core/bet-edit/types';
import type { EditDraftView } from 'touchline/core/bet-edit/views';
import type { SlipSlice } from 'touchline/core/coupon/slices';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { marketName } from 'touchline/core/line/rules/market-names';
import { useCore } from '../../core-context.ts';
import { oddsText } from '../../format/odds.ts';
import { useText } from '../../text.ts';
import { identity, useParts, useProjection } from '../../use-projection.ts';

type SlipLeg = SlipSlice['legs'][number];

/** A selection of the bet slip, without what belongs to the slip. */
function legOf(leg: SlipLeg): EditLeg {
  const { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price } = leg;
  return { marketId, gameId, sportId, champ, home, away, kind, type, param, label, isLive, startsAt, price };
}

interface RowProps {
  readonly leg: EditLeg;
  readonly price: number;
  readonly action: string;
  readonly onAct: () => void;
}

function Row({ leg, price, action, onAct }: RowProps): ReactNode {
  const t = useText();
  const { oddsView } = useProjection(useCore().preferences, identity);
  const name = gameTitle(leg, t);
  const market = marketName(leg, leg, t);
  return (
    <li className="bet-edit-leg">
      <span className="bet-edit-name">
        <b>{market}</b>
        <small>{name}</small>
      </span>
      <b className="number">{oddsText(price, oddsView)}</b>
      <button type="button" className="button is-small" onClick={onAct} aria-label={`${action}: ${market}, ${name}`}>
        {action}
      </button>
    </li>
  );
}

export function EditLegs({ draft }: { readonly draft: EditDraftView }): ReactNode {
  const core = useCore();
  const t = useText();
  const slip = useParts(core.coupon.slip, ({ legs }) => legs.filter(({ isLive }) => !isLive).map(legOf));
  const chosen = new Set(draft.legs.map(({ marketId }) => marketId));
  const games = new Set(draft.legs.map(({ gameId }) => gameId));
  const prices = new Map(draft.terms?.prices.map(({ marketId, price }) => [marketId, price]));
  const more = slip.filter(({ marketId }) => !chosen.has(marketId));
  return (
    <>
      <ul className="bet-edit-legs" aria-label={t('betEdit.legs')}>
        {draft.legs.map((leg) => (
          <Row
            key={leg.marketId}
            leg={leg}
            price={prices.get(leg.marketId) ?? leg.price}
            action={t('betEdit.remove')}
            onAct={() => core.dispatch({ type: 'bet-edit/removeLeg', payload: { marketId: leg.marketId } })}
          />
        ))}
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
      {more.length === 0 && <p className="cash-out-note">{t('betEdit.hint')}</p>}
    </>
  );
}
