/** One group of markets, laid out as its kind wants. */
import { useId, type ReactNode } from 'react';
import type { Game, Market } from '../../../../core/modules/line/types.ts';
import { Icon } from '../../components/icon.tsx';
import { EmptyCell, PriceCell } from '../../components/price-cell.tsx';
import { kindName } from '../../format/kind-name.ts';
import { outcomeName } from '../../format/market-name.ts';
import type { MarketGroup } from '../../format/market-groups.ts';
import { useText } from '../../text.ts';

function Row({ row, game }: { readonly row: readonly (Market | null)[]; readonly game: Game }): ReactNode {
  const t = useText();
  return (
    <span className="cells">
      {row.map((market, at) =>
        market === null ? (
          <EmptyCell key={at} />
        ) : (
          <PriceCell key={market.id} marketId={market.id} name={outcomeName(market, game, t)} />
        ),
      )}
    </span>
  );
}

interface CardProps {
  readonly group: MarketGroup;
  readonly game: Game;
  readonly isFolded: boolean;
  readonly onFold: (on: boolean) => void;
}

export function MarketGroupCard({ group, game, isFolded, onFold }: CardProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={`card market-group is-${group.layout}`}>
      <h2 className="market-title">
        <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={() => onFold(!isFolded)}>
          {kindName(group, { ...game, sportId: game.champ.sportId }, t)}
          <Icon name="down" size={16} />
        </button>
      </h2>
      <div className="market-rows" id={id} hidden={isFolded}>
        {!isFolded &&
          group.rows.map((row, at) => (
            <Row key={row.find((market) => market !== null)?.id ?? at} row={row} game={game} />
          ))}
      </div>
    </section>
  );
}
