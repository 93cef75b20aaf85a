/**
 * A round of a foreign game, which no page of ours can compute again: its money, and who can show how it was drawn
 * [CSN-30].
 */
import type { ReactNode } from 'react';
import { gamePath } from 'touchline/core/casino/rules/find-games';
import type { ForeignRound as Round } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useMoney } from '../../components/use-money.ts';
import { useText } from '../../text.ts';
import { RoundFacts } from './round-facts.tsx';
import { useCasino } from './use-casino.ts';

export function ForeignRound({ round }: { readonly round: Round }): ReactNode {
  const t = useText();
  const money = useMoney();
  const { view } = useCasino();
  const { id, gameId, at, stake, isFree, pays, status, currency, proof } = round;
  const game = view?.games?.find((known) => known.id === gameId);
  return (
    <section className="card casino-card" aria-labelledby="foreign-round">
      <h2 id="foreign-round">
        {game === undefined
          ? t('casino.foreign.title')
          : t('casino.foreign.titleBy', { game: game.title, provider: game.provider.name })}
      </h2>
      <p>{t('casino.foreign.text')}</p>
      <p>{t(proof === null ? 'casino.foreign.how' : 'casino.foreign.howProof')}</p>
      <RoundFacts
        id={id}
        at={at}
        stake={isFree ? t('casino.rounds.free') : money(stake, currency)}
        paid={pays === null ? t(`casino.rounds.${status}`) : money(pays, currency)}
      />
      <div className="casino-ways">
        {proof !== null && (
          <a href={proof} className="button is-main" target="_blank" rel="noopener noreferrer">
            {t('casino.foreign.proof')}
          </a>
        )}
        {game !== undefined && (
          <Link to={gamePath(game)} className={proof === null ? 'button is-main' : 'button is-outline'}>
            {t('casino.foreign.game')}
          </Link>
        )}
        <Link to="/office/support" className="button is-outline">
          {t('casino.foreign.support')}
        </Link>
        <Link to="/office/casino/rounds" className="button is-outline">
          {t('casino.replay.back')}
        </Link>
      </div>
    </section>
  );
}
