/** The game itself: its board, what happened in words, and the one control that is next [BGM-4, BGM-6, BGM-8]. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { BonusAnswer } from 'touchline/core/bonus-games/types';
import type { BonusGamesView } from 'touchline/core/bonus-games/views';
import { Link } from '../../components/link.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { Board } from './boards/boards.tsx';
import { useBonusWords } from './use-bonus-words.ts';

interface StageProps {
  readonly view: BonusGamesView;
  readonly answer: BonusAnswer;
}

function Failure({ view }: Pick<StageProps, 'view'>): ReactNode {
  const t = useText();
  const { last } = view;
  if (last === null || last.outcome === 'done') return null;
  return (
    <p className="field-error">
      {last.outcome === 'refused' ? t(`bonus.refused.${last.refusal}`) : t('bonus.unknown')}
    </p>
  );
}

/** The player's own seed, until one is chosen [BGM-3]. */
function OwnSeed({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (seed: string) => void;
}): ReactNode {
  const t = useText();
  const field = useId();
  return (
    <details className="bonus-seed">
      <summary>{t('bonus.seed')}</summary>
      <label className="field-label" htmlFor={field}>
        {t('bonus.seed.label')}
      </label>
      <input
        id={field}
        className="field-input"
        dir="ltr"
        maxLength={64}
        pattern="[!-~]*"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.replaceAll(/[^!-~]/g, ''))}
      />
    </details>
  );
}

function Next({ view, answer }: StageProps): ReactNode {
  const core = useCore();
  const t = useText();
  const [seed, setSeed] = useState('');
  const { next, game, acting } = view;
  switch (next) {
    case null:
      return null;
    case 'logIn':
      return (
        <Link to="/user/login" className="button is-main">
          {t('bonus.logIn')}
        </Link>
      );
    case 'stopped':
      return <p className="office-note">{t(view.isExcluded ? 'bonus.excluded' : 'bonus.stopped')}</p>;
    case 'earn':
      return (
        <>
          <p className="office-note">{t('bonus.noTurns')}</p>
          <Link to="/bonuses/games" className="button is-outline">
            {t('bonus.others')}
          </Link>
        </>
      );
    case 'play':
      return (
        <>
          <button
            type="button"
            className="button is-main is-large"
            aria-disabled={acting === null ? undefined : true}
            onClick={() => core.dispatch({ type: 'bonus-games/play', payload: { clientSeed: seed } })}
          >
            {t('bonus.play')}
          </button>
          {answer.player?.fair.clientSeed === null && <OwnSeed value={seed} onChange={setSeed} />}
        </>
      );
    case 'choose':
      return <p className="bonus-prompt">{game !== null && t(`bonus.choose.${game}`)}</p>;
  }
}

export function Stage({ view, answer }: StageProps): ReactNode {
  const core = useCore();
  const t = useText();
  const { reward } = useBonusWords(answer);
  const { game } = answer;
  const { shown, choices, acting } = view;
  const stage = useRef<HTMLElement>(null);
  const at = shown === null ? '' : `${shown.id} ${shown.moves.length}`;
  const before = useRef(at);
  // The control that was used may be gone: the focus stays in the game.
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    if (document.activeElement === document.body) stage.current?.focus();
  }, [at]);
  const pays = shown?.pays ?? null;
  return (
    <section ref={stage} className="card office-part bonus-stage" aria-label={t('bonus.stage')} tabIndex={-1}>
      <Board
        game={game}
        round={shown}
        choices={choices}
        isBusy={acting !== null}
        onChoose={(choice) => core.dispatch({ type: 'bonus-games/choose', payload: { choice } })}
        reward={reward}
      />
      <div role="status" className="bonus-status">
        {pays !== null && shown !== null && (
          <p key={shown.id} className={`bonus-won is-${game}`}>
            {t('bonus.won', { prize: reward(pays / answer.unit) })}
          </p>
        )}
        <Failure view={view} />
      </div>
      <Next view={view} answer={answer} />
    </section>
  );
}
