/** The seeds in use and the rounds of this visit, as they passed through the port. */
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import type { GameSessionView } from 'touchline/core/game-session/types';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { RoundsTable } from './rounds-table.tsx';

/**
 * The first use of a format takes milliseconds, which the drawing of the first round would lack: it is used this long
 * after the launch, while the page waits for the operator.
 */
const WARM_UP_MS = 200;

export function SessionRounds({
  view,
  isShared,
}: {
  readonly view: GameSessionView;
  /** All players share the draws and their seeds. */
  readonly isShared: boolean;
}): ReactNode {
  const t = useText();
  const { fair, seedFaults } = view;
  // The answer that brings a round also starts its drawing in the frame, which comes first.
  const rounds = useDeferredValue(view.rounds);
  const preferences = useProjection(useCore().preferences, identity);
  useEffect(() => {
    const timer = setTimeout(() => formatTime(0, 'full', preferences), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, [preferences]);
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
      <RoundsTable rounds={rounds} name={t('casino.rounds.visit')} games={null} isDemo={view.mode === 'demo'} />
    </section>
  );
}
