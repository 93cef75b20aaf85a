/** Games of one kind of sport; where the line has none, the page says so and shows the top games [NAV-44]. */
import { useMemo, type ReactNode } from 'react';
import { LONG_TERM } from 'touchline/core/line/rules/sport-ids';
import { competitionsOfKind, type PageKind } from 'touchline/core/line/rules/page-kinds';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';
import { BoardList, firstRows } from '../../components/board.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { BoardSkeleton } from '../../components/skeleton.tsx';
import { useBoardReadable, useCore, useWatch } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CompetitionRows } from './competition-rows.tsx';

const MAX_COMPETITIONS = 12;
const ROWS = 20;
const TOP_ROWS = 10;
const TOP_TOPICS = ['top'];

function OtherGames(): ReactNode {
  const t = useText();
  useWatch(TOP_TOPICS);
  const board = useProjection(useBoardReadable({ kind: 'top' }), identity);
  const groups = useMemo(() => firstRows(board.groups, TOP_ROWS), [board]);
  if (board.loaded && groups.length === 0) return null;
  return (
    <section aria-labelledby="other-games">
      <div className="screen-head">
        <h2 id="other-games">{t('types.others')}</h2>
        <Link to="/topgame" className="way">
          {t('line.all')}
        </Link>
      </div>
      {board.loaded ? <BoardList groups={groups} level={3} /> : <BoardSkeleton rows={5} />}
    </section>
  );
}

/** The way to what comes closest. */
function Closest({ kind }: { readonly kind: PageKind }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  const longTerm = tree?.find(({ id, line }) => id === LONG_TERM && line > 0);
  if (kind === 'marble')
    return (
      <Link to="/virtualsports" className="button is-main">
        {t('way.virtual')}
      </Link>
    );
  if (kind === 'politics' && longTerm !== undefined)
    return (
      <Link to={`/line/${LONG_TERM}`} className="button is-main">
        {longTerm.name}
      </Link>
    );
  return (
    <Link to="/live" className="button is-main">
      {t('home.allLive')}
    </Link>
  );
}

export function KindGames({ kind }: { readonly kind: PageKind }): ReactNode {
  const t = useText();
  const tree = useProjection(useCore().line.tree, identity);
  const champs = useMemo(() => tree && competitionsOfKind(tree, kind).slice(0, MAX_COMPETITIONS), [tree, kind]);
  const name = t(`types.${kind}`);
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>{name}</h1>
        {champs?.some(({ sportId }) => sportId === VIRTUAL.marbles) === true && (
          <Link to="/virtualsports?sport=marbles" className="way">
            {t('types.marble.watch')}
          </Link>
        )}
      </div>
      {champs === null ? (
        <BoardSkeleton rows={10} />
      ) : champs.length > 0 ? (
        champs.map((champ) => <CompetitionRows key={champ.id} champ={champ} most={ROWS} />)
      ) : (
        <>
          <Empty
            icon="info"
            drawing={<Drawing name="noGames" />}
            title={t(`types.${kind}.none`)}
            text={t(`types.${kind}.instead`)}
          >
            <Closest kind={kind} />
            <Link to="/line" className="button">
              {t('home.allSports')}
            </Link>
          </Empty>
          <OtherGames />
        </>
      )}
    </div>
  );
}
