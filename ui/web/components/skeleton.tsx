/** Grey places that keep the room of what loads, so that nothing jumps when it comes. */
import type { ReactNode } from 'react';
import { useShown } from '../place.ts';
import { useText } from '../text.ts';

function Bone({ className }: { readonly className: string }): ReactNode {
  return <span className={`bone ${className}`} />;
}

export function BoardSkeleton({ rows = 8 }: { readonly rows?: number }): ReactNode {
  const t = useText();
  return (
    <div className="board" role="status" aria-label={t('state.loading')}>
      <div className="group" aria-hidden="true" aria-busy="true">
        <div className="group-head">
          <Bone className="is-title" />
        </div>
        {Array.from({ length: rows }, (_, at) => (
          <div className="row" key={at}>
            <span className="row-game">
              <Bone className="is-when" />
              <span className="sides">
                <Bone className="is-name" />
                <Bone className="is-name is-short" />
              </span>
            </span>
            <span className="cells is-result">
              <Bone className="is-cell" />
              <Bone className="is-cell" />
              <Bone className="is-cell" />
            </span>
            <span className="cells is-total">
              <Bone className="is-cell" />
              <Bone className="is-cell" />
            </span>
            <span className="cells is-handicap">
              <Bone className="is-cell" />
              <Bone className="is-cell" />
            </span>
            <span className="row-more" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** While a page has no heading of its own it says what there is to say: that it comes. */
function Waiting(): ReactNode {
  return (
    <span className="vh" role="heading" aria-level={1}>
      {useText()('state.loading')}
    </span>
  );
}

/** Of a board, or of what is not known yet; a page without the frame is no board. */
export function ScreenSkeleton(): ReactNode {
  return useShown().target.route?.layout === 'empty' ? (
    <CardSkeleton />
  ) : (
    <div className="screen">
      <Waiting />
      <div className="screen-head" aria-hidden="true">
        <Bone className="is-heading" />
      </div>
      <BoardSkeleton />
    </div>
  );
}

/** Of a screen that is no board: a card, as wide as its page lets it be. `isTitled`: the page has its heading already. */
export function CardSkeleton({ isTitled = false }: { readonly isTitled?: boolean }): ReactNode {
  const t = useText();
  return isTitled ? (
    <div className="bone is-card" role="status" aria-busy="true" aria-label={t('state.loading')} />
  ) : (
    <div className="bone is-card" role="status" aria-busy="true">
      <Waiting />
    </div>
  );
}
