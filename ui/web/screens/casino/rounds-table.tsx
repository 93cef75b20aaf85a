/** Rounds with stake, payment and the way to their verification. */
import { memo, type ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import { isFreeRound } from 'touchline/core/casino/types';
import type { CasinoGame, PlayedRound } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { verifyPath } from './verify-address.ts';

/**
 * The roles of the parts of a table, written out: where each row is a card [CSN-29], some browsers take the roles from
 * the layout.
 */
const TABLE = { role: 'table' } as const;
const GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;
const COLUMN = { role: 'columnheader', scope: 'col' } as const;
const NAME = { role: 'rowheader', scope: 'row' } as const;
const CELL = { role: 'cell' } as const;

interface RoundsTableProps {
  readonly rounds: readonly PlayedRound[];
  readonly name: string;
  /** For the names of the games; null where all rounds are of one game. */
  readonly games: readonly CasinoGame[] | null;
  /** The rounds were played for fun. */
  readonly isDemo?: boolean;
}

interface RoundRowProps {
  readonly round: PlayedRound;
  /** The game's name; null where all rounds are of one game. */
  readonly title: string | null;
  /** The page of the game; null where the page is that of the game, and for a game that is no longer on offer. */
  readonly path: string | null;
  readonly isDemo: boolean;
}

/** Drawn once: a finished round does not change when the next one joins the list. */
const RoundRow = memo(function RoundRow({ round, title, path, isDemo }: RoundRowProps): ReactNode {
  const t = useText();
  const money = useMoney();
  const preferences = useProjection(useCore().preferences, identity);
  const { id, at, stake, pays, status, currency, commitment } = round;
  const time = formatTime(at, 'full', preferences);
  return (
    <tr {...ROW}>
      <th {...NAME}>{time}</th>
      {title !== null && <td {...CELL}>{title}</td>}
      <td {...CELL} data-name={t('casino.rounds.stake')}>
        {isFreeRound(round) ? t('casino.rounds.free') : money(stake, currency)}
      </td>
      <td {...CELL} data-name={t('casino.rounds.paid')}>
        {pays === null ? t(`casino.rounds.${status}`) : money(pays, currency)}
      </td>
      <td {...CELL}>
        {commitment === null && (
          <span className="casino-ways">
            <Link to={verifyPath(id)} label={t('casino.rounds.inGameOf', { time })}>
              {t('casino.rounds.inGame')}
            </Link>
          </span>
        )}
        {status === 'staked' && commitment !== null && path !== null && (
          <span className="casino-ways">
            <Link to={path} label={t('casino.rounds.goOnOf', { time })}>
              {t('casino.rounds.goOn')}
            </Link>
          </span>
        )}
        {pays !== null && commitment !== null && (
          <span className="casino-ways">
            {title !== null && (
              <Link to={`/office/casino/rounds/${id}`} label={t('casino.replay.watchOf', { time })}>
                {t('casino.replay')}
              </Link>
            )}
            <Link to={verifyPath(id, isDemo)} label={t('casino.rounds.verifyOf', { time })}>
              {t('casino.rounds.verify')}
            </Link>
          </span>
        )}
      </td>
    </tr>
  );
});

/** Without rounds the table says so: its first round then adds a row and no table, while a game draws that round. */
export const RoundsTable = memo(function RoundsTable({
  rounds,
  name,
  games,
  isDemo = false,
}: RoundsTableProps): ReactNode {
  const t = useText();
  const gameOf = ({ gameId }: PlayedRound): CasinoGame | null => games?.find((game) => game.id === gameId) ?? null;
  const pathOf = (game: CasinoGame | null): string | null => (game === null ? null : gamePath(game));
  return (
    // A scroll container must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="casino-table" role="region" aria-label={name} tabIndex={0}>
      <table {...TABLE}>
        <caption>{name}</caption>
        <thead {...GROUP}>
          <tr {...ROW}>
            <th {...COLUMN}>{t('casino.rounds.time')}</th>
            {games !== null && <th {...COLUMN}>{t('casino.rounds.game')}</th>}
            <th {...COLUMN}>{t('casino.rounds.stake')}</th>
            <th {...COLUMN}>{t('casino.rounds.paid')}</th>
            <th {...COLUMN}>{t('casino.rounds.check')}</th>
          </tr>
        </thead>
        <tbody {...GROUP}>
          {rounds.length === 0 && (
            <tr {...ROW}>
              <th {...NAME} colSpan={games === null ? 4 : 5}>
                {t('casino.rounds.none.title')}
              </th>
            </tr>
          )}
          {rounds.map((round) => (
            <RoundRow
              key={round.id}
              round={round}
              title={games === null ? null : (gameOf(round)?.title ?? round.gameId)}
              path={pathOf(gameOf(round))}
              isDemo={isDemo}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
});
