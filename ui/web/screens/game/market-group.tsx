/** One group of markets, in the layout of its kind. */
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import type { Display } from 'touchline/core/display/public';
import { marketPin } from 'touchline/core/favourites/rules/market-pins';
import type { Game, Market } from 'touchline/core/line/types';
import { Icon } from '../../components/icon.tsx';
import { EmptyCell, PriceCell } from '../../components/price-cell.tsx';
import { Star } from '../../components/star.tsx';
import { kindName, outcomeName, outcomeSign } from 'touchline/core/line/rules/market-names';
import type { MarketGroup } from 'touchline/core/line/rules/market-groups';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import { useDisplay } from '../../shell/use-display.ts';
import { useText } from '../../text.ts';

const GroupExtras = deferred(async () => (await import('./group-extras.tsx')).GroupExtras, 'media');

interface RowProps {
  readonly row: readonly (Market | null)[];
  readonly game: Game;
  readonly isFull: boolean;
}

/** `isFull`: no sign stands for a long name. */
function Row({ row, game, isFull }: RowProps): ReactNode {
  const t = useText();
  return (
    <span className="cells">
      {row.map((market, at) =>
        market === null ? (
          <EmptyCell key={at} />
        ) : (
          <PriceCell
            key={market.id}
            marketId={market.id}
            name={outcomeName(market, game, t)}
            sign={isFull ? null : outcomeSign(market)}
          />
        ),
      )}
    </span>
  );
}

const hasSigns = ({ rows }: MarketGroup): boolean =>
  rows.some((row) => row.some((market) => market !== null && outcomeSign(market) !== null));

const isFullOf = (display: Display | null): boolean => display?.marketNames === 'full';

interface CardProps {
  readonly group: MarketGroup;
  readonly game: Game;
  readonly isFolded: boolean;
  readonly onFold: (on: boolean) => void;
  /** Whether the group has a star, on a page whose order follows the pins. */
  readonly canPin?: boolean;
}

export function MarketGroupCard({ group, game, isFolded, onFold, canPin = false }: CardProps): ReactNode {
  const t = useText();
  const id = useId();
  const isFull = useDisplay(isFullOf);
  const [shown, setShown] = useState<number | null>(null);
  const markets = group.rows.flatMap((row) => row.filter((market) => market !== null));
  const [first] = markets;
  const title = kindName(group, { ...game, sportId: game.champ.sportId }, t);
  /** The menu of a price cell: secondary click, long press, menu key [STT-10]. */
  const onMenu = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-market]') : null;
    if (cell === null) return;
    event.preventDefault();
    setShown(Number(cell.dataset['market']));
  };
  return (
    <section className={`card market-group is-${group.layout}`} data-group={group.key} onContextMenu={onMenu}>
      <h2 className="market-title" id={`${id}-title`}>
        <button type="button" aria-expanded={!isFolded} aria-controls={id} onClick={() => onFold(!isFolded)}>
          {title}
          <Icon name="down" size={16} />
        </button>
      </h2>
      {first !== undefined && (
        <button
          type="button"
          className="market-history"
          aria-label={t('game.oddsHistory')}
          aria-describedby={`${id}-title`}
          onClick={() => setShown(first.id)}
        >
          <Icon name="chart" size={16} />
        </button>
      )}
      {canPin && <Star kind="market" id={marketPin(game.champ.sportId, group.kind)} name={title} />}
      <div className="market-rows" id={id} hidden={isFolded}>
        {!isFolded && !isFull && hasSigns(group) && (
          <p className="market-key" aria-hidden="true">
            {t('game.signs', { home: game.home, away: game.away })}
          </p>
        )}
        {!isFolded && group.layout === 'sides' && (
          <p className="market-sides">
            <span>{game.home}</span>
            <span>{game.away}</span>
          </p>
        )}
        {!isFolded &&
          group.rows.map((row, at) => (
            <Row key={row.find((market) => market !== null)?.id ?? at} row={row} game={game} isFull={isFull} />
          ))}
      </div>
      <Deferred>
        <GroupExtras
          kind={group.kind}
          game={game}
          title={title}
          markets={markets}
          first={shown}
          onClose={() => setShown(null)}
        />
      </Deferred>
    </section>
  );
}
