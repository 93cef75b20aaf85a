/** Placeholders that reserve space for loading content, so that the layout does not shift. */
import type { ReactNode } from 'react';
import { useShown } from '../page-location.ts';
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

/** Heading "loading" for a page that has no heading of its own yet. */
function Waiting(): ReactNode {
  return (
    <span className="vh" role="heading" aria-level={1}>
      {useText()('state.loading')}
    </span>
  );
}

/** Skeleton of a board, or of a screen not known yet. A page without the frame is never a board and gets a card. */
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

/**
 * Skeleton of a screen that is not a board: a card as wide as its page allows. `isTitled`: the page already has its
 * heading.
 */
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
