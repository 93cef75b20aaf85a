/** The player's rounds for real money, in the office. */
import { useCallback, useEffect, type ReactNode } from 'react';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { OfficePage, OfficeWait } from '../office/office-page.tsx';
import { RoundsExport } from './rounds-export.tsx';
import { RoundsTable } from './rounds-table.tsx';
import { useCasino } from './use-casino.ts';

export function RoundsPage(): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, again } = useCasino();
  const isLoaded = view !== null;
  const load = useCallback(
    (more: boolean) => void core.dispatch({ type: 'casino/loadRounds', payload: { more } }),
    [core],
  );
  useEffect(() => {
    if (isLoaded) load(false);
  }, [isLoaded, load]);
  const retry = (): void => {
    again();
    load(false);
  };
  const rounds = view?.rounds ?? null;
  return (
    <OfficePage name={t('casino.rounds')}>
      {rounds === null || view === null ? (
        <OfficeWait hasFailed={hasFailed || view?.history === 'failed'} onRetry={retry} />
      ) : rounds.length === 0 ? (
        <Empty
          icon="dice"
          drawing={<Drawing name="rounds" />}
          title={t('casino.rounds.none.title')}
          text={t('casino.rounds.none.text')}
        >
          <Link to="/casino-lobby" className="button is-main">
            {t('casino.all')}
          </Link>
        </Empty>
      ) : (
        <section className="card casino-card">
          <RoundsExport view={view} />
          <RoundsTable rounds={rounds} name={t('casino.rounds')} games={view.games ?? []} />
          {view.hasMoreRounds && (
            <button
              type="button"
              className="button"
              aria-disabled={view.history === 'loading'}
              onClick={() => load(true)}
            >
              {t('casino.rounds.more')}
            </button>
          )}
        </section>
      )}
    </OfficePage>
  );
}
