/** The happenings of a match, newest first, as plain text; each entry leads to its moment. */
import { useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { Happening, LiveView } from 'touchline/core/match-view/types';
import { useText } from '../../../text.ts';
import { happeningClock, happeningText, isKey } from './happening-text.ts';
import { Shares } from './shares.tsx';

const MAX_SHOWN = 80;

interface FeedProps {
  readonly game: Game;
  readonly live: LiveView;
  readonly chosen: Happening | null;
  readonly onChoose: (happening: Happening) => void;
}

export function Feed({ game, live: { happened, shares }, chosen, onChoose }: FeedProps): ReactNode {
  const t = useText();
  const [isAll, setAll] = useState(false);
  const shown = happened
    .filter((each) => isAll || isKey(each))
    .slice(-MAX_SHOWN)
    .toReversed();
  return (
    <section className="media-feed" aria-label={t('media.feed')}>
      <div className="media-feed-head" role="group" aria-label={t('media.feed')}>
        <button type="button" className="chip" aria-pressed={!isAll} onClick={() => setAll(false)}>
          {t('media.feed.key')}
        </button>
        <button type="button" className="chip" aria-pressed={isAll} onClick={() => setAll(true)}>
          {t('media.feed.all')}
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="media-nothing">{t('media.feed.empty')}</p>
      ) : (
        // The list scrolls: the keyboard reaches it through its entries.
        <ol className="media-list">
          {shown.map((each) => (
            <li key={each.n}>
              <button
                type="button"
                className={`media-entry is-${each.side} is-${each.kind}`}
                aria-current={each.n === chosen?.n ? 'true' : undefined}
                onClick={() => onChoose(each)}
              >
                <span className="media-entry-clock number">{happeningClock(each, game, t)}</span>
                <span className="media-entry-text" dir="auto">
                  {happeningText(each, game, t)}
                </span>
                {each.kind !== 'periodStart' && (
                  <span className="media-entry-score number" dir="ltr">
                    {each.score[0]}:{each.score[1]}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
      )}
      <Shares shares={shares} />
    </section>
  );
}
