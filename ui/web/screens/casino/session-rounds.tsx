/** The seeds in use and the rounds of this visit, as they passed through the port. */
import type { ReactNode } from 'react';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { useText } from '../../text.ts';
import { RoundsTable } from './rounds-table.tsx';

export function SessionRounds({
  view,
  isShared,
}: {
  readonly view: GameSessionView;
  /** All players share the draws and their seeds. */
  readonly isShared: boolean;
}): ReactNode {
  const t = useText();
  const { fair, rounds, seedFaults } = view;
  if (fair === null) return null;
  return (
    <section className="card casino-card" aria-labelledby="game-fair">
      <h2 id="game-fair">{t('casino.fair')}</h2>
      <p>{t(isShared ? 'casino.fair.sharedText' : 'casino.fair.text')}</p>
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
          <dt>{t(isShared ? 'casino.fair.salt' : 'casino.fair.clientSeed')}</dt>
          <dd>{fair.clientSeed === null ? t('casino.fair.notChosen') : <code dir="ltr">{fair.clientSeed}</code>}</dd>
        </div>
        <div>
          <dt>{t(isShared ? 'casino.fair.draw' : 'casino.fair.nonce')}</dt>
          <dd>{fair.nonce}</dd>
        </div>
      </dl>
      {rounds.length > 0 && <RoundsTable rounds={rounds} name={t('casino.rounds.visit')} games={null} />}
    </section>
  );
}
