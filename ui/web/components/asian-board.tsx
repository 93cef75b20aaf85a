/**
 * A list of games in the Asian view: one row a game, with several lines of handicap and total beside the result, of the
 * match and of its first half [LIN-117]. A narrow list shows one of the two at a time.
 */
import { memo, useState, type ReactNode } from 'react';
import { columnsOf, type Column } from 'touchline/core/display/rules/board-columns';
import { CHOICES, type DisplayView } from 'touchline/core/display/public';
import { asianMarkets, type AsianPart } from 'touchline/core/line/rules/asian-markets';
import { evenest } from 'touchline/core/line/rules/main-markets';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { lineText, marketName, narrowHandicapSign, resultSign } from 'touchline/core/line/rules/market-names';
import type { Game, Market } from 'touchline/core/line/types';
import { useCore, useGameReadable, useMarketsReadable, useWatch } from '../core-context.ts';
import { useDisplay } from '../shell/use-display.ts';
import { useText, type Translate } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { GroupTitle, type BoardListProps, type GroupHeadProps } from './board.tsx';
import { FieldCells, gamePath, Sides, When } from './game-row.tsx';
import { Link } from './link.tsx';
import { EmptyCell, PriceCell } from './price-cell.tsx';
import { Star } from './star.tsx';
import { withCaption } from './timed-row.tsx';
import { useArrangedGroups } from './use-arranged-groups.ts';
import { VirtualBoard, type BoardLook } from './virtual-board.tsx';

const TOPICS = ['asian'];
const PARTS = ['match', 'firstHalf'] as const;
const RESULT_SIGNS = [1, 2, 3].map(resultSign).join('');
type PartName = (typeof PARTS)[number];
const columnsShown = (display: DisplayView | null): readonly Column[] => COLUMNS_OF[display?.boardMarkets ?? 'all'];
/** The columns of each choice, made once, so that they keep their identity. */
const COLUMNS_OF = Object.fromEntries(CHOICES.boardMarkets.map((choice) => [choice, columnsOf(choice)])) as Readonly<
  Record<DisplayView['boardMarkets'], readonly Column[]>
>;
type Shorten = (market: Market, at: number) => string;

const AsianHead = memo(function AsianHead({ champ, firstGameId, level }: GroupHeadProps): ReactNode {
  const t = useText();
  const columns = useDisplay(columnsShown);
  const isField = useCore().line.game(firstGameId).get()?.away === '';
  return (
    <div className="group-head">
      <GroupTitle champ={champ} level={level} />
      {!isField && (
        <div className="asian-columns" aria-hidden="true">
          {PARTS.map((part) => (
            <span key={part} className={`asian-part is-${part} has-${columns.length}`}>
              <b>{t(`asian.${part}`)}</b>
              {columns.includes('handicap') && <span>{t('asian.handicap')}</span>}
              {columns.includes('total') && <span>{t('asian.total')}</span>}
              {columns.includes('result') && <span>{RESULT_SIGNS}</span>}
            </span>
          ))}
        </div>
      )}
    </div>
  );
});

interface StackProps {
  readonly game: Game;
  readonly pairs: readonly (readonly (Market | null)[])[];
  readonly short: Shorten;
}

/** Cells below each other; a line's cells belong together. */
function Stack({ game, pairs, short }: StackProps): ReactNode {
  const t = useText();
  return (
    <span className="asian-stack">
      {pairs.map((pair, line) => (
        <span key={line} className="asian-line">
          {pair.map((market, at) =>
            market === null ? (
              <EmptyCell key={at} />
            ) : (
              <PriceCell
                key={market.id}
                marketId={market.id}
                name={marketName(market, { ...game, sportId: game.champ.sportId }, t)}
                short={short(market, at)}
              />
            ),
          )}
        </span>
      ))}
    </span>
  );
}

const NO_PAIR = [[null, null]] as const;

function Part({
  game,
  name,
  part,
  t,
}: {
  readonly game: Game;
  readonly name: PartName;
  readonly part: AsianPart | null;
  readonly t: Translate;
}): ReactNode {
  const { result = [], handicaps = [], totals = [] } = part ?? {};
  const columns = useDisplay(columnsShown);
  const orNone = <T,>(pairs: readonly T[]): readonly (T | (typeof NO_PAIR)[number])[] =>
    pairs.length === 0 ? NO_PAIR : pairs;
  return (
    <span className={`asian-part is-${name} has-${columns.length}`}>
      {columns.includes('handicap') && <Stack game={game} pairs={orNone(handicaps)} short={narrowHandicapSign} />}
      {columns.includes('total') && (
        <Stack
          game={game}
          pairs={orNone(totals)}
          short={({ param }, at) => `${t(at === 0 ? 'line.overShort' : 'line.underShort')} ${lineText(param)}`}
        />
      )}
      {columns.includes('result') && (
        <Stack game={game} pairs={result.length === 0 ? NO_PAIR : [result]} short={({ type }) => resultSign(type)} />
      )}
    </span>
  );
}

const AsianRow = memo(function AsianRow({ gameId }: { readonly gameId: number }): ReactNode {
  const { line } = useCore();
  const game = useProjection(useGameReadable(gameId), identity);
  const markets = useProjection(useMarketsReadable(gameId), identity);
  const isCompact = useDisplay((display) => display?.isCompact === true);
  const t = useText();
  if (game === null) return <div className="row is-loading" />;
  const path = gamePath(game);
  const title = gameTitle(game, t);
  const { match, firstHalf } = asianMarkets(markets, game.champ.sportId);
  const shown = (part: AsianPart | null): AsianPart | null =>
    part === null || !isCompact
      ? part
      : {
          ...part,
          handicaps: [evenest(part.handicaps, line.price)],
          totals: [evenest(part.totals, line.price)],
        };
  return (
    <div className="row is-asian">
      <Link to={path} className="row-game">
        <When game={game} />
        <Sides game={game} />
      </Link>
      <Star kind="game" id={gameId} startsAt={game.startsAt} name={title} />
      {game.away === '' ? (
        <FieldCells game={game} markets={markets} />
      ) : (
        <>
          <Part game={game} name="match" part={shown(match)} t={t} />
          <Part game={game} name="firstHalf" part={shown(firstHalf)} t={t} />
        </>
      )}
      <Link to={path} className="row-more" label={t('line.allMarkets', { count: game.marketCount, game: title })}>
        {`+${Math.max(0, game.marketCount)}`}
      </Link>
    </div>
  );
});

const LOOK: BoardLook = { Head: AsianHead, Row: AsianRow, isMeasured: true };
const BY_TIME: BoardLook = { Head: null, Row: withCaption(AsianRow), isMeasured: true };

export function AsianBoard({ groups, level = 2 }: BoardListProps): ReactNode {
  useWatch(TOPICS);
  const t = useText();
  const { groups: arranged, isByTime } = useArrangedGroups(groups, useDisplay(identity));
  const [part, setPart] = useState<PartName>('match');
  return (
    <div className="asian" data-part={part}>
      <div className="segments asian-parts" role="group" aria-label={t('asian.part')}>
        {PARTS.map((name) => (
          <button
            key={name}
            type="button"
            className="segment"
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {t(`asian.${name}`)}
          </button>
        ))}
      </div>
      <VirtualBoard groups={arranged} level={level} look={isByTime ? BY_TIME : LOOK} />
    </div>
  );
}
