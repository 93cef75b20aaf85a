/**
 * One championship: its games in play and upcoming. A page type without a championship has a board of its own [NAV-42].
 */
import { useMemo, type ReactNode } from 'react';
import { cyberTitleOf } from 'touchline/core/line/rules/cyber-titles';
import { MarketSwitchRoom } from '../../components/board-tools/market-switch-room.tsx';
import { BoardList } from '../../components/board.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { Star } from '../../components/star.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { useTextLanguage, useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import type { ScreenProps } from '../screens.tsx';
import { CompetitionWays } from '../statistics/competition-ways.tsx';
import { CyberGames } from './cyber-games.tsx';
import { sectionsOf } from './sections-of.ts';
import { TopGames } from './top-games.tsx';

function OneChamp({ params }: ScreenProps): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const sportId = Number(params['sport']);
  const champId = Number(params['champ']);
  useWatch([`champ:${champId}`]);
  const board = useProjection(useBoardReadable({ kind: 'champ', champId }), identity);
  const discipline = params['discipline'];
  const { line } = useCore();
  const tree = useProjection(line.tree, identity);
  const sections = useMemo(() => sectionsOf(board, line), [board, line]);
  const sport = tree?.find((each) => each.id === sportId);
  const champ = board.groups[0]?.champ ?? sport?.championships.find((each) => each.id === champId) ?? null;
  const title = discipline === undefined || champ === null ? null : cyberTitleOf(champ.name);
  /** A championship unknown to the operator has no name. */
  const name = champ?.name ?? (board.loaded && tree !== null ? t('line.noGames.title') : null);
  usePageName(name);
  return (
    <div className="screen">
      <nav className="crumbs" aria-label={t('nav.crumbs')}>
        {discipline === undefined && <Link to="/line">{t('nav.sports')}</Link>}
        {(sport !== undefined || tree === null) && (
          <Link to={discipline === undefined ? `/line/${sportId}` : '/cyber'}>{sport?.name ?? t('line.toLine')}</Link>
        )}
        {title !== null && <Link to={`/cyber/${title.slug}`}>{title.name}</Link>}
      </nav>
      <div className="screen-head">
        <h1>
          <SportPicture sportId={sportId} />
          {/* Neither the games nor the list of sports may have come [LIN-260]. */}
          <bdi>{name ?? sport?.name ?? t('champ.ways.games')}</bdi>
          {champ !== null && <small>{countryName(champ.country, language, t)}</small>}
        </h1>
        {champ !== null && <Star kind="competition" id={champId} name={champ.name} />}
      </div>
      {(champ !== null || name === null) && <CompetitionWays sportId={sportId} champId={champId} current="games" />}
      {!board.loaded ? (
        <BoardSkeleton rows={10} />
      ) : board.gameCount === 0 ? (
        <Empty
          icon="clock"
          drawing={<Drawing name="noGames" />}
          title={t('line.noGames.title')}
          text={t('line.noGames.text')}
        >
          <Link to={discipline === undefined ? `/line/${sportId}` : '/cyber'} className="button is-main">
            {t('line.moreOfSport')}
          </Link>
        </Empty>
      ) : (
        <>
          <MarketSwitchRoom groups={board.groups} sections={sections} />
          <BoardList groups={board.groups} />
        </>
      )}
    </div>
  );
}

export function ChampScreen({ params }: ScreenProps): ReactNode {
  const { champ, sport, discipline } = params;
  if (champ !== undefined) return <OneChamp params={params} />;
  return sport === undefined ? <TopGames /> : <CyberGames sportId={Number(sport)} slug={discipline ?? null} />;
}
