/** The seeds in use and the rounds of this visit, as they passed through the port. */
import type { ReactNode } from 'react';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { useText } from '../../text.ts';
import { RoundsTable } from './rounds-table.tsx';

export function SessionRounds({ view }: { readonly view: GameSessionView }): ReactNode {
  const t = useText();
  const { fair, rounds, seedFaults } = view;
  if (fair === null) return null;
  return (
    <section className="card casino-card" aria-labelledby="game-fair">
      <h2 id="game-fair">{t('casino.fair')}</h2>
      <p>{t('casino.fair.text')}</p>
      {seedFaults.map((fault) => (
        <p key={fault} className="form-note is-bad" role="alert">
          {t(`casino.fair.fault.${fault}`)}
        </p>
      ))}
      <dl className="facts casino-seeds">
        <div>
          <dt>{t('casino.fair.commitment')}</dt>
          <dd>
            <code dir="ltr">{fair.commitment}</code>
          </dd>
        </div>
        <div>
          <dt>{t('casino.fair.clientSeed')}</dt>
          <dd>{fair.clientSeed === null ? t('casino.fair.notChosen') : <code dir="ltr">{fair.clientSeed}</code>}</dd>
        </div>
        <div>
          <dt>{t('casino.fair.nonce')}</dt>
          <dd>{fair.nonce}</dd>
        </div>
      </dl>
      {rounds.length > 0 && <RoundsTable rounds={rounds} name={t('casino.rounds.visit')} games={null} />}
    </section>
  );
}
