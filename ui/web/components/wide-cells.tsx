/** Names and cells of the columns that only a wide list has [LIN-118]. */
import type { ReactNode } from 'react';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import {
  handicapSign,
  kindName,
  lineText,
  marketName,
  outcomeName,
  outcomeSign,
} from 'touchline/core/line/rules/market-names';
import { wideKinds } from 'touchline/core/line/rules/wide-kinds';
import { wideMarkets } from 'touchline/core/line/rules/wide-markets';
import type { Game, Market } from 'touchline/core/line/types';
import { useCore, useWatch } from '../core-context.ts';
import { useText, type Translate } from '../text.ts';
import { EmptyCell, PriceCell } from './price-cell.tsx';

const TOPICS = ['wide'];

/** A list asks for the prices while it has headings. */
export function WideHead({ sportId }: { readonly sportId: number }): ReactNode {
  const t = useText();
  useWatch(TOPICS);
  return wideKinds(sportId).map((kind) => (
    <span key={kind} className="cells is-total is-beside">
      <span>{kindName({ kind, param: 0 }, { home: '1', away: '2', sportId }, t)}</span>
    </span>
  ));
}

function shortOf(market: Market, game: Game, t: Translate): string {
  switch (market.kind) {
    case KIND.doubleChance:
    case KIND.bothScore:
      return outcomeSign(market) ?? outcomeName(market, game, t);
    case KIND.setHandicap:
      return handicapSign(market);
    default:
      return `${t(market.type === 1 ? 'line.overShort' : 'line.underShort')} ${lineText(market.param)}`;
  }
}

interface WideCellsProps {
  readonly game: Game;
  readonly markets: readonly Market[];
}

export function WideCells({ game, markets }: WideCellsProps): ReactNode {
  const t = useText();
  const { line } = useCore();
  const { sportId } = game.champ;
  return wideMarkets(markets, line.price, sportId).map(({ kind, markets: own }) => (
    <span key={kind} className="cells is-total is-beside">
      {own.map((market, at) =>
        market === null ? (
          <EmptyCell key={at} />
        ) : (
          <PriceCell
            key={market.id}
            marketId={market.id}
            name={marketName(market, { ...game, sportId }, t)}
            short={shortOf(market, game, t)}
          />
        ),
      )}
    </span>
  ));
}
