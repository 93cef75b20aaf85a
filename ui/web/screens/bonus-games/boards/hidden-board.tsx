/** Chests, or the dragon's eggs: one is opened; afterwards all show what they held. */
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { listOf, numberOf, type BoardProps } from './board.ts';

function Chest({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  return (
    <svg className="bonus-art" viewBox="0 0 80 64" aria-hidden="true">
      <path className="bonus-lid" d={isOpen ? 'M8 22 Q40 -14 72 22Z' : 'M8 30 Q8 8 40 8 T72 30Z'} />
      <rect className="bonus-box" x="8" y={isOpen ? 28 : 32} width="64" height="28" rx="4" />
      <rect className="bonus-lock" x="34" y={isOpen ? 32 : 26} width="12" height="14" rx="3" />
    </svg>
  );
}

function Egg({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  return (
    <svg className="bonus-art" viewBox="0 0 80 64" aria-hidden="true">
      <path className="bonus-egg" d="M40 4C54 4 64 26 64 40A24 22 0 0 1 16 40C16 26 26 4 40 4Z" />
      {isOpen ? (
        <path className="bonus-crack" d="M15 34 26 42 34 32 44 44 52 33 65 38" />
      ) : (
        <path className="bonus-scale" d="M30 26q5 6 10 0q5 6 10 0M24 40q5 6 10 0q5 6 12 0q5 6 10 0" />
      )}
    </svg>
  );
}

const COUNTS = { chest: 3, egg: 5 } as const;

export function HiddenBoard({
  kind,
  round,
  choices,
  isBusy,
  onChoose,
  reward,
}: BoardProps & { readonly kind: keyof typeof COUNTS }): ReactNode {
  const t = useText();
  const [places, opened] = [listOf(round, 'places'), numberOf(round, 'opened')];
  const Art = kind === 'chest' ? Chest : Egg;
  return (
    <ul className="bonus-places">
      {Array.from({ length: COUNTS[kind] }, (_, at) => {
        const held = places[at];
        const name = t(`bonus.${kind}`, { number: at + 1 });
        const isOpened = opened === at;
        return (
          // Places have no identity beside their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={isOpened ? 'bonus-place is-opened' : 'bonus-place'}>
            {choices.includes(at) ? (
              <button type="button" className="bonus-pick" aria-disabled={isBusy} onClick={() => onChoose(at)}>
                <Art isOpen={false} />
                <span>{name}</span>
              </button>
            ) : (
              <div className="bonus-pick">
                <Art isOpen={held !== undefined} />
                <span>{name}</span>
                {held !== undefined && <b>{reward(held)}</b>}
                {isOpened && <span className="bonus-mine">{t('bonus.yours')}</span>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
