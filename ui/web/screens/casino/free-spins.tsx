/** Free spins in foreign games: what is offered, what is left, and the way to take an offer [CSN-31]. */
import { useEffect, type ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import type { CasinoGame, CasinoView, FreeSpins as Spins } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';

const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';

function Words({ spins }: { readonly spins: Spins }): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { status, rounds, left, days, expiresAt, currency } = spins;
  const stake = money(spins.stake, currency);
  const time = expiresAt === null ? '' : formatTime(expiresAt, 'full', preferences);
  switch (status) {
    case 'offered':
      return (
        <>
          <p>{t('casino.freeSpins.offered', { rounds, stake })}</p>
          <p>{t('casino.freeSpins.terms', { days })}</p>
        </>
      );
    case 'sent':
      return <p>{t('casino.freeSpins.sent', { rounds, stake })}</p>;
    case 'open':
      return <p>{t('casino.freeSpins.open', { left, rounds, stake, time })}</p>;
    case 'used':
      return <p>{t('casino.freeSpins.used', { rounds, stake })}</p>;
    case 'expired':
      return <p>{t('casino.freeSpins.expired', { left, rounds, time })}</p>;
  }
}

interface FreeSpinsProps {
  readonly view: CasinoView;
  readonly games: readonly CasinoGame[];
  /** Of this game alone; null for all games. */
  readonly gameId: string | null;
  /** The list is loaded again whenever a round has ended. */
  readonly isBusy: boolean;
}

export function FreeSpins({ view, games, gameId, isBusy }: FreeSpinsProps): ReactNode {
  const core = useCore();
  const t = useText();
  const hasPlayer = useProjection(core.session, isPlayer);
  useEffect(() => {
    if (hasPlayer && !isBusy) core.dispatch({ type: 'casino/loadFreeSpins', payload: {} });
  }, [core, hasPlayer, isBusy]);
  const { freeSpins, freeSpinsStage } = view;
  const listed = (freeSpins ?? []).filter((each) => gameId === null || each.gameId === gameId);
  if (!hasPlayer || listed.length === 0) return null;
  const isWaiting = freeSpinsStage === 'taking' || freeSpinsStage === 'loading';
  return (
    <section className="card casino-card" aria-labelledby="free-spins">
      <h2 id="free-spins">{t('casino.freeSpins')}</h2>
      <div role="status">
        {freeSpinsStage === 'refused' && <p className="form-note is-bad">{t('casino.freeSpins.refused')}</p>}
        {freeSpinsStage === 'failed' && <p className="form-note is-bad">{t('casino.freeSpins.failed')}</p>}
      </div>
      <ul className="casino-spins">
        {listed.map((spins) => {
          const game = games.find(({ id }) => id === spins.gameId);
          return (
            <li key={spins.id}>
              {gameId === null && game !== undefined && (
                <h3>
                  <Link to={gamePath(game)}>{game.title}</Link>
                </h3>
              )}
              <Words spins={spins} />
              {spins.status === 'offered' && (
                <button
                  type="button"
                  className="button is-main"
                  aria-disabled={isWaiting}
                  onClick={() => {
                    if (!isWaiting) core.dispatch({ type: 'casino/takeFreeSpins', payload: { id: spins.id } });
                  }}
                >
                  {t('casino.freeSpins.take')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
