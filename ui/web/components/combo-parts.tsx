/** The selections of a same-game combo, each on a line of its own, with its standing once it has one [SGC-10]. */
import type { ReactNode } from 'react';
import type { BetResult } from 'touchline/core/history/views';
import { comboSelections, marketName } from 'touchline/core/line/rules/market-names';
import { isOpenResult } from 'touchline/core/coupon/rules/settlement/leg-factor';
import type { NamedGame, NamedMarket } from 'touchline/core/line/rules/market-names';
import { useText } from '../text.ts';
import { BetStatus } from './bet-status.tsx';

interface ComboPartsProps {
  readonly leg: Pick<NamedMarket, 'label'> & NamedGame;
  /** Null where a selection has no result yet. */
  readonly resultOf?: (selection: NamedMarket) => BetResult | null;
}

export function ComboParts({ leg, resultOf = () => null }: ComboPartsProps): ReactNode {
  const t = useText();
  return (
    <ul className="combo-parts" aria-label={t('standing.parts')}>
      {comboSelections(leg.label).map((selection) => {
        const { kind, type, param } = selection;
        const result = resultOf(selection);
        return (
          <li key={`${kind}.${type}.${param}`}>
            <span>{marketName(selection, leg, t)}</span>
            {result === 'unsettled' && <span className="bet-status is-open">{t('standing.partOpen')}</span>}
            {result !== null && !isOpenResult(result) && <BetStatus result={result} />}
          </li>
        );
      })}
    </ul>
  );
}
