/** A tournament in numbers: its times, counted rounds, prizes and players [TRN-8]. */
import type { ReactNode } from 'react';
import type { Tournament } from 'touchline/core/tournaments/types';
import { useText } from '../../text.ts';
import { useTournamentWords } from './use-tournament-words.ts';

function fundOf({ prizes }: Pick<Tournament, 'prizes'>): number {
  return prizes.reduce((sum, prize) => sum + prize, 0);
}

export function TournamentTerms({ tournament }: { readonly tournament: Tournament }): ReactNode {
  const t = useText();
  const { money, prize, time } = useTournamentWords();
  const { status, startsAt, endsAt, rounds, minStake, iso, reward, entrants } = tournament;
  const { players, simulated } = entrants;
  const who =
    simulated === 0
      ? String(players)
      : t(players === 0 ? 'tour.playersSimulated' : 'tour.playersAnd', { players, simulated });
  const facts = [
    [t('tour.starts'), time(startsAt)],
    [t(status === 'ended' ? 'tour.ended' : 'tour.ends'), time(endsAt)],
    [t('tour.rounds'), String(rounds)],
    [t('tour.minStake'), money(minStake, iso)],
    [t(`tour.fund.${reward}`), prize(fundOf(tournament), reward, iso)],
    ...(players + simulated === 0 ? [] : [[t('tour.players'), who]]),
  ] as const;
  return (
    <dl className="tour-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
