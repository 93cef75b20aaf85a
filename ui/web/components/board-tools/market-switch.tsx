/** Chips that change the market with which rows of a narrow list begin [DSP-22]. */
import type { ReactNode } from 'react';
import type { Column } from 'touchline/core/display/rules/board-columns';
import { useCore } from '../../core-context.ts';
import { useDisplay } from '../../shell/use-display.ts';
import { useText } from '../../text.ts';
import { identity } from '../../use-projection.ts';
import type { Section } from './board-tools.tsx';

const PROFILE = { line: 'lineProfile', live: 'liveProfile' } as const;

interface MarketSwitchProps {
  /** The kinds of games on the board; the first shows the choice. */
  readonly sections: readonly Section[];
  readonly columns: readonly Column[];
}

export function MarketSwitch({ sections, columns }: MarketSwitchProps): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const view = useDisplay(identity);
  if (view === null) return null;
  const chosen = view[PROFILE[sections[0] ?? 'line']];
  const first = columns.includes(chosen) ? chosen : columns[0];
  return (
    <div className="market-switch" role="group" aria-label={t('display.firstMarket')}>
      {columns.map((column) => (
        <button
          key={column}
          type="button"
          className="chip"
          aria-pressed={column === first}
          onClick={() =>
            dispatch({
              type: 'display/choose',
              payload: Object.fromEntries(sections.map((section) => [PROFILE[section], column])),
            })
          }
        >
          {t(`display.boardMarkets.${column}`)}
        </button>
      ))}
    </div>
  );
}
