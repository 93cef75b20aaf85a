/** Memory: eight cards that stay open once they are turned over; after the round all are. */
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import { listOf, type BoardProps } from './board.ts';

const CARDS = 8;

export function CardsBoard({ round, choices, isBusy, onChoose, reward }: BoardProps): ReactNode {
  const t = useText();
  const [opened, faces, cards] = [listOf(round, 'opened'), listOf(round, 'faces'), listOf(round, 'cards')];
  const last = faces.at(-1);
  return (
    <ul className="bonus-cards">
      {Array.from({ length: CARDS }, (_, at) => {
        const turned = opened.indexOf(at);
        const face = turned === -1 ? cards[at] : faces[turned];
        const isPair = cards.length > 0 && turned !== -1 && face === last;
        return (
          // Cards have no identity beside their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {choices.includes(at) ? (
              <button
                type="button"
                className="bonus-card is-closed"
                aria-disabled={isBusy}
                aria-label={t('bonus.card', { number: at + 1 })}
                onClick={() => onChoose(at)}
              >
                <span aria-hidden="true">{at + 1}</span>
              </button>
            ) : (
              <div className={isPair ? 'bonus-card is-pair' : turned === -1 ? 'bonus-card is-rest' : 'bonus-card'}>
                <small>{t('bonus.card', { number: at + 1 })}</small>
                {face !== undefined && <b>{reward(face)}</b>}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
