/** The safe: three digits are guessed one after the other, each with its answer at once. */
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { listOf, type BoardProps } from './board.ts';

const DIGITS = 3;

export function SafeBoard({ round, choices, isBusy, onChoose }: BoardProps): ReactNode {
  const t = useText();
  const [guesses, right, code] = [listOf(round, 'guesses'), listOf(round, 'right'), listOf(round, 'code')];
  return (
    <div className="bonus-safe">
      <ol className="bonus-dials">
        {Array.from({ length: DIGITS }, (_, at) => {
          const guess = guesses[at];
          const isRight = right[at] === 1;
          return (
            // Digits have no identity beside their place.
            // oxlint-disable-next-line react/no-array-index-key
            <li
              key={at}
              className={guess === undefined ? 'bonus-dial' : isRight ? 'bonus-dial is-right' : 'bonus-dial is-wrong'}
            >
              <b className="number">{guess ?? '–'}</b>
              <small>
                {guess === undefined
                  ? t('bonus.safe.digit', { number: at + 1 })
                  : t(isRight ? 'bonus.safe.right' : 'bonus.safe.wrong')}
              </small>
            </li>
          );
        })}
      </ol>
      {code.length > 0 && <p className="office-note">{t('bonus.safe.code', { code: code.join('') })}</p>}
      {choices.length > 0 && (
        <div className="bonus-keys" role="group" aria-label={t('bonus.safe.digit', { number: guesses.length + 1 })}>
          {choices.map((digit) => (
            <button key={digit} type="button" className="button" aria-disabled={isBusy} onClick={() => onChoose(digit)}>
              {digit}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
