/** The end of a game for screen readers, and the next games. */
import { useMemo, type ReactNode } from 'react';
import type { Board, BoardGroup, Game } from 'touchline/core/line/types';
import type { LineReads } from 'touchline/core/line/reads';
import { BoardList } from '../../components/board.tsx';
import { GamesWay } from '../../components/games-way.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { gameTitle, scoreText } from 'touchline/core/line/rules/game-text';
import { endName } from '../../format/period.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** Maximum number of next games shown. */
const MAX_NEXT = 5;

/** Live region that announces the end of the game; mounted before there is anything to announce. */
export function EndAnnouncement({ game }: { readonly game: Game | null }): ReactNode {
  const t = useText();
  return (
    <p className="vh" role="status">
      {game !== null && game.away !== ''
        ? t('game.ended', {
            end: endName(game, t),
            game: gameTitle(game, t),
            score: scoreText(game.score.join(':'), t),
          })
        : ''}
    </p>
  );
}

/** The first games of a board: those in play, then the next to start. */
function firstOf(board: Board, endedId: number, line: LineReads): readonly BoardGroup[] {
  const games = board.groups
    .flatMap(({ gameIds }) => gameIds.flatMap((id) => line.game(id).get() ?? []))
    .filter(({ id, status }) => id !== endedId && status !== 'finished')
    .sort(
      (a, b) =>
        Number(b.status !== 'scheduled') - Number(a.status !== 'scheduled') || a.startsAt - b.startsAt || a.id - b.id,
    );
  const chosen = new Set(games.slice(0, MAX_NEXT).map(({ id }) => id));
  return board.groups.flatMap((group) => {
    const gameIds = group.gameIds.filter((id) => chosen.has(id));
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}

/** Next games of the same competition; of the sport when the competition has none. */
export function NextGames({ ended }: { readonly ended: Game }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const { id: champId, sportId } = ended.champ;
  const ofChamp = useProjection(useBoardReadable({ kind: 'champ', champId }), identity);
  const inChamp = useMemo(() => firstOf(ofChamp, ended.id, line), [ofChamp, ended.id, line]);
  const isChampOver = ofChamp.loaded && inChamp.length === 0;
  useWatch([`champ:${champId}`, ...(isChampOver ? [`line:${sportId}`] : [])]);
  const ofSport = useProjection(useBoardReadable({ kind: 'line', sportId }), identity);
  const inSport = useMemo(() => firstOf(ofSport, ended.id, line), [ofSport, ended.id, line]);
  const groups = isChampOver ? inSport : inChamp;
  if (!ofChamp.loaded || (isChampOver && !ofSport.loaded)) return <BoardSkeleton rows={MAX_NEXT} />;
  if (groups.length === 0)
    return (
      <Empty icon="clock" title={t('line.noGames.title')} text={t('line.noGames.text')}>
        <GamesWay />
      </Empty>
    );
  return (
    <section aria-labelledby="game-next">
      <div className="screen-head">
        <h2 id="game-next">{t('game.next')}</h2>
        <Link to={isChampOver ? `/line/${sportId}` : `/line/${sportId}/${champId}`} className="way">
          {t(isChampOver ? 'line.moreOfSport' : 'game.toChamp')}
          <Icon name="forward" size={16} />
        </Link>
      </div>
      <BoardList groups={groups} level={3} />
    </section>
  );
}
