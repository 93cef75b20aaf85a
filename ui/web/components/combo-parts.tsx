/** The selections of a same-game combo, each on a line of its own, with its standing once it has one [SGC-10]. */
import type { ReactNode } from 'react';
import type { BetStatusId } from 'touchline/core/history/views';
import { comboSelections, marketName } from 'touchline/core/line/rules/market-names';
import type { NamedGame, NamedMarket } from 'touchline/core/line/rules/market-names';
import { useText } from '../text.ts';
import { BetStatus } from './bet-status.tsx';

interface ComboPartsProps {
  readonly leg: Pick<NamedMarket, 'label'> & NamedGame;
  /** Null where a selection has no status yet. */
  readonly statusOf?: (selection: NamedMarket) => BetStatusId | null;
}

export function ComboParts({ leg, statusOf = () => null }: ComboPartsProps): ReactNode {
  const t = useText();
  return (
    <ul className="combo-parts" aria-label={t('standing.parts')}>
      {comboSelections(leg.label).map((selection) => {
        const { kind, type, param } = selection;
        const statusId = statusOf(selection);
        return (
          <li key={`${kind}.${type}.${param}`}>
            <span>{marketName(selection, leg, t)}</span>
            {statusId === -2 && <span className="bet-status is-open">{t('standing.partOpen')}</span>}
            {statusId !== null && statusId >= 0 && <BetStatus statusId={statusId} />}
          </li>
        );
      })}
    </ul>
  );
}
