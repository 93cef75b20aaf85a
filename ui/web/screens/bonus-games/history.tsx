/** Turns that were played, and their proof: seeds, and a check by a second implementation in the browser [BGM-6]. */
import { useState, type ReactNode } from 'react';
import type { RoundProof } from 'touchline/core/casino/types';
import type { BonusAnswer, BonusPlayer } from 'touchline/core/bonus-games/types';
import type { BonusGamesView } from 'touchline/core/bonus-games/views';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';
import { VerdictText } from '../casino/verdict-text.tsx';
import type { Verdict } from '../casino/verify-round.ts';
import { useBonusWords } from './use-bonus-words.ts';

function Check({ round }: { readonly round: RoundProof }): ReactNode {
  const t = useText();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const check = async (): Promise<void> => {
    const { verifyRound } = await import('../casino/verify-round.ts');
    setVerdict(await verifyRound(round));
  };
  return (
    <>
      <button type="button" className="button is-small" onClick={() => void check()}>
        {t('bonus.check')}
      </button>
      {verdict !== null && <VerdictText verdict={verdict} />}
    </>
  );
}

function Round({ round, answer }: { readonly round: RoundProof; readonly answer: BonusAnswer }): ReactNode {
  const t = useText();
  const preferences = useProjection(useCore().preferences, identity);
  const { reward } = useBonusWords(answer);
  const { at, pays, nonce, clientSeed, serverSeed, commitment } = round;
  const seeds = [
    ['nonce', String(nonce)],
    ['clientSeed', clientSeed],
    ['commitment', commitment],
    ['serverSeed', serverSeed ?? t('bonus.fair.hidden')],
  ] as const;
  return (
    <li>
      <details>
        <summary>
          <span>{formatTime(at, 'full', preferences)}</span>
          <b>{pays === null ? t('bonus.open') : reward(pays / answer.unit)}</b>
        </summary>
        <dl className="facts bonus-seeds">
          {seeds.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`bonus.fair.${name}`)}</dt>
              <dd>
                <code dir="auto">{value}</code>
              </dd>
            </div>
          ))}
        </dl>
        {/* A verdict from before the seed was revealed is no longer true. */}
        {pays !== null && <Check key={serverSeed ?? ''} round={round} />}
      </details>
    </li>
  );
}

export function History({
  view,
  answer,
  player,
}: {
  readonly view: BonusGamesView;
  readonly answer: BonusAnswer;
  readonly player: BonusPlayer;
}): ReactNode {
  const core = useCore();
  const t = useText();
  const { fair, rounds, open } = player;
  const canReveal = fair.nonce > 0 && open === null && view.next !== 'stopped';
  return (
    <section className="card office-part" aria-labelledby="bonus-history">
      <h2 id="bonus-history">{t('bonus.history')}</h2>
      {rounds.length === 0 ? (
        <p className="office-note">{t('bonus.history.none')}</p>
      ) : (
        <ul className="bonus-rounds">
          {rounds.map((round) => (
            <Round key={round.id} round={round} answer={answer} />
          ))}
        </ul>
      )}
      <h3 className="bonus-fair">{t('bonus.fair')}</h3>
      <p className="office-note">{t('bonus.fair.text')}</p>
      <p className="bonus-hash">
        {t('bonus.fair.next')}{' '}
        <code className="bonus-code" dir="ltr">
          {fair.commitment}
        </code>
      </p>
      {canReveal && (
        <button
          type="button"
          className="button is-small"
          aria-disabled={view.acting === null ? undefined : true}
          onClick={() => core.dispatch({ type: 'bonus-games/reveal', payload: {} })}
        >
          {t('bonus.fair.reveal')}
        </button>
      )}
    </section>
  );
}
