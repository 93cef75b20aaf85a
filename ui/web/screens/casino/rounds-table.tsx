/** Rounds with stake, payment and the way to their verification. */
import type { ReactNode } from 'react';
import type { CasinoGame, PlayedRound } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

interface RoundsTableProps {
  readonly rounds: readonly PlayedRound[];
  readonly name: string;
  /** For the names of the games; null where all rounds are of one game. */
  readonly games: readonly CasinoGame[] | null;
}

export function RoundsTable({ rounds, name, games }: RoundsTableProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  return (
    // A scroll container must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="casino-table" role="region" aria-label={name} tabIndex={0}>
      <table>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('casino.rounds.time')}</th>
            {games !== null && <th scope="col">{t('casino.rounds.game')}</th>}
            <th scope="col">{t('casino.rounds.stake')}</th>
            <th scope="col">{t('casino.rounds.paid')}</th>
            <th scope="col">{t('casino.rounds.check')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ id, gameId, at, stake, pays, status, currency, commitment }) => (
            <tr key={id}>
              <td>{formatTime(at, 'full', preferences)}</td>
              {games !== null && <td>{games.find((game) => game.id === gameId)?.title ?? gameId}</td>}
              <td>{money(stake, currency)}</td>
              <td>{pays === null ? t(`casino.rounds.${status}`) : money(pays, currency)}</td>
              <td>
                {commitment === null && t('casino.rounds.inGame')}
                {pays !== null && commitment !== null && (
                  <span className="casino-ways">
                    {games !== null && (
                      <Link
                        to={`/office/casino/rounds/${id}`}
                        label={t('casino.replay.watchOf', { time: formatTime(at, 'full', preferences) })}
                      >
                        {t('casino.replay')}
                      </Link>
                    )}
                    <Link
                      to={`/casino/verify/${id}`}
                      label={t('casino.rounds.verifyOf', { time: formatTime(at, 'full', preferences) })}
                    >
                      {t('casino.rounds.verify')}
                    </Link>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
